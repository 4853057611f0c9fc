import Testing
import Usher

/// The expected values are from Unicode's CLDR, common/supplemental/plurals.xml, cardinal rules for
/// whole numbers.
@Suite("Plural categories") struct PluralTests {
  /// The categories of 0...200 as runs: each category with the last number of its run.
  private static let runs: [(OverlayStrings.Language, [(PluralCategory, Int)])] = [
    (.english, [(.other, 0), (.one, 1), (.other, 200)]),
    (.german, [(.other, 0), (.one, 1), (.other, 200)]),
    (.french, [(.one, 1), (.other, 200)]),
    (.spanish, [(.other, 0), (.one, 1), (.other, 200)]),
    (
      .arabic,
      [
        (.zero, 0), (.one, 1), (.two, 2), (.few, 10), (.many, 99), (.other, 102), (.few, 110),
        (.many, 199), (.other, 200),
      ]
    ),
    (.japanese, [(.other, 200)]),
    (.chinese, [(.other, 200)]),
  ]

  @Test("numbers from 0 to 200 have CLDR's category in every language")
  func small() {
    #expect(Self.runs.map(\.0) == OverlayStrings.Language.allCases)
    for (language, runs) in Self.runs {
      var number = 0
      for (category, last) in runs {
        while number <= last {
          #expect(language.category(of: number) == category, "\(number) in \(language)")
          number += 1
        }
      }
      #expect(number == 201)
    }
  }

  @Test(
    "large numbers have CLDR's category",
    arguments: [
      (.french, 1_000, .other), (.french, 1_000_000, .many), (.french, 1_000_001, .other),
      (.french, 2_000_000, .many), (.spanish, 1_000, .other), (.spanish, 1_000_000, .many),
      (.spanish, 1_234_567, .other), (.english, 1_000_000, .other), (.german, 1_000_000, .other),
      (.arabic, 1_000, .other), (.arabic, 1_003, .few), (.arabic, 1_011, .many),
      (.arabic, 1_000_000, .other), (.arabic, 1_000_003, .few), (.arabic, 1_234_567, .many),
      (.japanese, 1_000_000, .other), (.chinese, 1_000_000, .other),
    ] as [(OverlayStrings.Language, Int, PluralCategory)])
  func large(_ language: OverlayStrings.Language, _ number: Int, _ category: PluralCategory) {
    #expect(language.category(of: number) == category)
  }

  @Test("a negative number has the category of its absolute value, and extreme numbers don't trap")
  func negative() {
    for language in OverlayStrings.Language.allCases {
      for number in 0...200 {
        #expect(language.category(of: -number) == language.category(of: number))
      }
      #expect(PluralCategory.allCases.contains(language.category(of: .min)))
      #expect(PluralCategory.allCases.contains(language.category(of: .max)))
    }
  }
}
