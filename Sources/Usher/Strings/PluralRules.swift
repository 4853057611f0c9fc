extension PluralCategory {
  // The rules are from CLDR's plurals.xml for whole numbers. The sign is ignored.

  static func germanic(_ number: Int) -> PluralCategory { number.magnitude == 1 ? .one : .other }

  /// Returns the plural category in French, in which 0 is singular.
  static func french(_ number: Int) -> PluralCategory {
    number.magnitude <= 1 ? .one : isMillions(number) ? .many : .other
  }

  static func spanish(_ number: Int) -> PluralCategory {
    number.magnitude == 1 ? .one : isMillions(number) ? .many : .other
  }

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

  /// Whether a number is a multiple of a million other than 0.
  private static func isMillions(_ number: Int) -> Bool {
    number != 0 && number.isMultiple(of: 1_000_000)
  }
}

/// A class of numbers that a language treats equally in its texts, as defined by Unicode's CLDR.
///
/// A language has some of the categories. All languages have `other`.
public enum PluralCategory: Hashable, Sendable, CaseIterable {
  /// For example, 0 in Arabic.
  case zero
  /// For example, 1 in English.
  case one
  /// For example, 2 in Arabic.
  case two
  /// For example, 3 to 10 in Arabic.
  case few
  /// For example, 11 to 99 in Arabic, and a million in French.
  case many
  /// All other numbers.
  case other
}
