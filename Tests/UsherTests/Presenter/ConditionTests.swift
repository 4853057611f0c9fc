import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Conditions at a request's turn")
struct ConditionTests {
  @Test("a condition is evaluated once, at the overlay's turn, and can decline")
  func declines() {
    let stage = Stage()
    let journal = Journal()
    stage.present("first", as: .brief)
    var lifecycle = journal.lifecycle("A")
    lifecycle.shouldPresent = {
      journal.note("asked")
      return false
    }
    let declined = stage.present("second", lifecycle: lifecycle)
    let next = stage.present("third")
    #expect(journal.lines.isEmpty)
    stage.advance(1300)
    #expect(journal.lines == ["asked", "A didDismiss declined"])
    #expect(declined.result == .dismissed(.declined))
    #expect(next.state.isShown)
  }

  @Test("an overlay is shown if its condition is true")
  func takes() {
    let stage = Stage()
    let handle = stage.present("hello", lifecycle: Lifecycle(shouldPresent: { true }))
    #expect(handle.state.isShown)
  }

  @Test("a condition without a callback is treated as true")
  func nobodyToAsk() {
    let stage = Stage()
    var overlay = OverlayConfiguration.lasting
    overlay.hasCondition = true
    let handle = stage.present("hello", as: overlay)
    #expect(handle.state.isShown)
    #expect(handle.overlay?.hasCondition == true)
  }

  @Test("a call from inside a condition is performed after the answer")
  func reentrant() {
    let stage = Stage()
    var handle: PresentationHandle?
    handle = stage.present(
      "hello",
      lifecycle: Lifecycle(shouldPresent: { [unowned stage] in
        stage.presenter.dismissAll()
        return true
      }))
    stage.advance(500)
    #expect(handle?.result == .dismissed(.programmatic))
  }

  @Test("a hundred thousand declined turns with new requests run in bounded steps")
  func chain() {
    let stage = Stage()
    let counter = Counter()
    var most = 0
    func presentNext() {
      guard counter.count < 100_000 else { return }
      counter.count += 1
      stage.presenter.present(
        .words("x"), as: .lasting,
        lifecycle: Lifecycle(
          shouldPresent: { false }, didDismiss: { _ in presentNext() }))
    }
    presentNext()
    var (known, frames) = (counter.count, 0)
    #expect(stage.host.wakeup == .nextFrame)
    while counter.count < 100_000, frames < 10_000 {
      stage.advance(17)
      most = max(most, counter.count - known)
      known = counter.count
      frames += 1
    }
    stage.advance(100)
    #expect(counter.count == 100_000)
    #expect(most <= 512)
    #expect(stage.host.wakeup == .never)
    #expect(stage.presenter.waitingCount == 0)
  }

  @Test("a request during a long run waits until the run ends, and every request is kept")
  func order() {
    let stage = Stage()
    var asked: [Int] = []
    stage.presenter.pause(.main)
    for number in 0..<20_000 {
      stage.present(
        "x",
        lifecycle: Lifecycle(shouldPresent: {
          asked.append(number)
          return false
        }))
    }
    stage.presenter.resume(.main)
    #expect(asked.count <= 512)
    let late = stage.present("late")
    #expect(late.state == .pending(.requested))
    #expect(asked.count <= 512)
    stage.advance(17 * 50)
    #expect(asked == Array(0..<20_000))
    #expect(late.state.isShown)
  }

  @Test("closing the window during a long run ends all requests immediately")
  func closes() {
    let stage = Stage()
    stage.presenter.pause(.main)
    let handles = (0..<2000).map { _ in
      stage.present("x", lifecycle: Lifecycle(shouldPresent: { false }))
    }
    stage.presenter.resume(.main)
    stage.host.closeWindow()
    #expect(handles.allSatisfy { $0.result != nil })
    #expect(stage.host.wakeup == .never)
  }

  private final class Counter {
    var count = 0
  }
}
