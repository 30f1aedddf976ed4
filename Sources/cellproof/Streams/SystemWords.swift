import Glibc

/// The errors of the standard streams in words that depend on no locale.
enum SystemWords {
  static func of(_ number: Int32) -> String {
    switch number {
    case EPIPE: "nobody reads it any more"
    case EBADF: "it is closed"
    case ENOSPC: "no space left on the device"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file would be too large"
    case EISDIR: "it is a folder"
    case EIO: "the device failed"
    default: "system error \(number)"
    }
  }
}
