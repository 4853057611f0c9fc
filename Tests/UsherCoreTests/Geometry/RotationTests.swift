import Scripts
import Testing

@testable import UsherCore

@Suite("Rotated rectangles")
struct RotationTests {
  /// Returns a point rotated clockwise about a pivot, on a screen with a y axis that points down.
  private static func rotated(_ point: OverlayPoint, by angle: Double, about pivot: OverlayPoint)
    -> OverlayPoint
  {
    let way = point - pivot
    let (cosine, sine) = (Math.cosine(angle), Math.sine(angle))
    return OverlayPoint(
      x: pivot.x + cosine * way.dx - sine * way.dy, y: pivot.y + sine * way.dx + cosine * way.dy)
  }

  @Test("a rotated rectangle's box contains exactly its corners")
  func box() {
    var random = SplitMix(state: 5)
    for _ in 0..<500 {
      let size = random.size()
      let rect = OverlayRect(
        x: random.double(in: -400...400), y: random.double(in: -400...400), width: size.width,
        height: size.height)
      let pivot = OverlayPoint(x: random.double(in: -400...400), y: random.double(in: -400...400))
      let angle = random.double(in: -7...7)
      let corners = [
        OverlayPoint(x: rect.minX, y: rect.minY), OverlayPoint(x: rect.maxX, y: rect.minY),
        OverlayPoint(x: rect.minX, y: rect.maxY), OverlayPoint(x: rect.maxX, y: rect.maxY),
      ].map { Self.rotated($0, by: angle, about: pivot) }
      let box = rect.turned(by: angle, about: pivot)
      let sides = [(box.minX, box.maxX, corners.map(\.x)), (box.minY, box.maxY, corners.map(\.y))]
      for (low, high, values) in sides {
        #expect(isClose(low, values.min() ?? .nan, within: 1e-6))
        #expect(isClose(high, values.max() ?? .nan, within: 1e-6))
      }
    }
  }

  @Test("a rotated overlay contains exactly the rotated points of its frame")
  func points() {
    var random = SplitMix(state: 6)
    let frame = OverlayRect(x: 40, y: 90, width: 200, height: 60)
    for _ in 0..<500 {
      let rotation = random.double(in: -4...4)
      let placed = PlacedOverlay(
        id: .first, frame: frame, offset: .zero, rotation: rotation, opacity: 1,
        acceptsInput: true)
      let point = OverlayPoint(x: random.double(in: -60...340), y: random.double(in: -60...240))
      let seen = Self.rotated(point, by: rotation, about: frame.center)
      let back = placed.upright(seen)
      #expect(isClose(back.x, point.x) && isClose(back.y, point.y))
      #expect(placed.contains(seen) == frame.contains(back))
    }
  }
}
