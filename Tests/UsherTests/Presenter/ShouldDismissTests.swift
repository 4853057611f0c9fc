import Testing
import UsherTesting

@testable import Usher

@MainActor
@Suite("Overlays that decide whether the user may dismiss them", .timeLimit(.minutes(10)))
struct ShouldDismissTests {
  private let stage = Stage()
  private let journal = Journal()

  /// A decision that waits until the test makes it.
  @MainActor
  private final class Decision {
    private(set) var reasons: [DismissReason] = []
    private let gate = Gate()
    var cancellations: Int { gate.cancellations }

    func decide(_ reason: DismissReason) async -> Bool {
      reasons.append(reason)
      return (try? await gate.pass()) == 1
    }

    func make(_ agrees: Bool) async throws {
      try await gate.open(with: .success(agrees ? 1 : 0))
    }
  }

  private let decision = Decision()

  private func show(
    _ overlay: Overlay = .notification(title: "Draft").duration(.infinite).closeButton(.always)
  ) -> PresentationHandle {
    let handle = stage.presenter.present(overlay.shouldDismiss(decision.decide))
    stage.advance(1000)
    return handle
  }

  /// Lets time pass until the overlay was removed.
  private func end(of handle: PresentationHandle) async throws -> Outcome? {
    try await stage.clock.wait {
      stage.advance(50)
      return handle.result != nil
    }
    return handle.result
  }

  /// Lets tasks run until the decision was asked `count` times.
  private func wait(forAttempts count: Int) async throws {
    try await stage.clock.wait { decision.reasons.count == count }
  }

  @Test("each way in which the user dismisses an overlay asks with its reason; a refusal keeps it")
  func reasons() async throws {
    let handle = show(
      .notification(title: "Draft").duration(.infinite).closeButton(.always).tap(.dismiss)
        .backdrop(Backdrop()))
    let beside = OverlayPoint(x: 200, y: 700)
    let attempts: [(DismissReason, @MainActor () -> Void)] = [
      (.escape, { _ = stage.presenter.press(.escape) }),
      (.tap, { stage.tap(handle) }),
      (
        .backdropTap,
        { for step in [PointerStage.began, .ended] { stage.host.point(step, at: beside) } }
      ),
      (.button(0), { stage.host.pressButton(0, of: handle.id) }),
      (.swipe, { stage.drag(handle, up: 60) }),
    ]
    for (number, (_, attempt)) in attempts.enumerated() {
      attempt()
      try await wait(forAttempts: number + 1)
      try await decision.make(false)
      stage.advance(2000)
    }
    #expect(decision.reasons == attempts.map { $0.0 })
    #expect(handle.state.isShown)
    #expect(stage.host.scene.overlays.map(\.pose) == [.resting])
  }

  @Test("an agreement dismisses the overlay for the user's reason")
  func agreement() async throws {
    let handle = show()
    _ = stage.presenter.press(.escape)
    try await wait(forAttempts: 1)
    #expect(handle.state.isShown)
    try await decision.make(true)
    #expect(try await end(of: handle) == .dismissed(.escape))
  }

  @Test("a later attempt cancels the pending decision and asks again")
  func again() async throws {
    let handle = show()
    _ = stage.presenter.press(.escape)
    try await wait(forAttempts: 1)
    stage.host.pressButton(0, of: handle.id)
    try await wait(forAttempts: 2)
    #expect(decision.reasons == [.escape, .button(0)])
    try await stage.clock.wait { decision.cancellations == 1 }
    try await decision.make(true)
    #expect(try await end(of: handle) == .dismissed(.button(0)))
  }

  @Test("the app's dismissal doesn't ask, and cancels a pending decision")
  func byTheApp() async throws {
    let handle = show()
    _ = stage.presenter.press(.escape)
    try await wait(forAttempts: 1)
    handle.dismiss()
    try await stage.clock.wait { decision.cancellations == 1 }
    stage.advance(1000)
    #expect(handle.result == .dismissed(.programmatic))
    #expect(decision.reasons == [.escape])
  }

  @Test("the end of the duration and a button with an answer don't ask")
  func notAsked() {
    let timed = show(.notification(title: "Draft").duration(.seconds(1)))
    stage.advance(5000)
    #expect(timed.result == .dismissed(.timedOut))
    let journal = journal
    let button = OverlayNode.Button("Send") { journal.note("sent") }
    let answered = show(.notification(title: "Draft", button: button).duration(.infinite))
    stage.host.pressButton(0, of: answered.id)
    stage.advance(1000)
    #expect(answered.result == .dismissed(.button(0)))
    #expect(journal.lines == ["sent"])
    #expect(decision.reasons == [])
  }

  @Test("Escape asks before it presses a cancel button, whose action is performed after agreement")
  func cancelButton() async throws {
    let journal = journal
    let handle = show(
      .alert("Draft", buttons: [.button("Cancel", role: .cancel) { journal.note("left") }]))
    _ = stage.presenter.press(.escape)
    try await wait(forAttempts: 1)
    #expect(journal.lines == [])
    try await decision.make(true)
    #expect(try await end(of: handle) == .dismissed(.button(0)))
    #expect(journal.lines == ["left"])
  }

