/// The classes that languages put numbers into, by CLDR's names.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
