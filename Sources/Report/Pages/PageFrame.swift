import Diagnostics

/// What every page has around its content: head, icons, masthead, foot.
struct PageFrame {
  /// The way from the page to the report's folder: empty on the index, `./` beside it, or `../`.
  var root: StaticString
  var bodyClass: StaticString
  /// In the browser's tab.
  var title: String
  /// Where the skip link leads.
  var skipText: StaticString
  /// Whether the page tells of the files of a folder.
  var hasFiles = false

  /// Everything up to the masthead's content.
  func open(_ out: inout [UInt8]) {
    out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\" />\n")
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n")
    out.append("<meta name=\"color-scheme\" content=\"light dark\" />\n<meta name=\"generator\" content=\"")
    out.append(attribute: ReportContents.generator)
    out.append("\" />\n<title>")
    out.append(attribute: title)
    out.append("</title>\n<link rel=\"stylesheet\" href=\"")
    out.append(root)
    out.append("assets/report.css\" />\n")
    if hasFiles {
      out.append("<link rel=\"stylesheet\" href=\"")
      out.append(root)
      out.append("assets/files.css\" />\n")
    }
    out.append("<script src=\"")
    out.append(root)
    out.append("assets/report.js\" defer=\"defer\"></script>\n</head>\n<body class=\"")
    out.append(bodyClass)
    out.append("\">\n<a class=\"skip\" href=\"#main\">")
    out.append(skipText)
    out.append("</a>\n")
    out.append("<header class=\"masthead\">\n<div class=\"slug\">\n<p class=\"imprint\">")
    out.append(PageIcons.registration)
    if root.utf8CodeUnitCount > 0 {
      out.append("<a href=\"")
      out.append(root)
      out.append("index.html\">cellproof</a>")
    } else {
      out.append("<span>cellproof</span>")
    }
    out.append("</p>\n<span class=\"strip\" aria-hidden=\"true\"></span>\n</div>\n")
  }

  /// The end of the masthead and the pictures' shared parts.
  func openMain(_ out: inout [UInt8], definitions: [UInt8]) {
    out.append("</header>\n")
    out.append(contentsOf: definitions)
    out.append("\n<main id=\"main\" tabindex=\"-1\">\n")
  }

  /// The end of the content and the foot.
  func close(_ out: inout [UInt8], layout: String?) {
    out.append("</main>\n<footer class=\"colophon\">\n<p>")
    out.append(text: ReportContents.generator)
    out.append("</p>\n<ul>")
    if root.utf8CodeUnitCount > 0 {
      out.append("<li><a href=\"")
      out.append(root)
      out.append("index.html\">Index</a></li>")
    }
    out.append("<li><a href=\"")
    out.append(root)
    out.append("report.json\">report.json</a></li>")
    if let layout {
      out.append("<li><a href=\"")
      out.append(root)
      out.append(url: layout)
      out.append("\">")
      out.append(text: layout)
      out.append("</a></li>")
    }
    out.append("</ul>\n</footer>\n</body>\n</html>\n")
  }
}

/// One of the figures below a page's title.
struct Figure {
  var label: StaticString
  var count: Int
  /// Set where the figure is of findings.
  var level: Severity?

  /// A list of figures.
  static func append(_ figures: [Figure], to out: inout [UInt8]) {
    out.append("<dl class=\"figures\">")
    for figure in figures {
      out.append("<div")
      if let level = figure.level, figure.count > 0 {
        out.append(" class=\"")
        out.append(raw: level.rawValue)
        out.append("\"")
      }
      out.append("><dt>")
      if let level = figure.level, figure.count > 0 { out.append(icon: level) }
      out.append(figure.label)
      out.append("</dt><dd>")
      out.append(raw: Decimal.grouped(figure.count))
      out.append("</dd></div>")
    }
    out.append("</dl>\n")
  }
}

extension Severity {
  /// The level as a word on pages.
  var words: StaticString {
    switch self {
    case .review: "Review"
    case .note: "Note"
    case .warning: "Warning"
    case .error: "Error"
    }
  }

  /// The heading over several.
  var plural: StaticString {
    switch self {
    case .review: "To review"
    case .note: "Notes"
    case .warning: "Warnings"
    case .error: "Errors"
    }
  }
}
