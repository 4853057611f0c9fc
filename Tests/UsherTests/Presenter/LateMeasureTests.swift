import Testing
import Usher

@MainActor
@Suite("Hosts that measure later")
struct LateMeasureTests {
  private let host = LateHost()
  private let presenter: Presenter

  init() {
    presenter = Presenter(host: host)
  }

  @Test("an overlay appears only after its host has measured it")
  func appears() {
    var calls: [String] = []
    let handle = presenter.present(
      .words("hello"), as: .lasting, lifecycle: Lifecycle(willPresent: { calls.append("comes") }))
    #expect(handle.state == .pending(.measuring(.turn)))
    #expect(calls == [])
    #expect(host.drawn == [])
    host.measureAll()
    #expect(calls == ["comes"])
    #expect(host.drawn == [[handle.id]])
  }

  @Test("an overlay dismissed before it's measured is never drawn, and its size is ignored")
  func dismissed() {
    var calls: [String] = []
    presenter.onProblem = { calls.append("\($0)") }
    let handle = presenter.present(
      .words("hello"), as: .lasting,
      lifecycle: Lifecycle(
        willPresent: { calls.append("comes") }, willDismiss: { calls.append("goes") },
        didDismiss: { calls.append("gone: \($0)") }))
    handle.dismiss()
    host.measureAll()
    #expect(calls == ["gone: programmatic"])
    #expect(handle.result == .dismissed(.programmatic))
    #expect(host.drawn == [])
  }

  @Test("an overlay updated before it's measured is measured with its new content")
  func updated() {
    let handle = presenter.present(.words("hello"), as: .lasting)
    handle.update(to: .words("goodbye"))
    host.measureAll()
    #expect(host.measured == ["goodbye"])
    #expect(host.drawn == [[handle.id]])
  }
}

/// A host that measures on demand.
@MainActor
private final class LateHost: OverlayHost {
  /// The texts of the measured overlays.
  private(set) var measured: [String] = []
  /// The overlays in each scene.
  private(set) var drawn: [[OverlayID]] = []
  private var words: [OverlayID: String] = [:]
  private var asked: [(id: OverlayID, proposal: SizeProposal)] = []
  private var connection = HostConnection()

  var now: Instant { .origin }
  var displayTime: Instant { .origin }

  /// Performs all requested measurements, even for detached overlays.
  func measureAll() {
    let asked = asked
    self.asked = []
    for (id, proposal) in asked {
      if let words = words[id] { measured.append(words) }
      connection.sizeChanged(of: id, to: size(of: id, within: proposal))
    }
  }

  func start(_ connection: HostConnection) {
    self.connection = connection
    connection.viewportChanged(to: OverlayViewport(size: OverlaySize(width: 400, height: 800)))
  }

  func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics) {
    words[id] = content.root.texts.joined()
  }

  func measure(_ id: OverlayID, within proposal: SizeProposal) -> OverlaySize? {
    asked.removeAll { $0.id == id }
    asked.append((id, proposal))
    return nil
  }

  func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize {
    OverlaySize(width: 100, height: 50)
  }

  func detach(_ id: OverlayID) { words[id] = nil }
  func draw(_ scene: OverlayScene) { drawn.append(scene.overlays.map(\.id)) }
  func claimPointer(for id: OverlayID) {}
  func trapFocus(in id: OverlayID) {}
  func giveFocus(to id: OverlayID) {}
  func restoreFocus() {}
  func announce(_ words: String, _ politeness: Semantics.Politeness) {}
  func schedule(_ wakeup: Wakeup) {}
}
