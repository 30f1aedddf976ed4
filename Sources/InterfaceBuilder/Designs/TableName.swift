extension InterfaceDocument {
  /// What people call a table of a document with several: by its view controller, else by itself; nil for cells that
  /// stand by themselves.
  func name(ofTable index: Int) -> String? {
    let all = objects + scenes.flatMap(\.objects)
    let owner = all.first { object in
      switch object.content {
      case .table(let table): table == index
      case .viewController(let tables): tables.contains(index)
      default: false
      }
    }
    let table = tables[index]
    let names = [
      owner?.userLabel, owner?.title, owner?.customClass?.name, owner?.storyboardIdentifier,
      table.view.userLabel, table.id?.text,
    ]
    return names.lazy.compactMap(\.self).first { !$0.isEmpty }
  }
}
