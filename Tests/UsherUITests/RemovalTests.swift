import Testing
@_spi(Facades) import Usher
import UsherTesting
@_spi(Facades) import UsherUI

@MainActor
@Suite("Removed views")
struct RemovalTests {
  @Test("a removed view takes its overlay along, leaves the binding alone and is told of the end")
  func dismisses() {
    let screen = Screen()
    screen.set(Note(1))
    screen.remove()
    #expect(screen.visible == [])
    #expect(screen.notes == [Note(1)])
    #expect(screen.journal == ["1 ended: programmatic"])
    #expect(screen.intrusions == [])
  }

  @Test("a removed view takes back its waiting overlay")
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

  @Test("a view that comes back with its binding shows the overlay again")
  func comesBack() {
    let screen = Screen()
    screen.set(Note(1))
    screen.remove()
    screen.makeAnew()
    screen.update()
    #expect(screen.visible == ["Note 1"])
    #expect(screen.requests.count == 2)
  }

  /// Content that vanished when the app read the scene's phase was reported of another library.
  ///
  /// <https://github.com/Mijick/Popups/issues/204>
  @Test(
    "a view that is rebuilt while its overlay is shown shows one overlay, and keeps its binding",
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
    "a view that is rebuilt does not show an overlay that stays a second time",
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

  @Test("a view that is removed and put back in one go keeps its overlay")
  func putBack() {
    let screen = Screen()
    screen.set(Note(1))
    screen.remove(settles: false)
    screen.update()
    #expect(screen.visible == ["Note 1"])
    #expect(screen.requests.count == 1)
    #expect(screen.journal == [])
  }

  @Test("an overlay that stays lives on, and the binding is emptied at once")
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

  @Test("the values that a view and its overlays held are released with them")
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

  @Test("an overlay without a place waits for one")
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

  @Test("an item that goes before there is a place leaves nothing behind")
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

  @Test("an overlay stays while one member of its group is there")
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

  @Test("a member that takes another's place before that goes keeps the overlay")
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

  @Test("another member's values count when the member that spoke last goes")
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

  @Test("a probe without any report removes nothing")
  func strangerGoes() {
    let screen = Screen()
    screen.set(Note(1))
    screen.remove(Screen.Probe())
    #expect(screen.visible == ["Note 1"])
  }

  @Test("a root that has no place yet keeps its overlays from other places")
  func chosenRoot() {
    let other = Presenter(host: HeadlessHost())
    let presenter = Presenter(host: HeadlessHost())
    let none: OverlayRoot? = nil
    #expect(none.presenter(orElse: other) === other)
    #expect(OverlayRoot?(OverlayRoot()).presenter(orElse: other) == nil)
    #expect(OverlayRoot?(OverlayRoot(presenter)).presenter(orElse: other) === presenter)
  }
}
