import Glibc
import Proofing

StandardStreams.prepare()
// Pages are made one after the other in buffers of megabytes: kept by the process, they are not mapped anew each time.
mallopt(M_MMAP_THRESHOLD, 32 << 20)
mallopt(M_TRIM_THRESHOLD, 64 << 20)
exit(CommandRun.run().rawValue)
