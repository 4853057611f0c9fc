import Testing
import Usher
import UsherTesting
import UsherUI

@MainActor
@Suite("Bindings that present overlays")
struct PresentedTests {
  @Test(
    "an item in the binding is shown after the view's update, and goes when the binding loses it")
  func shownAndGone() {
    let screen = Screen()
    screen.notes = [Note(1)]
    screen.update(settles: false)
    #expect(screen.visible == [])
    screen.settle()
    #expect(screen.visible == ["Note 1"])
    screen.set()
    #expect(screen.visible == [])
    #expect(screen.journal == ["1 ended: programmatic"])
    #expect(screen.intrusions == [])
  }

  @Test("an overlay that times out empties the binding, and its reason is told once")
  func timedOut() {
    let screen = Screen()
    screen.overlay.lifetime = .timed(.seconds(2))
    screen.set(Note(1))
    screen.advance(2000)
    #expect(screen.notes == [])
    #expect(screen.journal == ["reset 1", "1 ended: timedOut"])
    screen.update()
    screen.advance(5000)
    #expect(screen.journal == ["reset 1", "1 ended: timedOut"])
    #expect(screen.visible == [])
  }

  @Test(
    "the binding is emptied as the exit begins, and may ask for another overlay while the first leaves"
  )
  func againDuringExit() {
    let screen = Screen()
    screen.overlay.lifetime = .timed(.seconds(2))
    screen.overlay.exit = .fadeOut
    screen.set(Note(1, "First"))
    screen.advance(2010)
    #expect(screen.notes == [])
    #expect(screen.visible == ["First"])
    screen.set(Note(1, "Second"))
    #expect(screen.visible == ["First"])
    screen.advance(400)
    #expect(screen.visible == ["Second"])
    #expect(screen.notes == [Note(1, "Second")])
    #expect(screen.journal == ["reset 1", "1 ended: timedOut"])
  }

  @Test(
    "a user's tap and the app's own dismissal empty the binding with their reasons"
  )
  func reasons() {
    let screen = Screen()
    screen.overlay.tap = .dismiss
    screen.set(Note(1))
    guard let frame = screen.host.scene.overlays.first?.frame else {
      Issue.record("nothing is shown")
      return
    }
    let middle = OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    screen.host.point(.began, at: middle)
    screen.host.point(.ended, at: middle)
    screen.settle()
    screen.set(Note(2))
    screen.presenter?.dismissAll()
    screen.settle()
    #expect(
      screen.journal == [
        "reset 1", "1 ended: tap", "reset 2", "2 ended: programmatic",
      ])
    #expect(screen.notes == [])
  }

  @Test("a refused request empties the binding, and the refusal is told")
  func refused() {
    let screen = Screen()
    screen.content = { _ in OverlayContent(.text(OverlayNode.Text(""))) }
    screen.set(Note(1))
    #expect(screen.notes == [])
    #expect(screen.journal == ["reset 1", "1 ended: refused"])
  }

  @Test("a window that closes empties the binding")
  func closed() {
    let screen = Screen()
    screen.set(Note(1))
    screen.host.closeWindow()
    screen.settle()
    #expect(screen.journal == ["reset 1", "1 ended: hostClosed"])
    screen.set(Note(2))
    #expect(screen.journal.suffix(2) == ["reset 2", "2 ended: refused"])
    #expect(screen.notes == [])
  }

  @Test("a constant binding is shown once, and again once the binding was without the item")
  func constant() {
    let screen = Screen()
    screen.isConstant = true
    screen.overlay.lifetime = .timed(.seconds(1))
    screen.set(Note(1))
    screen.advance(1000)
    screen.update()
    screen.advance(1000)
    #expect(screen.visible == [])
    #expect(screen.journal == ["reset 1", "1 ended: timedOut"])
    screen.set()
    screen.set(Note(1))
    #expect(screen.visible == ["Note 1"])
  }

  @Test("another item replaces the first; the end of the first leaves the binding alone")
  func replaced() {
    let screen = Screen()
    screen.overlay.exit = .fadeOut
    screen.set(Note(1))
    screen.set(Note(2))
    #expect(screen.visible == ["Note 1"])
    screen.advance(400)
    #expect(screen.visible == ["Note 2"])
    #expect(screen.notes == [Note(2)])
    #expect(screen.journal == ["1 ended: programmatic"])
  }

  @Test("an item that has ended after the binding holds another leaves that one alone")
  func endOfFormer() {
    let screen = Screen()
    screen.set(Note(1))
    screen.notes = [Note(2)]
    // The first item's overlay ends before SwiftUI has updated the view.
    screen.presenter?.dismissAll()
    screen.settle()
    #expect(screen.notes == [Note(2)])
    screen.update()
    #expect(screen.visible == ["Note 2"])
    #expect(screen.journal == ["1 ended: programmatic"])
  }

  @Test("a list of items takes its turns, and loses each as it ends")
  func list() {
    let screen = Screen()
    screen.overlay.lifetime = .timed(.seconds(1))
    screen.set(Note(1), Note(2), Note(3))
    #expect(screen.visible == ["Note 1"])
    screen.advance(1000)
    screen.update()
    #expect(screen.visible == ["Note 2"])
    #expect(screen.notes == [Note(2), Note(3)])
    screen.set(Note(3))
    #expect(screen.visible == ["Note 3"])
    screen.advance(1000)
    #expect(
      screen.journal == [
        "reset 1", "1 ended: timedOut", "2 ended: programmatic", "reset 3", "3 ended: timedOut",
      ])
  }

  @Test("several modifiers on one screen take their turns")
  func turns() {
    let screen = Screen()
    let other = Screen(presenter: screen.presenter, host: screen.host)
    screen.overlay.lifetime = .timed(.seconds(1))
    screen.set(Note(1))
    other.set(Note(7))
    #expect(screen.visible == ["Note 1"])
    screen.advance(1000)
    #expect(screen.visible == ["Note 7"])
    #expect(screen.notes == [])
    #expect(other.notes == [Note(7)])
  }

  @Test("an item that the binding lost before the end of the update is not shown")
  func lostMeanwhile() {
    let screen = Screen()
    screen.notes = [Note(1)]
    screen.update(settles: false)
    screen.notes = []
    screen.settle()
    #expect(screen.requests.isEmpty)
    #expect(screen.journal == [])
  }

  @Test("a request that goes into another of its name empties the binding, and is told as updated")
  func merged() {
    let screen = Screen()
    screen.presenter?.present(
      OverlayContent(.text(OverlayNode.Text("Offline"))),
      as: OverlayConfiguration(identity: .updateInPlace, lifetime: .infinite), name: "net")
    screen.overlay.identity = .updateInPlace
    screen.name = "net"
    screen.set(Note(1, "Still offline"))
    #expect(screen.visible == ["Still offline"])
    #expect(screen.notes == [])
    #expect(screen.journal == ["reset 1", "1 ended: updated"])
  }
}
