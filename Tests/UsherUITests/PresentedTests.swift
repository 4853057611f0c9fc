import Testing
import Usher
import UsherTesting
import UsherUI

@MainActor
@Suite("Bindings that present overlays")
struct PresentedTests {
  @Test(
    "a binding's item is shown after the view's update, and dismissed when it is removed")
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

  @Test("an overlay that times out resets the binding, and its end is reported once")
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

  @Test("a view selects a detent without restarting the countdown, and is told the user's choice")
  func detents() throws {
    let screen = Screen()
    let handle = { try #require(screen.requests.last?.handle) }
    screen.overlay.placement = .bottom
    screen.overlay.lifetime = .timed(.seconds(2))
    screen.overlay.detents = [.height(160), .medium, .large]
    screen.overlay.selectedDetent = .medium
    screen.set(Note(1))
    try #expect(handle().detent == .medium)
    screen.advance(1900)
    screen.overlay.selectedDetent = .large
    screen.update()
    try #expect(handle().detent == .large)
    screen.advance(200)
    #expect(screen.notes == [])

    screen.set(Note(2))
    try #expect(handle().detent == .large)
    try handle().selectDetent(.height(160))
    screen.update()
    try #expect(handle().detent == .height(160))
    screen.overlay.detents = [.medium, .height(200)]
    screen.overlay.selectedDetent = .height(200)
    screen.update()
    try #expect(handle().detent == .height(200))
    screen.overlay.selectedDetent = .height(1)
    screen.update()
    try #expect(handle().detent == .height(200))
  }

  @Test(
    "the binding is reset when the exit starts, and can then request another overlay"
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
    "a tap and a dismissal by the app reset the binding, and their reasons are reported"
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

  @Test("a refused request resets the binding, and the refusal is reported")
  func refused() {
    let screen = Screen()
    screen.content = { _ in OverlayContent(.text(OverlayNode.Text(""))) }
    screen.set(Note(1))
    #expect(screen.notes == [])
    #expect(screen.journal == ["reset 1", "1 ended: refused"])
  }

  @Test("a window that closes resets the binding")
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

  @Test("a constant binding is shown once, and again after the binding was without the item")
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

  @Test("a new item replaces the first, and the first item's end doesn't affect the binding")
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

  @Test("if an item ends after the binding changed, the new item isn't affected")
  func endOfFormer() {
    let screen = Screen()
    screen.set(Note(1))
    screen.notes = [Note(2)]
    // The first item's overlay ends before SwiftUI updates the view.
    screen.presenter?.dismissAll()
    screen.settle()
    #expect(screen.notes == [Note(2)])
    screen.update()
    #expect(screen.visible == ["Note 2"])
    #expect(screen.journal == ["1 ended: programmatic"])
  }

  @Test("the items of a list are shown in turn, and each is removed when it ends")
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

  @Test("several modifiers on one screen take turns")
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

  @Test("an item that is removed before the end of the update isn't shown")
  func lostMeanwhile() {
    let screen = Screen()
    screen.notes = [Note(1)]
    screen.update(settles: false)
    screen.notes = []
    screen.settle()
    #expect(screen.requests.isEmpty)
    #expect(screen.journal == [])
  }

  @Test(
    "a request that updates another with its name resets the binding and is reported as updated")
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
