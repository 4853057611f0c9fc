import Scripts
import Testing

@testable import UsherCore

@Suite("Swings")
struct SwingTests {
  private static let card = OverlaySize(width: 300, height: 200)

  private func swing(_ dx: Double, _ dy: Double, size: OverlaySize = card) -> Swing {
    Swing(lever: Vector(dx: dx, dy: dy), size: size)
  }

  @Test("an overlay that is dragged at its center doesn't rotate")
  func centre() {
    var swing = swing(0, 0)
    for way in [Vector(dx: 500, dy: 0), Vector(dx: -3, dy: 900), .zero] {
      swing.pull(along: way)
      #expect(swing.turn == 0 && swing.offset == .zero)
    }
  }

  @Test(
    "a swing rotates the overlay so that its center moves behind the pointer",
    arguments: [
      // If the lever is to the right of the center, a pull down rotates clockwise, and a pull up
      // counterclockwise.
      (100.0, 0.0, 0.0, 10.0, 1.0), (100, 0, 0, -10, -1), (-100, 0, 0, 10, -1),
      (-100, 0, 0, -10, 1), (0, -80, 10, 0, 1), (0, -80, -10, 0, -1), (0, 80, 10, 0, -1),
      // A pull along the lever keeps the angle.
      (100, 0, 10, 0, 0), (0, -80, 0, -300, 0), (60, 80, 6, 8, 0),
    ])
  func sign(leverX: Double, leverY: Double, dx: Double, dy: Double, sign: Double) {
    var swing = swing(leverX, leverY)
    swing.pull(along: Vector(dx: dx, dy: dy))
    #expect(sign == 0 ? abs(swing.turn) < 1e-12 : swing.turn * sign > 0)
  }

  @Test("a short pull rotates the overlay by (r × d) / (r² + k²)")
  func derivation() {
    var random = SplitMix(state: 4)
    for _ in 0..<200 {
      let lever = Vector(dx: random.double(in: -150...150), dy: random.double(in: -100...100))
      let way = Vector(dx: random.double(in: -1e-3...1e-3), dy: random.double(in: -1e-3...1e-3))
      var swing = swing(lever.dx, lever.dy)
      swing.pull(along: way)
      let moment = lever.dx * way.dy - lever.dy * way.dx
      let inertia = (300.0 * 300 + 200 * 200) / 12
      let reach = lever.dx * lever.dx + lever.dy * lever.dy
      #expect(isClose(swing.turn, moment / (reach + inertia), within: 1e-9))
    }
  }

  @Test("a straight pull rotates the overlay by the same angle with any number of pointer samples")
  func samples() {
    var random = SplitMix(state: 5)
    for _ in 0..<100 {
      var whole = swing(random.double(in: -150...150), random.double(in: -100...100))
      var parts = whole
      let way = Vector(dx: random.double(in: -900...900), dy: random.double(in: -900...900))
      whole.pull(along: way)
      let count = random.int(in: 2...50)
      for _ in 0..<count {
        parts.pull(along: Vector(dx: way.dx / Double(count), dy: way.dy / Double(count)))
      }
      #expect(isClose(whole.turn, parts.turn, within: 1e-6))
    }
  }

  @Test(
    "a straight pull rotates the overlay until it trails behind the pointer, and no further")
  func trailing() {
    var random = SplitMix(state: 6)
    for _ in 0..<100 {
      let lever = Vector(dx: random.double(in: 20...150), dy: random.double(in: 20...100))
      var swing = swing(lever.dx, lever.dy)
      let angle = Math.angle(sine: lever.dy, cosine: lever.dx)
      var left = angle
      for _ in 0..<100 {
        swing.pull(along: Vector(dx: 80, dy: 0))
        let now = angle + swing.turn
        #expect(now >= -1e-9 && now <= left)
        left = now
      }
      #expect(isClose(left, 0, within: 1e-6))
      #expect(abs(swing.turn) <= Double.pi)
    }
  }

  @Test("an overlay that is rotated by a pull is upright again after a pull in its first direction")
  func upright() {
    var swing = swing(0, -80)
    swing.pull(along: Vector(dx: 120, dy: 0))
    #expect(swing.turn > 0.2)
    swing.pull(along: Vector(dx: 0, dy: -6000))
    #expect(isClose(swing.turn, 0, within: 1e-6))
  }

  @Test("a swing is finite for every size and distance")
  func finite() {
    for size in [OverlaySize.zero, OverlaySize(width: 1e9, height: 0), Self.card] {
      for lever in [Vector.zero, Vector(dx: 1e-200, dy: 0), Vector(dx: -1e9, dy: 1e9)] {
        var swing = Swing(lever: lever, size: size)
        for way in [Vector(dx: 2e9, dy: -2e9), Vector(dx: 1e-200, dy: 0), .zero] {
          swing.pull(along: way)
          #expect(swing.turn.isFinite && swing.offset.dx.isFinite && swing.offset.dy.isFinite)
        }
      }
    }
  }
}
