import Testing
@_spi(Facades) import Usher
import UsherTesting
@_spi(Facades) import UsherUI

@MainActor
@Suite("Removed views")
struct RemovalTests {
  @Test("removing a view dismisses its overlay, reports its end and doesn't affect the binding")
  func dismisses() {
    let screen = Screen()
    screen.set(Note(1))
    screen.remove()
    #expect(screen.visible == [])
    #expect(screen.notes == [Note(1)])
    #expect(screen.journal == ["1 ended: programmatic"])
    #expect(screen.intrusions == [])
  }

  @Test("removing a view withdraws its waiting overlay")
  func takesBack() {
    let screen = Screen()
    screen.presenter?.present(
      OverlayContent(.text(OverlayNode.Text("First"))),
      as: OverlayConfiguration(lifetime: .infinite))
    screen.set(Note(1))
    #expect(screen.presenter?.waitingCount == 1)
    screen.remove()
    #expect(screen.presenter?.waitingCount == 0)
    #expect(screen.journal == ["1 ended: cancelled"])
  }

  @Test("a view that returns with its binding shows the overlay again")
  func comesBack() {
    let screen = Screen()
    screen.set(Note(1))
    screen.remove()
    screen.makeAnew()
    screen.update()
    #expect(screen.visible == ["Note 1"])
    #expect(screen.requests.count == 2)
  }

  /// In another library, content vanished when the app read the scene's phase.
  ///
  /// <https://github.com/Mijick/Popups/issues/204>
  @Test(
    "a view that is rebuilt while its overlay is shown has one overlay, and keeps its binding",
    arguments: [true, false], [0, 300])
  func rebuilt(oldGoesFirst: Bool, exit: Int) throws {
    let screen = Screen()
    screen.overlay.exit = OverlayTransition(
      fade: Fade(.curve(.linear, .milliseconds(exit)), from: 0))
    screen.set(Note(1))
    screen.rebuild(oldGoesFirst: oldGoesFirst)
    #expect(screen.notes == [Note(1)])
    for _ in 0..<5 {
      #expect(screen.visible.count <= 1)
      screen.advance(100)
    }
    let request = try #require(screen.requests.last)
    #expect(screen.visible == ["Note 1"])
    #expect(screen.presenter?.isShowing(request.handle.id) == true)
    #expect(screen.presenter?.waitingCount == 0)
    #expect(screen.notes == [Note(1)])
    #expect(screen.journal == ["1 ended: programmatic"])
    #expect(screen.intrusions == [])
  }

  @Test(
    "rebuilding a view doesn't show an overlay that stays a second time",
    arguments: [true, false])
  func rebuiltStays(oldGoesFirst: Bool) {
    let screen = Screen()
    screen.removal = .stays
    screen.set(Note(1))
    screen.rebuild(oldGoesFirst: oldGoesFirst)
    screen.update()
    screen.advance(1000)
    #expect(screen.visible == ["Note 1"])
    #expect(screen.requests.count == 1)
    #expect(screen.notes == [])
    #expect(screen.intrusions == [])
  }

  @Test("a view that is removed and immediately returned keeps its overlay")
  func putBack() {
    let screen = Screen()
    screen.set(Note(1))
    screen.remove(settles: false)
    screen.update()
    #expect(screen.visible == ["Note 1"])
    #expect(screen.requests.count == 1)
    #expect(screen.journal == [])
  }

  @Test("an overlay that stays is kept, and the binding is reset immediately")
  func stays() {
    let screen = Screen()
    screen.removal = .stays
    screen.overlay.lifetime = .timed(.seconds(2))
    screen.set(Note(1))
    screen.remove()
    #expect(screen.visible == ["Note 1"])
    #expect(screen.notes == [])
    screen.makeAnew()
    screen.update()
    #expect(screen.requests.count == 1)
    screen.advance(2000)
    #expect(screen.visible == [])
    #expect(screen.journal == ["reset 1", "1 ended: timedOut"])
  }

  @Test("removing a view releases its values and those of its overlays")
  func letsGo() {
    weak var overlays: BoundOverlays<Note, ItemRequest>?
    weak var request: ItemRequest?
    do {
      let screen = Screen()
      screen.set(Note(1))
      overlays = screen.overlays
      request = screen.requests.first
      screen.remove()
    }
    #expect(overlays == nil)
    #expect(request == nil)
  }

  @Test("an overlay without a presenter waits until there is one")
  func waitsForPlace() {
    let root = OverlayRoot()
    let screen = Screen()
    let presenter = screen.presenter
    screen.presenter = nil
    root.addObserver(screen) { screen.overlays.placeChanged() }
    root.addObserver(screen) { screen.overlays.placeChanged() }
    screen.set(Note(1))
    #expect(screen.visible == [])
    #expect(screen.notes == [Note(1)])
    screen.presenter = presenter
    root.presenter = presenter
    screen.settle()
    #expect(screen.visible == ["Note 1"])
    #expect(screen.requests.count == 1)
  }

  @Test("an item that is removed before there is a presenter has no overlay")
  func goesWithoutPlace() {
    let screen = Screen()
    let presenter = screen.presenter
    screen.presenter = nil
    screen.set(Note(1))
    screen.set()
    screen.presenter = presenter
    screen.overlays.placeChanged()
    screen.settle()
    #expect(screen.visible == [])
    #expect(screen.journal == [])
  }

  @Test("an overlay stays until the last member of its group is removed")
  func oneOfSeveral() {
    let screen = Screen()
    let (first, second) = (Screen.Probe(), Screen.Probe())
    screen.notes = [Note(1)]
    screen.update(by: first)
    screen.update(by: second)
    screen.remove(first)
    #expect(screen.visible == ["Note 1"])
    #expect(screen.requests.count == 1)
    screen.remove(second)
    #expect(screen.visible == [])
    #expect(screen.journal == ["1 ended: programmatic"])
  }

  @Test("a group member that replaces another before its removal keeps the overlay")
  func changesPlaces() {
    let screen = Screen()
    let (first, second) = (Screen.Probe(), Screen.Probe())
    screen.notes = [Note(1)]
    screen.update(by: first)
    screen.update(by: second, settles: false)
    screen.remove(first)
    #expect(screen.visible == ["Note 1"])
    #expect(screen.journal == [])
  }

  @Test("if the last updated member is removed, another member's values are used")
  func lastGoes() {
    let screen = Screen()
    let (first, second) = (Screen.Probe(), Screen.Probe())
    screen.notes = [Note(1)]
    screen.update(by: first)
    screen.removal = .stays
    screen.update(by: second)
    screen.remove(second)
    screen.removal = .dismisses
    screen.remove(first)
    #expect(screen.visible == [])
    #expect(screen.notes == [Note(1)])
  }

  @Test("removing a probe without any update doesn't dismiss overlays")
  func strangerGoes() {
    let screen = Screen()
    screen.set(Note(1))
    screen.remove(Screen.Probe())
    #expect(screen.visible == ["Note 1"])
  }

  @Test("a root without a presenter doesn't use another presenter")
  func chosenRoot() {
    let other = Presenter(host: HeadlessHost())
    let presenter = Presenter(host: HeadlessHost())
    let none: OverlayRoot? = nil
    #expect(none.presenter(orElse: other) === other)
    #expect(OverlayRoot?(OverlayRoot()).presenter(orElse: other) == nil)
    #expect(OverlayRoot?(OverlayRoot(presenter)).presenter(orElse: other) === presenter)
  }
}
