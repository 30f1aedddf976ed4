extension ObjectForm {
  /// Every kind of object, the design first; those of data rows have free keys and are left out.
  package static let all: [ObjectForm] =
    [
      DesignKeys.form, PreviewKeys.form, LocalizedTextKeys.form, PluralFormKeys.form, TableKeys.form,
      CellKeys.form, CanvasKeys.form, SurfaceIDKeys.form,
      NibKeys.form, BindingKeys.form, ContentConfigurationKeys.form, CellStyleKeys.labelForm,
      CellStyleKeys.imageViewForm, CardKeys.form,
      ShadowKeys.form,
      SwipeActionsKeys.form, SideKeys.form, ActionKeys.form, BlankKeys.form, PatternKeys.form,
      ArtworkKeys.snapshotForm, ArtworkKeys.drawnForm, DrawnKeys.form,
      SceneKeys.form, SceneSectionKeys.form, SceneRowKeys.form, IgnoreKeys.form, DynamicColorKeys.form,
      FontKeys.style, FontKeys.system, FontKeys.named, ImageKeys.file, ImageKeys.symbol, InsetKeys.form,
      InsetKeys.separatorForm, EdgeInsetKeys.form, ButtonKeys.configurationForm, IntrinsicSizeKeys.form,
      PriorityKeys.form, ScaledNumberKeys.form,
    ] + ViewType.allCases.map(\.form)

  static func named(_ name: String) -> ObjectForm? { all.first { $0.name == name } }

  /// How messages name a kind; `an object` for data rows.
  static func words(of name: String) -> String { named(name)?.words ?? "an object" }
}
