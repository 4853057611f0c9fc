import Testing
import Usher

@Suite("Styles with invalid numbers")
struct MendedStyleTests {
  @Test("a negative or nonfinite corner radius becomes 0", arguments: Lengths.mended)
  func cornerRadius(_ given: Double, _ expected: Double) {
    #expect(
      OverlayStyle(background: .color(.card), cornerRadius: given).corners
        == .all(expected))
  }

  @Test(
    "a negative or nonfinite blur becomes 0, and the maximum is 200",
    arguments: Lengths.mended)
  func blur(_ given: Double, _ expected: Double) {
    #expect(
      OverlayShadow(color: .label, blur: given).blur == min(expected, OverlayShadow.maximumBlur))
  }

  @Test(
    "a nonfinite shadow offset becomes 0 on that axis",
    arguments: [
      (.nan, 0), (.infinity, 0), (-.infinity, 0), (-7, -7), (0, 0), (7, 7), (-1e300, -10_000),
      (1e300, 10_000),
    ]
      as [(Double, Double)])
  func offset(_ given: Double, _ expected: Double) {
    let across = OverlayShadow(color: .label, blur: 1, offset: Vector(dx: given, dy: 3))
    let down = OverlayShadow(color: .label, blur: 1, offset: Vector(dx: 3, dy: given))
    #expect(across.offset == Vector(dx: expected, dy: 3))
    #expect(down.offset == Vector(dx: 3, dy: expected))
  }

  @Test(
    "a shadow's reach is its blur plus the longer side of its offset",
    arguments: [
      (Vector.zero, 20), (Vector(dx: 0, dy: 6), 26), (Vector(dx: 0, dy: -6), 26),
      (Vector(dx: -9, dy: 6), 29), (Vector(dx: .nan, dy: .infinity), 20),
    ] as [(Vector, Double)])
  func reach(_ offset: Vector, _ expected: Double) {
    #expect(OverlayShadow(color: .label, blur: 20, offset: offset).reach == expected)
  }

  @Test("a gradient keeps its colors in order")
  func gradient() {
    #expect(Background.Gradient(.white, .label).colors == [.white, .label])
    #expect(
      Background.Gradient(.white, .label, .card, .accent, direction: .right)
        .colors == [.white, .label, .card, .accent])
  }

  @Test("a gradient's default direction is down")
  func gradientEnds() {
    let ends: [Background.Gradient.Direction: [RelativePoint]] = [
      .down: [.top, .bottom], .right: [.left, .right],
      .downRight: [RelativePoint(x: 0, y: 0), RelativePoint(x: 1, y: 1)],
    ]
    for (direction, expected) in ends {
      let gradient = Background.Gradient(.white, .label, direction: direction)
      #expect([gradient.start, gradient.end] == expected)
    }
    #expect(
      Background.Gradient(.white, .label) == Background.Gradient(.white, .label, direction: .down))
  }

  @Test(
    "a gradient with too few colors or invalid points is corrected",
    arguments: [
      ([], [AdaptiveColor.clear, .clear]), ([.white], [.white, .white]),
      ([.white, .label], [.white, .label]),
    ] as [([AdaptiveColor], [AdaptiveColor])])
  func mendedGradient(_ given: [AdaptiveColor], _ expected: [AdaptiveColor]) {
    let gradient = Background.Gradient(
      colors: given, from: RelativePoint(x: .nan, y: 0), to: RelativePoint(x: 1, y: -.infinity))
    #expect(gradient.colors == expected)
    #expect(gradient.start == .top)
    #expect(gradient.end == .right)
  }
}
