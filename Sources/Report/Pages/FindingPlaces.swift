import Diagnostics

extension [UInt8] {
  /// Appends the places of a finding, its own first.
  mutating func append(places: [Span], in locations: Locations) {
    append("<p class=\"place\">")
    for (index, place) in places.enumerated() {
      append(index == 0 ? "<code>" : " <code>")
      append(isolated: locations[place].text)
      append("</code>")
    }
    append("</p>\n")
  }
}
