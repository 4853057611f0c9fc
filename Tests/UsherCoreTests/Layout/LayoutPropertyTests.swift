import Scripts
import Testing

@testable import UsherCore

@Suite("Layouts of random overlays")
struct LayoutPropertyTests {
  private static let runs = 4000

  @Test("a frame stays in the room, unless a negative margin extends the room")
  func withinTheRoom() {
    for seed in 0..<UInt64(Self.runs) {
      var random = SplitMix(state: seed)
      let viewport = random.viewport()
      var overlay = random.overlay()
      if case .avoided(let spacing, _) = overlay.obstructions {
        overlay.obstructions = .avoided(spacing: spacing)
      }
      let size = overlay.proposal(in: viewport).clamping(random.size())
      let frame = overlay.restingFrame(of: size, in: viewport)
      for axis in [Axis.horizontal, .vertical] {
        let (room, span) = (overlay.room(along: axis, in: viewport), frame.span(along: axis))
        guard room.end > room.start else { continue }
        guard span.start >= room.start - 1e-6, span.end <= room.end + 1e-6 else {
          Issue.record("seed \(seed): \(span) in \(room)")
          return
        }
      }
    }
  }

  @Test("an obstruction never covers an overlay that avoids it if there is enough room")
  func clearOfObstructions() {
    for seed in 0..<UInt64(Self.runs) {
      var random = SplitMix(state: seed)
      var viewport = random.viewport()
      guard viewport.hasArea else { continue }
      let obstruction = random.obstruction(in: viewport.size)
      viewport.obstructions = [obstruction]
      let spacing = random.double(in: 0...30)
      let overlay = random.overlay().with(\.obstructions, .avoided(spacing: spacing))
      let size = overlay.proposal(in: viewport).clamping(random.size())
      let frame = overlay.restingFrame(of: size, in: viewport)
      let axis = obstruction.edge.axis
      let (room, covered) = (
        overlay.room(along: axis, in: viewport), obstruction.frame.span(along: axis)
      )
      let left =
        switch obstruction.edge {
        case .top, .left: room.end - covered.end - spacing
        case .bottom, .right: covered.start - spacing - room.start
        }
      guard size[axis] <= left, frame.overlap(obstruction.frame) > 1e-6 else { continue }
      Issue.record("seed \(seed): \(frame) under \(obstruction)")
      return
    }
  }

  @Test("an overlay that overlaps no obstruction stays at its position")
  func unmoved() {
    for seed in 0..<UInt64(Self.runs) {
      var random = SplitMix(state: seed)
      let viewport = random.viewport()
      let overlay = random.overlay().with(\.obstructions, .avoided())
      let size = overlay.proposal(in: viewport).clamping(random.size())
      guard size.width > 0, size.height > 0 else { continue }
      var free = viewport
      free.obstructions = []
      let home = overlay.restingFrame(of: size, in: free)
      let isClear = viewport.obstructions.allSatisfy { !$0.isBefore(home) }
      guard isClear, overlay.restingFrame(of: size, in: viewport) != home else { continue }
      Issue.record("seed \(seed): moved from \(home) by \(viewport.obstructions)")
      return
    }
  }

  @Test("a proposal's minimums don't exceed its maximums, and a size in its bounds isn't changed")
  func proposals() {
    for seed in 0..<UInt64(Self.runs) {
      var random = SplitMix(state: seed)
      let proposal = random.overlay().proposal(in: random.viewport())
      #expect(0 <= proposal.minimumWidth && proposal.minimumWidth <= proposal.maximumWidth)
      #expect(0 <= proposal.minimumHeight && proposal.minimumHeight <= proposal.maximumHeight)
      let size = proposal.clamping(random.size())
      #expect(proposal.clamping(size) == size)
    }
  }

  @Test("the layout of a valid overlay consists of finite numbers")
  func finite() {
    for seed in 0..<UInt64(Self.runs) {
      var random = SplitMix(state: seed)
      let (overlay, viewport) = (random.oddOverlay(), random.oddViewport())
      guard viewport.isUsable, (try? overlay.validate()) != nil else { continue }
      let proposal = overlay.proposal(in: viewport)
      let frame = overlay.restingFrame(of: proposal.clamping(random.oddSize()), in: viewport)
      let background = frame.outset(by: overlay.bleed(at: frame, in: viewport))
      var numbers = [
        proposal.minimumWidth, proposal.maximumWidth, proposal.minimumHeight,
        proposal.maximumHeight, frame.minX, frame.minY, frame.maxX, frame.maxY,
        background.minX, background.minY, background.maxX, background.maxY,
      ]
      numbers += OverlayRect.Edge.allCases.map {
        overlay.distanceOut(of: viewport, over: $0, from: frame, withShadow: true)
      }
      guard numbers.allSatisfy({ $0.isFinite }) else {
        Issue.record("seed \(seed): \(numbers)")
        return
      }
    }
  }

  @Test("at the end of its exit, an overlay is out of sight with its background and shadow")
  func outOfSight() {
    for seed in 0..<UInt64(Self.runs) {
      var random = SplitMix(state: seed)
      let (overlay, viewport) = (random.overlay(), random.viewport())
      let size = overlay.proposal(in: viewport).clamping(random.size())
      let frame = overlay.restingFrame(of: size, in: viewport)
      for edge in OverlayRect.Edge.allCases {
        var way = Vector.zero
        way[edge.axis] = overlay.distanceOut(
          of: viewport, over: edge, from: frame, withShadow: true)
        #expect(
          overlay.edgeCrossed(by: way, from: frame, in: viewport, withShadow: true) != nil)
        let shadow = Insets(horizontal: overlay.overhang, vertical: overlay.overhang)
        let drawn = frame.outset(by: overlay.bleed(at: frame, in: viewport)).outset(by: shadow)
          .moved(by: way)
        #expect(drawn.overlap(viewport.bounds) < 1e-6)
      }
    }
  }
}

extension OverlayRect {
  /// The depth by which two rectangles overlap, or a value of at most 0 if they don't.
  func overlap(_ other: OverlayRect) -> Double {
    min(
      min(maxX, other.maxX) - max(minX, other.minX), min(maxY, other.maxY) - max(minY, other.minY))
  }
}

extension Obstruction {
  /// Whether `other` intersects the obstruction or the strip between the obstruction and its edge.
  fileprivate func isBefore(_ other: OverlayRect) -> Bool {
    var strip = frame
    switch edge {
    case .top:
      strip = OverlayRect(x: frame.minX, y: -1e6, width: frame.size.width, height: frame.maxY + 1e6)
    case .left:
      strip = OverlayRect(
        x: -1e6, y: frame.minY, width: frame.maxX + 1e6, height: frame.size.height)
    case .bottom: strip.size.height = 1e6
    case .right: strip.size.width = 1e6
    }
    return strip.overlap(other) > 0
  }
}
