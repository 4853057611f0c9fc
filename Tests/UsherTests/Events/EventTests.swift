import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Events of requests")
struct EventTests {
  private let stage = Stage()
  private let events: PresenterEvents

  init() { events = stage.presenter.events }

  private var lines: [String] { events.removeUnread().map(\.line) }

  @discardableResult
  private func present(
    _ name: String, as overlay: OverlayConfiguration = .lasting, lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    stage.presenter.present(.words(name), as: overlay, name: name, lifecycle: lifecycle)
  }

  @Test("a message that times out has events from its acceptance to its end")
  func timedOut() {
    present("A", as: .brief)
    stage.advance(5000)
    #expect(
      lines == [
        "0 A accepted", "0 A turn came", "0 A appearing", "100 A shown", "1100 A leaving",
        "1100 A seen", "1200 A gone: timedOut, visible 1200",
      ])
  }

  @Test("a request is accepted before its effects, and after steps that were due")
  func order() {
    stage.presenter.configure(.main, LaneSettings(overflow: .dismissOldest))
    present("A", as: OverlayConfiguration(lifetime: .timed(.zero), entrance: .tenth, exit: .tenth))
    present("B")
    stage.advance(1000)
    present("C", as: OverlayConfiguration(entrance: .tenth, exit: OverlayTransition()))
    #expect(
      lines == [
        "0 A accepted", "0 A turn came", "0 A appearing", "0 B accepted", "0 A leaving",
        "0 B turn came", "0 B appearing", "100 A gone: evicted, visible 100", "100 B shown",
        "1000 C accepted", "1000 B leaving", "1000 C turn came", "1000 C appearing",
      ])
  }

  @Test("a waiting request gets its turn later, and a withdrawn request never appears")
  func waiting() {
    let first = present("A")
    present("B", as: .brief)
    present("C").dismiss()
    stage.advance(500)
    first.dismiss()
    stage.advance(3000)
    #expect(
      lines == [
        "0 A accepted", "0 A turn came", "0 A appearing", "0 B accepted", "0 C accepted",
        "0 C gone: cancelled, visible 0", "100 A shown", "500 A leaving",
        "600 A gone: programmatic, visible 600", "600 B turn came", "600 B appearing",
        "700 B shown",
        "1700 B leaving", "1700 B seen", "1800 B gone: timedOut, visible 1200",
      ])
  }

  @Test("a refusal is the only event of its request")
  func refused() {
    present("")
    stage.presenter.configure(.main, LaneSettings(maximumWaiting: 0))
    present("A")
    present("B")
    present("A", as: OverlayConfiguration(identity: .ignore))
    #expect(
      lines == [
        "0  refused: \(Refusal.emptyContent)", "0 A accepted", "0 A turn came", "0 A appearing",
        "0 B refused: \(Refusal.laneFull(.main))",
        "0 A refused: \(Refusal.duplicate(of: OverlayID(2)))",
      ])
    // A duplicate isn't a problem.
    #expect(stage.problems.count == 2)
  }

  @Test("a declined overlay gets its turn first")
  func declined() {
    present("A", lifecycle: Lifecycle(shouldPresent: { false }))
    #expect(lines == ["0 A accepted", "0 A turn came", "0 A gone: declined, visible 0"])
  }

  @Test("an external overlay has the same events as other overlays")
  func external() {
    let sheet = stage.presenter.presentExternally(name: "sheet")
    stage.advance(300)
    sheet.dismiss()
    #expect(
      lines == [
        "0 sheet accepted", "0 sheet turn came", "0 sheet appearing", "0 sheet shown",
        "300 sheet leaving", "300 sheet gone: programmatic, visible 300",
      ])
  }

  @Test("the visible time of an interrupted overlay excludes the interruption")
  func interrupted() {
    present(
      "A", as: OverlayConfiguration(lifetime: .timed(.seconds(2)), entrance: .tenth, exit: .tenth))
    stage.advance(500)
    present(
      "B",
      as: OverlayConfiguration(
        precedence: .replace(restoresReplaced: true), lifetime: .timed(.seconds(5)),
        entrance: .tenth, exit: .tenth))
    stage.advance(20_000)
    #expect(
      lines == [
        "0 A accepted", "0 A turn came", "0 A appearing", "100 A shown",
        "500 B accepted", "500 B turn came", "500 A interrupted", "500 B appearing",
        "600 B shown", "1600 B seen", "5600 B leaving", "5700 B gone: timedOut, visible 5200",
        "5700 A returned", "6800 A seen", "7400 A leaving", "7500 A gone: timedOut, visible 2300",
      ])
  }

  @Test("an overlay that is dismissed while interrupted doesn't return")
  func leftForGood() {
    let handle = present("A", as: .lasting)
    stage.advance(500)
    present(
      "B",
      as: OverlayConfiguration(
        precedence: .replace(restoresReplaced: true), lifetime: .infinite,
        entrance: .tenth, exit: .tenth))
    stage.advance(50)
    handle.dismiss()
    stage.advance(500)
    #expect(
      lines.filter { $0.contains(" A ") } == [
        "0 A accepted", "0 A turn came", "0 A appearing", "100 A shown", "500 A interrupted",
        "550 A leaving", "600 A gone: programmatic, visible 500",
      ])
  }

  @Test("a request that updates another with the same name is merged into that request")
  func merged() {
    present("A")
    present("A", as: OverlayConfiguration(identity: .updateInPlace))
    #expect(
      lines == [
        "0 A accepted", "0 A turn came", "0 A appearing", "0 A merged into #1", "0 A updated",
      ])
  }

  @Test("only an update that changes something sends an event")
  func updated() {
    let handle = present("A")
    stage.advance(200)
    _ = lines
    handle.update(to: .words("B"))
    handle.update(to: .words(""))
    handle.update(as: OverlayConfiguration(lifetime: .timed(.seconds(-1))))
    handle.transform(to: .words("C"))
    handle.setLifetime(.timed(.seconds(5)))
    handle.setLifetime(.timed(.seconds(-5)))
    handle.setTransition(.tenth)
    #expect(lines == ["200 A updated", "200 A updated", "200 A updated"])
    handle.dismiss()
    stage.advance(1000)
    handle.update(to: .words("D"))
    #expect(lines == ["200 A leaving", "300 A gone: programmatic, visible 300"])
  }

  @Test("a pointer over a message pauses the countdown until it leaves")
  func paused() {
    let handle = present("A", as: .brief)
    stage.advance(200)
    stage.host.hover(at: stage.blank(of: handle))
    stage.advance(300)
    stage.host.setAppActive(false)
    stage.advance(5000)
    stage.host.setAppActive(true)
    stage.host.hover(at: nil)
    stage.advance(200)
    stage.host.hover(at: stage.blank(of: handle))
    handle.dismiss()
    #expect(
      lines.dropFirst(4) == [
        "200 A paused by 4", "500 A paused by 20", "5500 A paused by 4", "5500 A resumed",
        "5700 A paused by 4", "5700 A leaving",
      ])
  }

  @Test("an action of the user marks the message as seen")
  func acted() {
    let handle = stage.presenter.present(
      .words("A", button: OverlayNode.Button("Undo") {}), as: .lasting, name: "A")
    stage.advance(200)
    stage.host.pressButton(0, of: handle.id)
    let swiped = present("B")
    stage.advance(300)
    stage.drag(swiped, up: 80)
    stage.advance(1000)
    let tapped = present("C")
    stage.advance(200)
    stage.tap(tapped)
    #expect(
      lines.filter { !$0.contains("paused") } == [
        "0 A accepted", "0 A turn came", "0 A appearing", "100 A shown", "200 A action 0",
        "200 A seen", "200 A leaving", "200 B accepted",
        "300 A gone: button(0), visible 300", "300 B turn came", "300 B appearing",
        "400 B shown", "550 B leaving", "550 B seen", "550 B gone: swipe, visible 250",
        "1550 C accepted", "1550 C turn came",
        "1550 C appearing", "1650 C shown", "1750 C leaving",
        "1750 C tapped: overlay", "1750 C seen",
      ])
  }

  @Test("a message is seen after an uninterrupted second in an active, visible window")
  func seen() {
    present("A")
    stage.advance(1000)
    stage.host.setAppActive(false)
    stage.advance(10_000)
    stage.host.setAppActive(true)
    stage.advance(500)
    stage.host.setAppVisible(false)
    stage.advance(5000)
    stage.host.setAppVisible(true)
    stage.advance(5000)
    #expect(
      lines == [
        "0 A accepted", "0 A turn came", "0 A appearing", "100 A shown", "17500 A seen",
      ])
  }

  @Test("a message behind a question is seen only after the question")
  func behindQuestion() {
    present("A")
    stage.advance(200)
    let question = stage.presenter.present(
      .words("sure?", button: OverlayNode.Button("Yes") {}),
      as: OverlayConfiguration(
        lifetime: .infinite, backdrop: Backdrop(), entrance: .tenth, exit: .tenth), name: "Q")
    stage.advance(10_000)
    question.dismiss()
    stage.advance(10_000)
    #expect(
      lines == [
        "0 A accepted", "0 A turn came", "0 A appearing", "100 A shown", "200 Q accepted",
        "200 Q turn came", "200 Q appearing", "300 Q shown", "1300 Q seen", "10200 Q leaving",
        "10400 Q gone: programmatic, visible 10200", "11200 A seen",
      ])
  }

  @Test("closing the window ends every request and refuses later requests")
  func closed() {
    present("A")
    present("B")
    _ = lines
    stage.host.closeWindow()
    present("C")
    #expect(
      lines == [
        "0 A leaving", "0 A gone: hostClosed, visible 0", "0 B gone: hostClosed, visible 0",
        "0 C refused: \(Refusal.hostClosed)",
      ])
  }

  @Test("an offer next to a list has no events")
  func offers() {
    let clock = stage.clock
    stage.presenter.configure(.main, LaneSettings(capacity: 30, arrangement: .list(spacing: 8)))
    for number in 1...30 { present("\(number)") }
    clock.advance(by: .seconds(2))
    #expect(stage.host.visibleTexts.contains { $0.first?.hasSuffix("more") == true })
    #expect(Set(events.removeUnread().map(\.name)) == Set((1...30).map { "\($0)" }))
  }
}
