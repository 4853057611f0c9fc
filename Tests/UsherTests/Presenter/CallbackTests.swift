import Testing
@_spi(Facades) import Usher
import UsherTesting

@MainActor
@Suite("Calls from inside a callback")
struct CallbackTests {
  @Test(
    "a request from any callback waits until the callback returns", arguments: Journal.Step.allCases
  )
  func present(_ step: Journal.Step) {
    let stage = Stage()
    let journal = Journal()
    let handle = stage.present(
      "A",
      lifecycle: journal.lifecycle("A") { [unowned stage] in
        guard $0 == step else { return }
        stage.present("B", as: .brief, lifecycle: journal.lifecycle("B"))
        journal.note("asked")
      })
    stage.advance(200)
    handle.dismiss()
    stage.advance(3000)
    var expected = [
      "A willPresent", "A didPresent", "A willDismiss", "A didDismiss programmatic",
      "B willPresent", "B didPresent", "B willDismiss", "B didDismiss timedOut",
    ]
    let place = Journal.Step.allCases.firstIndex(of: step) ?? 0
    expected.insert("asked", at: place + 1)
    #expect(journal.lines == expected)
    #expect(stage.problems.isEmpty)
  }

  @Test("an ordered action runs immediately, or after the current callback")
  func inOrder() {
    let stage = Stage()
    let journal = Journal()
    stage.presenter.inOrder { journal.note("at once") }
    journal.note("returned")
    stage.present(
      "A",
      lifecycle: Lifecycle(willPresent: { [unowned stage] in
        stage.presenter.inOrder {
          stage.present("B", lifecycle: Lifecycle(willPresent: { journal.note("B") }))
          stage.presenter.dismissAll()
          stage.presenter.inOrder { journal.note("last") }
          journal.note("asked")
        }
        journal.note("A")
      }))
    #expect(journal.lines == ["at once", "returned", "A", "asked", "last"])
  }

  @Test("ordered actions run in batches, and stop when the presenter is released")
  func inOrderNoMore() {
    var presenter: Presenter? = Presenter(host: HeadlessHost())
    var count = 0
    presenter?.inOrder {
      for _ in 0..<1000 { presenter?.inOrder { count += 1 } }
    }
    #expect(count == 511)
    presenter = nil
    #expect(count == 511)
  }

  @Test(
    "an overlay that dismisses itself from any callback is dismissed once",
    arguments: zip(
      Journal.Step.allCases,
      [
        ["A willPresent", "A willDismiss", "A didDismiss programmatic"],
        ["A willPresent", "A didPresent", "A willDismiss", "A didDismiss programmatic"],
        ["A willPresent", "A didPresent", "A willDismiss", "A didDismiss timedOut"],
        ["A willPresent", "A didPresent", "A willDismiss", "A didDismiss timedOut"],
      ]))
  func dismissItself(_ step: Journal.Step, _ expected: [String]) {
    let stage = Stage()
    let journal = Journal()
    stage.present(
      "A", as: .brief,
      lifecycle: journal.lifecycle("A") { [unowned stage] in
        guard $0 == step else { return }
        stage.presenter.shown.forEach(stage.presenter.dismiss)
      })
    stage.advance(3000)
    #expect(journal.lines == expected)
    #expect(stage.problems.isEmpty)
  }

  @Test("dismissAll from any callback reaches waiting overlays", arguments: Journal.Step.allCases)
  func dismissAll(_ step: Journal.Step) {
    let stage = Stage()
    let journal = Journal()
    let front = stage.present("front")
    let first = stage.present(
      "A", as: .brief,
      lifecycle: journal.lifecycle("A") { [unowned stage] in
        if $0 == step { stage.presenter.dismissAll() }
      })
    let waiting = stage.present("B")
    let last = stage.present("C")
    front.dismiss()
    stage.advance(3000)
    // The end of the first overlay admits the next overlay before the callback is called.
    let second: DismissReason =
      switch step {
      case .willPresent, .didPresent, .willDismiss: .cancelled
      case .didDismiss: .programmatic
      }
    #expect(first.result == .dismissed(step < .willDismiss ? .programmatic : .timedOut))
    #expect([waiting, last].map(\.result) == [.dismissed(second), .dismissed(.cancelled)])
    #expect(stage.host.attached.isEmpty)
    #expect(stage.problems.isEmpty)
  }

