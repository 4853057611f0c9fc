import Testing

@testable import UsherCore

@Suite("Adjustments of size and position")
struct AdjustmentTests {
  private let card = OverlaySize(width: 300, height: 100)

  @Test("an adjustment is at rest until something changes")
  func atRest() {
    let adjustment = Adjustment(size: card, opacity: 1)
    #expect(adjustment.size(at: .ms(0)) == card)
    #expect(adjustment.offset(at: .ms(0)) == .zero)
    #expect(adjustment.scale.value(at: .ms(0)) == 1)
    #expect(adjustment.opacity.value(at: .ms(0)) == 1)
    #expect(adjustment.end <= .ms(0))
  }

  @Test("an adjustment animates width and height to a new size")
  func resize() {
    var adjustment = Adjustment(size: card, opacity: 1)
    adjustment.resize(to: OverlaySize(width: 200, height: 200), by: .linear(400), at: .ms(0))
    #expect(
      [0, 100, 200, 400].map { adjustment.size(at: .ms($0)) } == [
        card, OverlaySize(width: 275, height: 125), OverlaySize(width: 250, height: 150),
        OverlaySize(width: 200, height: 200),
      ])
    #expect(adjustment.end == .ms(400))
  }

  @Test("a side is never negative, even if its spring swings far")
  func neverNegative() throws {
    let springy = Timing.spring(try Timing.Spring(response: .milliseconds(400), dampingRatio: 0.1))
    var adjustment = Adjustment(size: card, opacity: 1)
    adjustment.resize(to: OverlaySize(width: 300, height: 1), by: springy, at: .ms(0))
    for time in stride(from: 0, through: 2000, by: 5) {
      #expect(adjustment.size(at: .ms(time)).height >= 0)
    }
  }

  @Test("an adjustment animates a moved overlay from its visible position")
  func move() {
    var adjustment = Adjustment(size: card, opacity: 1)
    adjustment.move(by: Vector(dx: 40, dy: -80), by: .linear(400), at: .ms(0))
    #expect(
      [0, 100, 400].map { adjustment.offset(at: .ms($0)) }
        == [Vector(dx: -40, dy: 80), Vector(dx: -30, dy: 60), .zero])
  }

  @Test("an adjustment that is moved again continues from its visible position and velocity")
  func movedTwice() {
    var adjustment = Adjustment(size: card, opacity: 1)
    adjustment.move(by: Vector(dx: 0, dy: 100), by: .spring(.smooth), at: .ms(0))
    let before = adjustment
    adjustment.move(by: Vector(dx: 0, dy: 100), by: .spring(.smooth), at: .ms(100))
    // Relative to a fixed point, the overlay doesn't jump.
    #expect(adjustment.offset(at: .ms(100)).dy == before.offset(at: .ms(100)).dy - 100)
    let step = Duration.microseconds(10)
    let speed = { (of: Adjustment) in
      (of.offset(at: Instant.ms(100).advanced(by: step)).dy - of.offset(at: .ms(100)).dy) * 1e5
    }
    #expect(isClose(speed(adjustment), speed(before), within: 1))
    #expect(adjustment.offset(at: .ms(9000)) == .zero)
  }

  @Test("an adjustment animates a new scale and opacity")
  func rank() {
    var adjustment = Adjustment(size: card, opacity: 1)
    adjustment.scale(to: 0.5, by: .linear(400), at: .ms(0))
    adjustment.fade(to: 0, by: .linear(400), at: .ms(0))
    #expect([0, 200, 400].map { adjustment.scale.value(at: .ms($0)) } == [1, 0.75, 0.5])
    #expect([0, 200, 400].map { adjustment.opacity.value(at: .ms($0)) } == [1, 0.5, 0])
  }

  @Test("an adjustment ends with its last part")
  func end() {
    var adjustment = Adjustment(size: card, opacity: 1)
    adjustment.move(by: Vector(dx: 1, dy: 0), by: .linear(100), at: .ms(0))
    adjustment.scale(to: 0.5, by: .linear(700), at: .ms(0))
    adjustment.resize(to: OverlaySize(width: 300, height: 50), by: .linear(300), at: .ms(0))
    #expect(adjustment.end == .ms(700))
  }
}