  @Test("if no decision is needed, the overlay leaves immediately")
  func notNeeded() {
    let handle = stage.presenter.present(
      .notification(title: "Draft").duration(.infinite)
        .shouldDismiss(if: { false }, decision.decide))
    stage.advance(1000)
    _ = stage.presenter.press(.escape)
    stage.advance(1000)
    #expect(handle.result == .dismissed(.escape))
    #expect(decision.reasons == [])
  }

  @Test("if an overlay has several decisions, the first refusal decides")
  func several() async throws {
    let journal = journal
    let handle = stage.presenter.present(
      .notification(title: "Draft").duration(.infinite)
        .shouldDismiss { _ in
          journal.note("first")
          return true
        }
        .shouldDismiss(if: { false }) { _ in
          journal.note("unneeded")
          return false
        }
        .shouldDismiss { _ in
          journal.note("second")
          return false
        }
        .shouldDismiss { _ in
          journal.note("third")
          return true
        })
    stage.advance(1000)
    _ = stage.presenter.press(.escape)
    try await stage.clock.wait { journal.lines.count == 2 }
    #expect(journal.lines == ["first", "second"])
    #expect(handle.state.isShown)
  }

  @Test("an overlay that is updated by another request asks the latest request")
  func updated() async throws {
    let first = stage.presenter.present(
      .notification(title: "Draft").name("draft").duplicates(.updateInPlace).duration(.infinite))
    stage.advance(1000)
    _ = stage.presenter.present(
      .notification(title: "Draft 2").name("draft").duplicates(.updateInPlace).duration(.infinite)
        .shouldDismiss(decision.decide))
    stage.advance(1000)
    _ = stage.presenter.press(.escape)
    try await wait(forAttempts: 1)
    #expect(first.state.isShown)
    try await decision.make(false)
  }

  @Test("a question that a modal overlay's decision asks is shown above the overlay")
  func question() async throws {
    let presenter = stage.presenter
    let handle = presenter.present(
      Overlay(.words("Draft"), preset: .question).shouldDismiss { _ in
        (try? await presenter.confirm("Discard?", action: "Discard")) ?? false
      })
    stage.advance(1000)
    _ = presenter.press(.escape)
    try await stage.clock.wait { presenter.shown.count == 2 }
    stage.advance(1000)
    #expect(presenter.shown.first == handle.id)
    let question = try #require(presenter.shown.last)
    stage.host.pressButton(1, of: question)
    #expect(try await end(of: handle) == .dismissed(.escape))
    #expect(presenter.shown == [])
  }

  @Test("the window stays open until all overlays agree, the front one first")
  func closing() async throws {
    let (journal, host) = (journal, stage.host)
    let answers = ObservableValue(["back": true, "front": false])
    var handles: [PresentationHandle] = []
    for name in ["back", "front"] {
      handles += [
        stage.presenter.present(
          .notification(title: name).duration(.infinite).precedence(.stack).shouldDismiss {
            reason in
            journal.note("\(name) \(reason)")
            return answers.value[name] ?? true
          })
      ]
      stage.advance(1000)
    }
    #expect(host.requestClosing())
    try await stage.clock.wait { journal.lines.count == 1 }
    #expect(journal.lines == ["front hostClosed"])
    #expect(stage.presenter.shown.count == 2)
    answers.value["front"] = true
    #expect(host.requestClosing())
    try await stage.clock.wait { stage.presenter.shown.isEmpty }
    #expect(journal.lines == ["front hostClosed", "front hostClosed", "back hostClosed"])
    #expect(handles.map(\.result) == [.dismissed(.hostClosed), .dismissed(.hostClosed)])
  }

  @Test("a second attempt to close the window asks again instead of twice")
  func closingAgain() async throws {
    _ = show()
    #expect(stage.host.requestClosing())
    try await wait(forAttempts: 1)
    #expect(stage.host.requestClosing())
    try await wait(forAttempts: 2)
    try await stage.clock.wait { decision.cancellations == 1 }
    try await decision.make(true)
    try await stage.clock.wait { stage.presenter.shown.isEmpty }
  }

  @Test("a window without an overlay that decides closes immediately")
  func closingUnasked() {
    stage.presenter.present(.notification(title: "Sent"))
    stage.presenter.present(
      .notification(title: "Draft").precedence(.stack).shouldDismiss(if: { false }) { _ in false })
    stage.advance(1000)
    #expect(!stage.host.requestClosing())
    #expect(stage.presenter.shown == [])
  }

  @Test("the end of the presenter cancels pending decisions")
  func released() async throws {
    var presenter: Presenter? = Presenter(host: HeadlessHost(clock: stage.clock))
    presenter?.present(
      .notification(title: "Draft").duration(.infinite).shouldDismiss(decision.decide))
    stage.advance(1000)
    _ = presenter?.press(.escape)
    try await wait(forAttempts: 1)
    presenter = nil
    try await stage.clock.wait { decision.cancellations == 1 }
  }
}
