import Glibc
import Proofing

StandardStreams.prepare()
// Pages are made one after the other in buffers of megabytes: kept by the process, they are not mapped anew each time.
mallopt(M_MMAP_THRESHOLD, 32 << 20)
mallopt(-1, 64 << 20)  // M_TRIM_THRESHOLD, a macro that Swift does not see
exit(CommandRun.run().rawValue)
