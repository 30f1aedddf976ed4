import UIKitRules

extension Scene {
  /// Whether every design has it.
  var goesWithoutSaying: Bool {
    id == Scene.allID && sections.count == 1 && sections[0].header == nil && sections[0].footer == nil
  }

  /// - Parameter cells: what each cell is called.
  func json(id: String, cells: [String]) -> JSONValue {
    let sections = sections.map { $0.json(cells: cells) }
    return .object([
      JSONValue.Member(key: SceneKeys.id.name, value: .string(id)),
      JSONValue.Member(key: SceneKeys.sections.name, value: .list(sections)),
    ])
  }
}

extension Scene.Section {
  fileprivate func json(cells: [String]) -> JSONValue {
    var members: [JSONValue.Member] = []
    for (key, title) in [(SceneSectionKeys.header, header), (SceneSectionKeys.footer, footer)] {
      if let title { members.append(JSONValue.Member(key: key.name, value: .string(title))) }
    }
    let rows = rows.map { $0.json(cells: cells) }
    return .object(members + [JSONValue.Member(key: SceneSectionKeys.rows.name, value: .list(rows))])
  }
}

extension Scene.Row {
  fileprivate func json(cells: [String]) -> JSONValue {
    var members = [JSONValue.Member(key: SceneRowKeys.cell.name, value: .string(cells[cell]))]
    if row != 0 { members.append(JSONValue.Member(key: SceneRowKeys.row.name, value: .number(Double(row)))) }
    if state != .normal {
      members.append(JSONValue.Member(key: SceneRowKeys.state.name, value: .string(state.rawValue)))
    }
    return .object(members)
  }
}
