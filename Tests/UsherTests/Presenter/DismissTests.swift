import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Dismissals")
struct DismissTests {
  @Test("a second dismissal of a shown overlay has no effect")
  func twice() {
    let stage = Stage()
    let journal = Journal()
    let handle = stage.present("hello", lifecycle: journal.lifecycle("A"))
    stage.advance(200)
    handle.dismiss()
    handle.dismiss()
    stage.presenter.dismiss(handle.id)
    stage.advance(300)
    handle.dismiss()
    stage.presenter.dismiss(handle.id)
    #expect(
      journal.lines == [
        "A willPresent", "A didPresent", "A willDismiss", "A didDismiss programmatic",
      ])
    #expect(stage.problems.isEmpty)
  }

  @Test("a second dismissal of a waiting overlay has no effect")
  func waitingTwice() {
    let stage = Stage()
    let journal = Journal()
    stage.present("in front")
    let waiting = stage.present("waits", lifecycle: journal.lifecycle("A"))
    waiting.dismiss()
    waiting.dismiss()
    #expect(journal.lines == ["A didDismiss cancelled"])
    #expect(stage.problems.isEmpty)
  }

  @Test("a dismissal of an unknown id is ignored")
  func unknown() {
    let stage = Stage()
    let handle = stage.present("hello")
    stage.presenter.dismiss(OverlayID(999))
    #expect(stage.presenter.shown == [handle.id])
    #expect(stage.problems.isEmpty)
  }

  @Test("a dismissal of an overlay whose exit is overdue is ignored")
  func overdue() {
    let stage = Stage(clock: ManualClock(frameInterval: .seconds(1)))
    let handle = stage.present("hello")
    stage.advance(1000)
    handle.dismiss()
    // The exit ends after 100 ms, and the host's next frame is 900 ms later.
    stage.advance(500)
    handle.dismiss()
    #expect(handle.result == .dismissed(.programmatic))
    #expect(stage.problems.isEmpty)
  }

  @Test("dismissAll dismisses shown overlays and cancels waiting requests without showing them")
  func all() {
    let stage = Stage(capacity: 2)
    let journal = Journal()
    let handles = ["A", "B", "C", "D"].map {
      stage.present($0, lifecycle: journal.lifecycle($0))
    }
    stage.advance(200)
    stage.presenter.dismissAll()
    stage.presenter.dismissAll()
    stage.advance(300)
    #expect(
      journal.lines == [
        "A willPresent", "B willPresent", "A didPresent", "B didPresent",
        "C didDismiss cancelled", "D didDismiss cancelled", "B willDismiss", "A willDismiss",
        "A didDismiss programmatic", "B didDismiss programmatic",
      ])
    #expect(
      handles.map(\.result) == [
        .dismissed(.programmatic), .dismissed(.programmatic), .dismissed(.cancelled),
        .dismissed(.cancelled),
      ])
    #expect(!stage.presenter.isShowing)
    #expect(stage.presenter.waitingCount == 0)
    #expect(stage.host.attached.isEmpty)
    #expect(stage.problems.isEmpty)
  }

  @Test("dismissAll without overlays has no effect")
  func allOfNothing() {
    let stage = Stage()
    stage.presenter.dismissAll()
    #expect(stage.host.transcript.entries.isEmpty)
    #expect(stage.problems.isEmpty)
  }

  @Test("an overlay dismissed during its entrance exits from its current position")
  func turnsBack() {
    let stage = Stage(clock: ManualClock(frameInterval: .milliseconds(10)))
    let handle = stage.present("hello")
    stage.advance(50)
    let before = stage.host.scene.overlays.map(\.offset)
    handle.dismiss()
    #expect(stage.host.scene.overlays.map(\.offset) == before)
    #expect(stage.host.scene.overlays.map(\.acceptsInput) == [false])
  }

  @Test("a key without a target is passed to the app")
  func keys() {
    let stage = Stage()
    #expect(!stage.presenter.press(.escape))
    var stubborn = OverlayConfiguration.lasting
    stubborn.dismissesOnEscape = false
    let handle = stage.present("hello", as: stubborn)
    #expect(!stage.presenter.press(.escape))
    #expect(handle.result == nil)
  }
}
