import Foundation
import Testing
@_spi(Inspection) import Usher

@Suite("Icons")
struct GlyphTests {
  @Test(
    "each icon is drawn on a square of 24 points and stays inside",
    arguments: Glyph.named.indices)
  func inside(_ index: Int) {
    let (name, glyph) = Glyph.named[index]
    #expect(glyph.side == 24)
    for shape in glyph.shapes {
      let ink = shape.ink
      #expect(
        ink.minX >= 0 && ink.minY >= 0 && ink.maxX <= 24 && ink.maxY <= 24, "\(name): \(ink)")
    }
  }

  @Test("each icon declared in the sources is in the list of icons")
  func listed() throws {
    var root = URL(filePath: #filePath)
    for _ in 1...4 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "Sources/Usher/Icons")
    var declared: [String] = []
    for name in ["Controls", "Signs", "Things"] {
      let file = folder.appending(path: "Glyph+\(name).swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      declared += text.matches(of: /public static let (\w+) =/).map { String($0.1) }
    }
    #expect(Glyph.named.map(\.name).sorted() == declared.sorted())
  }

  @Test("all icons are different")
  func distinct() {
    #expect(Set(Glyph.named.map(\.glyph)).count == Glyph.named.count)
    #expect(Set(Glyph.named.map(\.name)).count == Glyph.named.count)
  }

  @Test(
    "message icons have the same size and are centered",
    arguments: [
      (Glyph.successDisc, 1.0), (.errorDisc, 1), (.warningDisc, 1), (.infoDisc, 1),
      (.successRing, 1), (.errorRing, 1), (.warningRing, 1), (.infoRing, 1),
    ])
  func balanced(_ glyph: Glyph, _ edge: Double) {
    let ink = glyph.shapes[0].ink
    #expect([ink.minX, ink.minY].allSatisfy { abs($0 - edge) < 1e-9 })
    #expect([ink.maxX, ink.maxY].allSatisfy { abs($0 - (24 - edge)) < 1e-9 })
  }

  @Test("symmetric icons are identical to their mirror images")
  func mirrored() {
    let names = Glyph.named.filter { $0.glyph.isMirrored }.map(\.name)
    #expect(
      names == [
        "xmark", "exclamation", "info", "warningTriangle", "errorDisc", "warningDisc", "infoDisc",
        "errorRing", "warningRing", "infoRing", "star", "openStar", "dot", "openDot", "person",
        "envelope", "phone", "lock", "bell", "trash", "heart", "gift", "close", "download", "pause",
      ])
  }

  @Test("both stars have the same size, and so do both dots")
  func pairs() {
    let star = Glyph.star.shapes.map(\.ink).reduce(Glyph.openStar.shapes[0].ink) { $0.union($1) }
    #expect(star == Glyph.openStar.shapes[0].ink)
    #expect(Glyph.dot.shapes[0].ink == Glyph.openDot.shapes[0].ink)
  }
}

extension Glyph {
  /// Whether the icon's points, mirrored left to right, are also points of the icon.
  fileprivate var isMirrored: Bool {
    let points = shapes.flatMap { $0.path.flatMap { $0.points } }
    return points.allSatisfy { point in
      points.contains { abs($0.x - (side - point.x)) < 1e-9 && abs($0.y - point.y) < 1e-9 }
    }
  }
}

extension Glyph.Step {
  /// The step's points and control points, or the corners of a circle's bounding square.
  fileprivate var points: [OverlayPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .circle(let center, let radius):
      [-radius, radius].flatMap { across in
        [-radius, radius].map { OverlayPoint(x: center.x + across, y: center.y + $0) }
      }
    case .close: []
    }
  }
}

extension Glyph.Shape {
  /// A rectangle around the shape's points and control points, plus half its line width.
  fileprivate var ink: OverlayRect {
    let points = path.flatMap { $0.points }
    let half =
      switch paint {
      case .fill: 0.0
      case .line(let width): width / 2
      }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = ((xs.min() ?? 0) - half, (ys.min() ?? 0) - half)
    return OverlayRect(
      x: left, y: top, width: (xs.max() ?? 0) + half - left, height: (ys.max() ?? 0) + half - top)
  }
}

extension OverlayRect {
  fileprivate func union(_ other: OverlayRect) -> OverlayRect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return OverlayRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
