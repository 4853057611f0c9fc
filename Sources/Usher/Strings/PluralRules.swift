extension PluralCategory {
  // The rules are those of CLDR's plurals.xml for whole numbers, whose sign does not count.

  /// Returns the category in English and German.
  static func germanic(_ number: Int) -> PluralCategory { number.magnitude == 1 ? .one : .other }

  /// Returns the category in French, where 0 is singular.
  static func french(_ number: Int) -> PluralCategory {
    number.magnitude <= 1 ? .one : isMillions(number) ? .many : .other
  }

  /// Returns the category in Spanish.
  static func spanish(_ number: Int) -> PluralCategory {
    number.magnitude == 1 ? .one : isMillions(number) ? .many : .other
  }

  /// Returns the category in Arabic.
  static func arabic(_ number: Int) -> PluralCategory {
    switch number.magnitude {
    case 0: .zero
    case 1: .one
    case 2: .two
    case let size where (3...10).contains(size % 100): .few
    case let size where size % 100 >= 11: .many
    case _: .other
    }
  }

  /// Whether a number is a whole number of millions, but not 0.
  private static func isMillions(_ number: Int) -> Bool {
    number != 0 && number.isMultiple(of: 1_000_000)
  }
}

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
