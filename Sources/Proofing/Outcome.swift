/// What came of a run: what to tell, what to print, how to exit.
public struct Outcome: Sendable {
  /// The exit statuses of the command.
  public enum Status: Int32, Sendable {
    case done = 0
    /// Findings at or above the threshold.
    case findings = 1
    /// An input is unreadable or invalid; nothing was written.
    case invalidInput = 2
    /// Output could not be written whole.
    case outputFailed = 3
    case wrongUsage = 64
  }

  /// A message for people: `inbox.json:12:17: error: unknown colour "canvsa" [unknown-colour]`.
  public struct Message: Sendable {
    /// How grave it is; the raw value is the word in the message.
    public enum Level: String, Sendable {
      case error
      case warning
      case note
      case review
    }

    /// `inbox.json:12:17`, `inbox.json`, or nothing.
    public var place: String?
    public var level: Level
    public var text: String
    /// The stable name of the fault.
    public var code: String

    public init(place: String?, level: Level, text: String, code: String) {
      self.place = place
      self.level = level
      self.text = text
      self.code = code
    }
  }

  public var status: Status
  public var messages: [Message]
  /// What was asked for, for standard output.
  public var output: [UInt8]
  /// Counts for the closing line of `render`.
  public var previewCount: Int
  public var findingCount: Int

  public init(
    status: Status, messages: [Message] = [], output: [UInt8] = [], previewCount: Int = 0,
    findingCount: Int = 0
  ) {
    self.status = status
    self.messages = messages
    self.output = output
    self.previewCount = previewCount
    self.findingCount = findingCount
  }
}
