/// Why output was not written whole.
package struct OutputError: Error, Hashable, Sendable {
  /// What was in the way.
  package enum Kind: Hashable, Sendable {
    /// The target is a file, or lies below one.
    case notFolder
    case unwritable(SystemFault)
    /// The device or a quota is used up.
    case full(SystemFault)
    /// A file or folder that is not ours stands where one of ours is to go.
    case occupied
    /// A path that leads out of the folder or that no list of files can hold.
    case badName
    /// The same path was written twice in one run.
    case twice
  }

  package var kind: Kind
  /// The target as the caller named it, or the path inside it.
  package var path: String

  package init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }

  init(_ fault: SystemFault, _ path: String) {
    self.init(fault.isFull ? .full(fault) : .unwritable(fault), path)
  }

  /// The stable name of the fault, in kebab case.
  package var code: String {
    switch kind {
    case .notFolder: "output-not-a-folder"
    case .unwritable: "output-unwritable"
    case .full: "output-full"
    case .occupied: "output-occupied"
    case .badName: "output-bad-name"
    case .twice: "output-written-twice"
    }
  }

  /// One line without a full stop.
  package var message: String {
    switch kind {
    case .notFolder: "cannot write to \"\(path)\": it is not a folder"
    case .unwritable(let fault), .full(let fault): "cannot write \"\(path)\": \(fault.words)"
    case .occupied:
      "cannot write \"\(path)\": a file that is not ours stands there; move it away or choose another folder"
    case .badName: "cannot write \"\(path)\": the name leads out of the output folder or is not valid"
    case .twice: "cannot write \"\(path)\": it was written twice"
    }
  }
}
