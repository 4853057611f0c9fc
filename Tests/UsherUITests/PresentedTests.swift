import Testing
import Usher
import UsherTesting
import UsherUI

@MainActor
struct PresentedTests {
  @Test(
    "An item in the binding is shown after the view's update, and goes when the binding loses it")
  func shownAndGone() {
    let screen = Screen()
    screen.notes = [Note(1)]
    screen.update(settles: false)
    #expect(screen.visible == [])
    screen.settle()
    #expect(screen.visible == ["Note 1"])
    screen.set()
    #expect(screen.visible == [])
    #expect(screen.journal == ["1 ended: requested"])
    #expect(screen.intrusions == [])
  }
}
