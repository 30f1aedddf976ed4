import Designs
import Markup

extension ElementFields {
  mutating func textField() -> TextFieldContent {
    TextFieldContent(
      text: text("text", attributed: "attributedText") ?? .plain(""),
      placeholder: text("placeholder", attributed: "attributedPlaceholder"), font: font("fontDescription"),
      textColor: color("textColor"), alignment: choice("textAlignment", default: .natural),
      borderStyle: choice("borderStyle", default: .none), background: image("background"),
      shrinking: shrinking(),
      adjustsFontForContentSizeCategory: flag("adjustsFontForContentSizeCategory"),
      clearButtonMode: choice("clearButtonMode", default: .never),
      horizontalAlignment: choice("contentHorizontalAlignment", default: .left),
      verticalAlignment: choice("contentVerticalAlignment", default: .center),
      isSecureTextEntry: isSecureTextEntry(),
      isEnabled: flag("enabled", default: true))
  }

  mutating func textView() -> TextViewContent {
    _ = child("textInputTraits", key: "textInputTraits")
    return TextViewContent(
      text: text("text", attributed: "attributedText") ?? .plain(""), font: font("fontDescription"),
      textColor: color("textColor"), alignment: choice("textAlignment", default: .natural),
      isEditable: flag("editable", default: true), isSelectable: flag("selectable", default: true),
      isScrollEnabled: flag("scrollEnabled", default: true),
      adjustsFontForContentSizeCategory: flag("adjustsFontForContentSizeCategory"),
      detectsData: child("dataDetectorType", key: "dataDetectorTypes") != nil)
  }

  /// Of the traits of the keyboard only this one shows.
  private mutating func isSecureTextEntry() -> Bool {
    child("textInputTraits", key: "textInputTraits")?.value("secureTextEntry") == "YES"
  }

  mutating func searchBar() -> SearchBarContent {
    _ = child("textInputTraits", key: "textInputTraits")
    let titles = child("scopeButtonTitles").map { $0.elements.map { Self.stringValue(of: $0) } }
    return SearchBarContent(
      text: string("text"), placeholder: longString("placeholder"), prompt: string("prompt"),
      style: choice("searchBarStyle", default: .default), barTintColor: color("barTintColor"),
      showsCancelButton: flag("showsCancelButton"), showsScopeBar: flag("showsScopeBar"),
      scopeButtonTitles: titles ?? [])
  }
}
