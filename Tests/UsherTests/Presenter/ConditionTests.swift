import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Turns that are offered")
struct ConditionTests {
  @Test("an app is asked once, when its overlay's turn has come, and may decline")
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

  @Test("an overlay that takes its turn is shown")
  func takes() {
    let stage = Stage()
    let handle = stage.present("hello", lifecycle: Lifecycle(shouldPresent: { true }))
    #expect(handle.state.isShown)
  }

  @Test("an overlay that asks without a callback takes its turn")
  func nobodyToAsk() {
    let stage = Stage()
    var overlay = OverlayConfiguration.lasting
    overlay.hasCondition = true
    let handle = stage.present("hello", as: overlay)
    #expect(handle.state.isShown)
    #expect(handle.overlay?.hasCondition == true)
  }

  @Test("a request made while the app is asked comes after the answer")
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

  @Test("a hundred thousand declined turns, each with a new request, pass in bounded steps")
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

  @Test("a request made during a long run comes after it, and none is lost")
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

  @Test("a window that closes during a long run ends everything at once")
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
