import Scripts
import Testing

@testable import UsherCore

@Suite("Random lists while the user attends to one of their overlays")
struct StillListPropertyTests {
  private static let runs = Seeds.areNamed ? 4000 : 400

  /// A list with its overlays, the latest last.
  private struct Script {
    var random: SplitMix
    var engine: OverlayEngine
    let overlay: OverlayConfiguration
    var now = 0
    var ids: [OverlayID] = []
    var next: UInt64 = 1

    init(seed: UInt64) {
      random = SplitMix(state: seed)
      let arrangement: Arrangement = random.pick(
        .list(spacing: 10), .list(spacing: 10), .collapsed(CollapsedStack(spacing: 10)))
      engine = .open(
        with: LaneSettings(
          capacity: random.int(in: 4...9), overflow: random.pick(.wait, .dismissOldest),
          arrangement: arrangement))
      overlay = .plain(random.pick(.top, .bottom), lifetime: .infinite)
      for _ in 0..<random.int(in: 2...7) { present() }
      pass(5000)
    }

    /// The visible overlays that stay, as they are drawn.
    var seen: [PlacedOverlay] {
      engine.scene(at: .ms(now)).overlays.filter { $0.acceptsInput }
    }

    /// The resting frames of the visible overlays that stay, from top to bottom.
    var frames: [OverlayRect] {
      seen.compactMap { engine.restingFrame(of: $0.id) }.sorted { $0.minY < $1.minY }
    }

    mutating func pass(_ time: Int) {
      now += time
      engine.prepare([(now, .timePassed)])
      let shown = Set(engine.shown)
      ids.removeAll { !shown.contains($0) }
    }

    mutating func present() {
      let id = OverlayID(next)
      next += 1
      ids.append(id)
      engine.prepare([
        (now, .presentRequested(id, overlay)), (now, .measured(id, size())),
      ])
    }

    mutating func size() -> OverlaySize {
      OverlaySize(width: 380, height: Double(10 * random.int(in: 4...20)))
    }

    /// Adds an overlay, dismisses one that the user doesn't attend to, or changes a size.
    ///
    /// - Returns: Whether the attended overlay kept its size.
    mutating func change(_ attended: OverlayID) -> Bool {
      let size = engine.restingFrame(of: attended)?.size
      let others = ids.filter { $0 != attended }
      let id = others.isEmpty ? nil : others[random.int(in: 0...others.count - 1)]
      switch (random.int(in: 0...4), id) {
      case (0, _), (_, nil): present()
      case (4, _): engine.prepare([(now, .measured(attended, self.size()))])
      case (1, let id?): engine.prepare([(now, .dismissRequested(.overlay(id)))])
      case (_, let id?): engine.prepare([(now, .measured(id, self.size()))])
      }
      defer { pass(random.pick(0, 30, 200, 2000)) }
      return engine.restingFrame(of: attended)?.size == size
    }
  }

  @Test("an attended overlay never moves, overlays don't overlap, and gaps close later")
  func still() {
    for seed in Seeds.range(Self.runs) {
      var script = Script(seed: seed)
      let candidates = script.seen
      let attended = candidates[script.random.int(in: 0...candidates.count - 1)].id
      let attention: Attention = script.random.pick(.hover, .focusWithin, .touch)
      script.engine.prepare([
        (script.now, .attentionChanged(attention, of: attended, isPresent: true))
      ])
      script.pass(5000)
      var place = script.seen.first { $0.id == attended }
      for step in 0..<25 {
        let keepsSize = script.change(attended)
        guard case .shown = script.engine.pendingState(of: attended, at: .ms(script.now)) else {
          break
        }
        if !keepsSize {
          script.pass(5000)
          place = script.seen.first { $0.id == attended }
        }
        let moved = script.seen.first { $0.id == attended }
        guard moved?.frame == place?.frame, moved?.currentFrame == place?.currentFrame else {
          Issue.record("seed \(seed), step \(step): from \(place as Any) to \(moved as Any)")
          return
        }
        let frames = script.frames
        let areApart = zip(frames, frames.dropFirst()).allSatisfy { $0.maxY + 9.9 <= $1.minY }
        guard areApart, frames.allSatisfy({ $0.minY >= 9.9 && $0.maxY <= 790.1 }) else {
          Issue.record("seed \(seed), step \(step): \(frames)")
          return
        }
      }
      script.engine.prepare([
        (script.now, .attentionChanged(attention, of: attended, isPresent: false))
      ])
      script.pass(5000)
      guard case .list = script.engine.snapshot(of: .main).settings.arrangement else { continue }
      let frames = script.frames
      guard zip(frames, frames.dropFirst()).allSatisfy({ isClose($0.maxY + 10, $1.minY) }) else {
        Issue.record("seed \(seed): a gap is left in \(frames)")
        return
      }
    }
  }
}
