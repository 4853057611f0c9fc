/// A class of numbers that a language treats alike in its texts, as in Unicode's CLDR.
///
/// A language has some of the categories, and always `other`.
public enum PluralCategory: Hashable, Sendable, CaseIterable {
  /// Such as 0 in Arabic.
  case zero
  /// Such as 1 in English.
  case one
  /// Such as 2 in Arabic.
  case two
  /// Such as 3 to 10 in Arabic.
  case few
  /// Such as 11 to 99 in Arabic, and a million in French.
  case many
  /// Every other number.
  case other
}
