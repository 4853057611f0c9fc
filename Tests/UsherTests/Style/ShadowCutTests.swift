import Testing
import Usher
import UsherCore

@Suite("The cells of a shadow's image")
struct ShadowCutTests {
  private static func cut(
    _ size: OverlaySize, radius: Double = 12, blur: Double = 20,
    offset: Vector = Vector(dx: 0, dy: 6),
    curve: Corners.Curve = .circular
  ) -> OverlayShadow.Cut {
    let frame = OverlayRect(origin: OverlayPoint(x: 0, y: 0), size: size)
    return OverlayShadow.Cut(
      of: OverlayShadow(color: .black, blur: blur, offset: offset),
      around: Contour(of: frame, corners: .all(radius, curve: curve)), overlap: 1.6)
  }

  @Test("surfaces with space for two corners on both axes share an image with eight cells")
  func large() {
    let (one, other) = (
      Self.cut(OverlaySize(width: 300, height: 200)), Self.cut(OverlaySize(width: 366, height: 500))
    )
    #expect(one == other)
    #expect(one.cells.count == 8)
    #expect(one.model == OverlaySize(width: 97, height: 97))
  }

  @Test(
    "an axis without space for two corners keeps the surface's size",
    arguments: [
      (OverlaySize(width: 366, height: 64), OverlaySize(width: 97, height: 64), 4),
      (OverlaySize(width: 64, height: 366), OverlaySize(width: 64, height: 97), 4),
      (OverlaySize(width: 64, height: 40), OverlaySize(width: 64, height: 40), 1),
    ])
  func small(size: OverlaySize, model: OverlaySize, count: Int) {
    let cut = Self.cut(size)
    #expect(cut.model == model)
    #expect(cut.cells.count == count)
  }

  @Test("a shadow's reach is its blur, and longer in the direction of its offset")
  func reach() {
    #expect(
      Self.cut(OverlaySize(width: 300, height: 200)).reach
        == Insets(top: 24, left: 30, bottom: 36, right: 30))
    #expect(
      Self.cut(OverlaySize(width: 300, height: 200), offset: Vector(dx: 100, dy: 0)).reach
        == Insets(top: 30, left: 1, bottom: 30, right: 130))
  }

  @Test("the cells extend to the shadow's reach", arguments: [40.0, 200])
  func extent(height: Double) {
    let cut = Self.cut(OverlaySize(width: 300, height: height))
    let rows = cut.cells.map { $0.rows.place(from: 0, to: height) }
    #expect(rows.map(\.start).min() == -24)
    #expect(rows.map { $0.start + $0.length }.max() == height + 36)
  }

  @Test("the cells cover the area around the surface without overlapping")
  func tiling() {
    for size in [
      OverlaySize(width: 366, height: 64), OverlaySize(width: 300, height: 200),
      OverlaySize(width: 90, height: 301),
      OverlaySize(width: 20, height: 20),
    ] {
      for curve in Corners.Curve.allCases {
        for offset in [Vector.zero, Vector(dx: 0, dy: 6), Vector(dx: -9, dy: 14)] {
          let cut = Self.cut(size, offset: offset, curve: curve)
          let parts = cut.cells.map { cell in
            let (x, width) = cell.columns.place(from: 0, to: size.width)
            let (y, height) = cell.rows.place(from: 0, to: size.height)
            return OverlayRect(x: x, y: y, width: width, height: height)
          }
          // The middle of each point around the surface is in exactly one cell.
          for x in stride(from: 0.5 - cut.reach.left, to: size.width + cut.reach.right, by: 1) {
            for y in stride(from: 0.5 - cut.reach.top, to: size.height + cut.reach.bottom, by: 1) {
              let point = OverlayPoint(x: x, y: y)
              let isAround = x < 0 || y < 0 || x > size.width || y > size.height
              let count = parts.count { $0.contains(point) }
              guard count > 1 || isAround && count != 1 else { continue }
              Issue.record("\(point) of \(size) lies in \(count) parts")
              return
            }
          }
        }
      }
    }
  }
}