  @Test("an overlay that is presented and dismissed in one callback only calls didDismiss")
  func presentAndDismiss() {
    let stage = Stage()
    let journal = Journal()
    let first = stage.present(
      "A",
      lifecycle: Lifecycle(didDismiss: { [unowned stage] _ in
        let next = stage.present("B", lifecycle: journal.lifecycle("B"))
        next.dismiss()
        next.dismiss()
      }))
    stage.advance(200)
    first.dismiss()
    stage.advance(1000)
    #expect(journal.lines == ["B didDismiss programmatic"])
    #expect(
      stage.host.transcript.entries.map(\.order) == [
        .attached(OverlayID(1), texts: ["A"]), .announced("A", .polite), .detached(OverlayID(1)),
        .attached(OverlayID(2), texts: ["B"]), .detached(OverlayID(2)),
      ])
    #expect(stage.problems.isEmpty)
  }

  @Test("a button's action can present, dismiss and query before its overlay exits")
  func button() {
    let stage = Stage()
    let journal = Journal()
    let button = OverlayNode.Button("Undo") { [unowned stage] in
      journal.note("pressed, shown: \(stage.presenter.isShowing)")
      stage.present("B", as: .brief, lifecycle: journal.lifecycle("B"))
      stage.presenter.shown.forEach(stage.presenter.dismiss)
    }
    let handle = stage.presenter.present(
      .words("A", button: button), as: .lasting, lifecycle: journal.lifecycle("A"))
    stage.advance(200)
    stage.host.pressButton(0, of: handle.id)
    stage.advance(3000)
    #expect(
      journal.lines == [
        "A willPresent", "A didPresent", "pressed, shown: false", "A willDismiss",
        "A didDismiss button(0)", "B willPresent", "B didPresent", "B willDismiss",
        "B didDismiss timedOut",
      ])
    #expect(stage.problems.isEmpty)
  }

  @Test("a button of an exiting overlay has no effect, even if it's pressed repeatedly")
  func buttonTwice() {
    let stage = Stage()
    let journal = Journal()
    let handle = stage.presenter.present(
      .words("A", button: OverlayNode.Button("Undo") { journal.note("pressed") }), as: .lasting)
    stage.advance(200)
    for _ in 0..<3 { stage.host.pressButton(0, of: handle.id) }
    stage.advance(300)
    #expect(journal.lines == ["pressed"])
    #expect(handle.result == .dismissed(.button(0)))
  }

  @Test("an overlay can present itself again endlessly, and the clock still advances")
  func again() {
    let stage = Stage()
    var count = 0
    func presentAgain() {
      count += 1
      stage.present(
        "\(count)", as: .brief, lifecycle: Lifecycle(didDismiss: { _ in presentAgain() }))
    }
    presentAgain()
    stage.advance(12_000)
    #expect((9...11).contains(count))
    #expect(stage.presenter.shown.count == 1)
  }

  @Test("the window can close inside a callback")
  func close() {
    let stage = Stage()
    let journal = Journal()
    stage.present(
      "A",
      lifecycle: journal.lifecycle("A") { [unowned stage] in
        if $0 == .willPresent { stage.host.closeWindow() }
      })
    let late = stage.present("B")
    #expect(
      journal.lines == ["A willPresent", "A willDismiss", "A didDismiss hostClosed"])
    #expect(late.result == .refused(.hostClosed))
    #expect(stage.host.wakeup == .never)
  }
}
