import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Owners among random events", .timeLimit(.minutes(10)))
struct OwnerPropertyTests {
  /// A random script: overlays with owners, and other events.
  @MainActor
  private final class Script {
    let stage = Stage(capacity: 2)
    /// The overlays that have an owner.
    private(set) var owned: [PresentationHandle] = []
    /// The outcomes reported by each overlay, by its index in `owned`.
    private(set) var ends: [[Outcome?]] = []
    private var owners: [OverlayOwner?] = []
    /// The numbers of scopes that began and ended.
    private var (scopes, endedScopes) = (0, 0)
    private var gates: [Gate] = []
    private var random: SplitMix

    init(seed: UInt64) {
      random = SplitMix(state: seed)
    }

    func run() async throws {
      for _ in 0..<40 {
        act()
        for _ in 0..<chance(3) { await Task.yield() }
      }
      for index in owners.indices { owners[index] = nil }
      try await stage.clock.wait {
        for gate in gates { gate.openIfAwaited(with: .success(1)) }
        stage.advance(500)
        return endedScopes == scopes && owned.allSatisfy { $0.result != nil }
      }
      stage.advance(5000)
    }

    private func act() {
      switch chance(14) {
      case 0, 1: owners.append(OverlayOwner())
      case 2...5: present()
      case 6...8: stage.advance(chance(900))
      case 9: owners.indices.randomElement(using: &random).map { owners[$0] = nil }
      case 10: owners.randomElement(using: &random)??.dismissAll()
      case 11: _ = stage.presenter.press(.escape)
      case 12: stage.presenter.setAttention(.assistiveTechnology, isPresent: chance(1) == 0)
      case 13: open()
      default: if chance(8) == 0 { stage.host.closeWindow() }
      }
    }

    /// Presents an overlay with one or two of the living owners.
    private func present() {
      let living = owners.compactMap(\.self)
      guard !living.isEmpty else { return }
      var overlay = chance(1) == 0 ? OverlayConfiguration.brief : OverlayConfiguration.lasting
      overlay.lane = LaneID(chance(1))
      if chance(3) == 0 { overlay.precedence = .replace(restoresReplaced: chance(1) == 0) }
      let handle = stage.present("owned", as: overlay)
      let place = owned.count
      owned.append(handle)
      ends.append([])
      handle.whenEnded { self.ends[place].append($0) }
      for _ in 0...chance(1) { handle.dismisses(with: living[chance(living.count - 1)]) }
    }

    /// Shows an overlay while some work runs.
    private func open() {
      let gate = Gate()
      gates.append(gate)
      scopes += 1
      Task {
        _ = try? await stage.presenter.withOverlay(.words("scope")) { _ in try await gate.pass() }
        endedScopes += 1
      }
    }

    /// A random number from 0 through `most`.
    private func chance(_ most: Int) -> Int { Int.random(in: 0...most, using: &random) }
  }

  @Test("each overlay ends once, at the latest with its owners or its scope")
  func once() async throws {
    for seed in UInt64(1)...300 {
      let script = Script(seed: seed)
      try await script.run()
      #expect(script.ends == script.owned.map { [$0.result] }, "seed \(seed)")
      #expect(script.stage.host.visibleTexts == [], "seed \(seed)")
    }
  }

  @Test("owners and their overlays are released")
  func released() async throws {
    for seed in UInt64(1)...60 {
      weak var stage: Stage?
      do {
        let script = Script(seed: seed)
        stage = script.stage
        try await script.run()
      }
      for _ in 0..<50 where stage != nil { await Task.yield() }
      #expect(stage == nil, "seed \(seed)")
    }
  }
}
