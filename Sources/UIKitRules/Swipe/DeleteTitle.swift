/// The word on the button that UIKit adds where a cell has no actions of its own.
package enum DeleteTitle {
  /// The word in a locale's language; English for languages not listed.
  package static func word(locale: String?) -> Fact<String> {
    let tag = locale?.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() } ?? []
    guard let language = tag.first, let word = word(language: language, tag: tag) else {
      return Fact("Delete", .deleteTitle, .doc)
    }
    return Fact(word, .deleteTitle, .memory)
  }

  private static func word(language: String, tag: [String]) -> String? {
    switch language {
    case "de": "Löschen"
    case "fr": "Supprimer"
    case "es": "Eliminar"
    case "it": "Elimina"
    case "pt": "Apagar"
    case "nl": "Verwijder"
    case "sv": "Radera"
    case "ja": "削除"
    case "ko": "삭제"
    case "zh": tag.contains("hant") || tag.contains("tw") || tag.contains("hk") ? "刪除" : "删除"
    case "ru": "Удалить"
    case "ar": "حذف"
    case "he", "iw": "מחיקה"
    default: nil
    }
  }
}
