/// Why nothing can be drawn of what is asked.
enum SelectionFault: Error {
  /// A filter matches nothing of what the designs ask for; the text names what there is.
  case filter(String)
  /// The designs ask for so many previews that the list alone would fill the memory.
  case tooMany(Int)

  /// What a run answers.
  var refusal: Refusal {
    switch self {
    case .filter(let text): return Refusal(status: .wrongUsage, message: .usage(text))
    case .tooMany(let count):
      let text =
        "the designs ask for \(count) previews; at most \(PreviewSelection.most) are drawn at once: ask for less or use the filters"
      return Refusal(
        status: .invalidInput,
        message: Outcome.Message(place: nil, level: .error, text: text, code: "too-many-previews"))
    }
  }
}
