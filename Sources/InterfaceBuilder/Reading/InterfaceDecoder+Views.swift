import Markup

extension InterfaceDecoder {
  /// A view with all below it.
  mutating func view(_ element: Element) -> InterfaceView {
    if element.name == "tableView" {
      let index = table(element)
      var view = tables[index].view
      view.content = .table(index)
      return view
    }
    var fields = ElementFields(element, log)
    let kind = ViewKind(element: element.name)
    if case .other(let name) = kind {
      log.countUnsupported(name, isAttribute: false, of: "subviews", at: fields.span)
    }
    var view = InterfaceView(kind, span: fields.span)
    readCommon(&fields, into: &view)
    view.content = content(of: kind, margins: view.layout.margins, &fields)
    if case .visualEffectView = kind, let inner = fields.child("view", key: "contentView") {
      view.subviews += self.view(inner).subviews
    }
    // Its cells are not read, but what is in them may hold tables.
    if case .collectionView = kind { search(element) }
    finish(&fields)
    return view
  }

  /// What every view may have.
  mutating func readCommon(_ fields: inout ElementFields, into view: inout InterfaceView) {
    view.id = fields.id("id")
    view.key = fields.string("key")
    view.customClass = fields.customClass()
    view.userLabel = fields.longString("userLabel")
    view.frame = fields.frame()
    view.appearance = fields.appearance()
    view.layout = fields.layout()
    view.accessibility = fields.accessibility()
    view.runtimeAttributes = fields.runtimeAttributes()
    view.variations = fields.variations()
    view.outlets = fields.outlets()
    checkReferences(of: fields.element)
    if let list = fields.child("subviews") { view.subviews = subviews(list) }
  }

  /// The views of a list; a cell among them is one that was dropped into a view.
  private mutating func subviews(_ list: Element) -> [InterfaceView] {
    var views: [InterfaceView] = []
    for element in list.elements {
      if element.name == "tableViewCell" {
        let index = cell(element, role: .loose)
        views.append(cells[index].view)
      } else {
        views.append(view(element))
      }
    }
    return views
  }

  /// Counts what was not read of an element, and searches there, so that no cell is lost.
  mutating func finish(_ fields: inout ElementFields) {
    for child in fields.finish() { search(child) }
  }

  private func content(
    of kind: ViewKind, margins: LayoutMargins?, _ fields: inout ElementFields
  ) -> ViewContent {
    switch kind {
    case .label: .label(fields.label())
    case .imageView: .image(fields.imageView())
    case .button: .button(fields.button())
    case .stackView: .stack(fields.stackView(margins: margins))
    case .textField: .textField(fields.textField())
    case .textView: .textView(fields.textView())
    case .switch: .toggle(fields.toggle())
    case .slider: .slider(fields.slider())
    case .segmentedControl: .segments(fields.segmentedControl())
    case .stepper: .stepper(fields.stepper())
    case .progressView: .progress(fields.progressView())
    case .activityIndicatorView: .activity(fields.activityIndicator())
    case .searchBar: .searchBar(fields.searchBar())
    case .pageControl: .pages(fields.pageControl())
    case .datePicker: .datePicker(fields.datePicker())
    case .collectionView: .collection(fields.collectionView())
    case .visualEffectView: .visualEffect(fields.visualEffect())
    default: .plain
    }
  }

  private func checkReferences(of element: Element) {
    for list in element.elements {
      switch list.name {
      case "constraints":
        for constraint in list.elements {
          check("firstItem", of: constraint)
          check("secondItem", of: constraint)
        }
      case "connections":
        for outlet in list.elements where outlet.name == "outlet" { check("destination", of: outlet) }
      case "variation":
        for mask in list.elements where mask.name == "mask" {
          for reference in mask.elements { check("reference", of: reference) }
        }
      default: break
      }
    }
  }
}
