package import Designs

extension Preview {
  /// What rules and placeholders of its cell see.
  package func scope(of cell: Cell) -> Scope {
    Scope(traits: traits, state: state, row: row, values: cell.rows[row])
  }
}
