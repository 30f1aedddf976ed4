import Glibc
import Proofing

StandardStreams.prepare()
exit(CommandRun.run().rawValue)
