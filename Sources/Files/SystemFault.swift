import Glibc

/// Why the system refused something: its error number, in words that depend on no locale.
package struct SystemFault: Hashable, Sendable {
  package var number: Int32

  package init(number: Int32) { self.number = number }

  /// The error of the call that has just failed.
  static var last: SystemFault { SystemFault(number: errno) }

  /// Whether the medium or a quota is used up.
  package var isFull: Bool { [ENOSPC, EDQUOT, EFBIG].contains(number) }

  /// One line without a full stop.
  package var words: String {
    switch number {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "it is a folder"
    case EEXIST, ENOTEMPTY: "it is there already"
    case ENOSPC: "no space left on the device"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file would be too large"
    case EROFS: "the file system is read-only"
    case EMFILE, ENFILE: "too many open files"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "too many symbolic links"
    case EBUSY: "it is in use"
    case EXDEV: "it lies on another file system"
    case EIO: "the device failed"
    case EBADF: "it is closed"
    case EPIPE: "nobody reads it any more"
    case EINVAL: "the name is not valid"
    default: "system error \(number)"
    }
  }
}
