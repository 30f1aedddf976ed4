/// What a run is asked to do, whoever asks.
public struct Request: Sendable {
  /// Where a design comes from.
  public enum Input: Hashable, Sendable {
    /// A design file, or a folder of them.
    case path(String)
    /// JSON that was read from standard input; it reaches no folder.
    case standardInput([UInt8])
    /// A design that comes with cellproof, by its name in `Resources/Designs`.
    case sample(String)
  }

  /// What to draw of all that the designs ask for; an empty list keeps everything.
  public struct Filters: Sendable {
    public var cells: [String] = []
    public var states: [String] = []
    public var systems: [String] = []
    public var devices: [String] = []
    public var appearances: [String] = []
    public var contentSizes: [String] = []
    public var directions: [String] = []
    public var locales: [String] = []

    public init() {}
  }

  /// The severity from which findings make a run fail.
  public enum FailureThreshold: String, CaseIterable, Sendable {
    case error
    case warning
    case never
  }

  /// How far a run is.
  public enum Progress: Sendable {
    /// So many of the files of a folder are read.
    case reading(Int, of: Int)
    /// So many of the pages and scenes are drawn.
    case drawing(Int, of: Int)

    /// Called often and from any thread; it must return soon.
    public typealias Report = @Sendable (Progress) -> Void
  }

  /// Empty: the samples.
  public var inputs: [Input] = []
  public var filters = Filters()
  /// Folders of fonts that are looked into first.
  public var fontFolders: [String] = []
  /// Workers; nil: one for each processor.
  public var jobs: Int?
  /// Whether `svg/` is written.
  public var writesPictures = true
  public var failsOn: FailureThreshold = .never
  /// Told how far the run is; nil for nobody.
  public var progress: Progress.Report?

  public init() {}
}
