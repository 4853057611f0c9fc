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
