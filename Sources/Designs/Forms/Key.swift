/// One key of an object: its name and how its value is read.
///
/// The keys of a kind stand together in its `ObjectForm`, which is the single source of what the reader
/// accepts, what its messages suggest and what the JSON Schema says.
struct Key<Value: Sendable>: Sendable {
  let name: String
  let shape: Shape<Value>
  let entry: ObjectForm.Entry

  /// A key whose value may be given by rules.
  init(_ name: String, _ shape: Shape<Value>, required: Bool = false, _ about: String) {
    self.name = name
    self.shape = shape
    entry = ObjectForm.Entry(name: name, form: .rules(shape.form), isRequired: required, about: about)
  }

  /// A key of the structure, where no rules can stand.
  init(fixed name: String, _ shape: Shape<Value>, required: Bool = false, _ about: String) {
    self.name = name
    self.shape = shape
    entry = ObjectForm.Entry(name: name, form: shape.form, isRequired: required, about: about)
  }
}

/// A form and how a value of it is read; nil means that the fault is already reported.
struct Shape<Value: Sendable>: Sendable {
  let form: Form
  let read: @Sendable (_ decoder: inout DesignDecoder, _ node: Int) -> Value?

  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Shape<Other> {
    Shape<Other>(form: form) { decoder, node in read(&decoder, node).map(transform) }
  }
}
