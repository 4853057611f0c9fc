import Testing

import SampleApp

@Suite("Picture comparisons")
struct PixelComparisonTests {
  /// A pale background with a dark card, which has a bright mark.
  private static func picture(
    cardAt x: Int = 20, width: Int = 100, color: UInt8 = 40, mark: Bool = true
  ) -> Pixels {
    let (columns, rows) = (180, 120)
    var bytes: [UInt8] = []
    for y in 0..<rows {
      for column in 0..<columns {
        let isCard = (30..<60).contains(y) && (x..<x + width).contains(column)
        let isMark =
          mark && (40..<48).contains(y) && (x + 10..<x + 18).contains(column)
        bytes += Array(repeating: isMark ? 230 : isCard ? color : 200, count: 3)
      }
    }
    return Pixels(width: columns, height: rows, bytes: bytes)
  }

  @Test(
    "a change that a font library may cause is treated as equal",
    arguments: [picture(), picture(cardAt: 21), picture(cardAt: 19), picture(color: 60)])
  func same(actual: Pixels) {
    #expect(PixelComparison(expected: Self.picture(), actual: actual).isSame)
  }

  @Test(
    "a change that the user would see is treated as different",
    arguments: [
      picture(mark: false), picture(cardAt: 24), picture(width: 104), picture(color: 80),
      Pixels(width: 1, height: 1, bytes: [0, 0, 0]),
    ])
  func different(actual: Pixels) {
    #expect(!PixelComparison(expected: Self.picture(), actual: actual).isSame)
    #expect(!PixelComparison(expected: actual, actual: Self.picture()).isSame)
  }

  @Test("the difference picture shows only the different pixels in red")
  func difference() {
    let comparison = PixelComparison(
      expected: Self.picture(), actual: Self.picture(mark: false))
    let red = stride(from: 0, to: comparison.difference.bytes.count, by: 3).count {
      Array(comparison.difference.bytes[$0..<$0 + 3]) == [220, 0, 30]
    }
    #expect(red == comparison.count)
    #expect(red == 64)
  }

  @Test("reduced colors are close to the original colors")
  func fewColors() {
    let all = (0...255).flatMap { [UInt8($0), UInt8($0), UInt8($0)] }
    let few = Pixels(width: 256, height: 1, bytes: all).inFewColors
    #expect(Set(few.bytes).count == 32)
    #expect(zip(all, few.bytes).allSatisfy { abs(Int($0) - Int($1)) < 8 })
    #expect(few.inFewColors == few)
  }

  @Test("a strip of pictures has white gaps and white space below")
  func strip() {
    let black = Pixels(width: 1, height: 2, bytes: Array(repeating: 0, count: 6))
    let gray = Pixels(width: 1, height: 1, bytes: [9, 9, 9])
    #expect(
      Pixels.strip([black, gray], gap: 1)
        == Pixels(
          width: 3, height: 2,
          bytes: [0, 0, 0, 255, 255, 255, 9, 9, 9, 0, 0, 0, 255, 255, 255, 255, 255, 255]))
  }

  @Test("missing bytes are black, and extra bytes are ignored")
  func odd() {
    #expect(Pixels(width: 1, height: 1, bytes: [7]).bytes == [7, 0, 0])
    #expect(Pixels(width: 1, height: 1, bytes: [7, 7, 7, 7]).bytes == [7, 7, 7])
    #expect(Pixels(width: -1, height: 1, bytes: [7]).bytes == [])
  }
}
