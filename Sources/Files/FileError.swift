/// Why a file or folder was not read.
package struct FileError: Error, Hashable, Sendable {
  /// What was in the way.
  package enum Kind: Hashable, Sendable {
    case missing
    /// A folder where a file is wanted.
    case folder
    /// A file where a folder is wanted.
    case notFolder
    /// A pipe, socket or device.
    case notRegular
    case unreadable(SystemFault)
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// The name leads out of the folder it must stay in.
    case outside
    /// More entries than the limit.
    case tooManyEntries(limit: Int)
    /// The name is not UTF-8.
    case notText
  }

  package var kind: Kind
  /// The path as the caller gave it.
  package var path: String

  package init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }

  init(_ fault: SystemFault, _ path: String) {
    self.init(fault.isMissing ? .missing : .unreadable(fault), path)
  }

  /// The stable name of the fault, in kebab case.
  package var code: String {
    switch kind {
    case .missing: "file-missing"
    case .folder: "file-is-folder"
    case .notFolder: "not-a-folder"
    case .notRegular: "file-not-regular"
    case .unreadable: "file-unreadable"
    case .tooLarge: "file-too-large"
    case .outside: "file-outside"
    case .tooManyEntries: "folder-too-large"
    case .notText: "name-not-text"
    }
  }

  /// One line without a full stop and without the path.
  package var reason: String {
    switch kind {
    case .missing: "there is no such file"
    case .folder: "it is a folder"
    case .notFolder: "it is not a folder"
    case .notRegular: "it is not a regular file"
    case .unreadable(let fault): fault.words
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .outside: "it lies outside the folder it is read from"
    case .tooManyEntries(let limit): "it holds more than \(limit) entries"
    case .notText: "its name is not UTF-8; rename it"
    }
  }

  /// One line without a full stop, with the path.
  package var message: String { "cannot read \"\(path)\": \(reason)" }
}
