import Testing
import UsherTesting

@testable import Usher

@MainActor
@Suite("Reading lifetimes")
struct ReadingLifetimeTests {
  private let stage = Stage()

  /// The next deadline in milliseconds, or `nil` if there is none.
  private var end: Int64? {
    guard case .at(let moment) = stage.presenter.engine.wakeup(playsMotion: true) else {
      return nil
    }
    return moment.nanoseconds / 1_000_000
  }

  private func present(
    _ words: String, atLeast least: Duration = .zero
  ) -> PresentationHandle {
    var overlay = OverlayConfiguration.brief
    overlay.lifetime = .reading(atLeast: least)
    return stage.present(words, as: overlay)
  }

  @Test("an overlay stays for its reading time")
  func stays() {
    let handle = present("Two words")
    stage.advance(200)
    #expect(end == 2700)
    #expect(handle.overlay?.lifetime == .reading(atLeast: .zero))
    stage.advance(2800)
    #expect(handle.result == .dismissed(.timedOut))
  }

  @Test("an overlay stays for the app's minimum time if that is longer than its reading time")
  func atLeast() {
    let handle = present("Two words", atLeast: .seconds(20))
    stage.advance(200)
    #expect(end == 20_100)
    handle.dismiss()
  }

  @Test("new content restarts the reading time, whether it's longer or shorter")
  func update() {
    let handle = present("One")
    stage.advance(200)
    #expect(end == 2400)
    stage.advance(800)
    handle.update(to: .words("One two three four five six seven eight nine ten"))
    stage.advance(1000)
    #expect(end == 6000)
    handle.update(to: .words("Done", button: OverlayNode.Button("Undo")))
    stage.advance(1000)
    #expect(end == 7600)
    handle.update(to: .words("Done"))
    stage.advance(1000)
    #expect(end == 5300)
  }

  @Test("a transformation changes the reading time only before the overlay rests")
  func transform() {
    let handle = present("One")
    stage.advance(50)
    handle.transform(to: .words("One two"))
    stage.advance(950)
    #expect(end == 2700)
    handle.transform(to: .words("One two three"))
    stage.advance(1000)
    #expect(end == 2700)
  }

  @Test("a waiting request's reading time is based on its latest content")
  func names() {
    stage.present("in front", as: .brief)
    let waiting = present("One")
    waiting.update(to: .words("One two"))
    stage.advance(1400)
    #expect(end == 3900)
  }

  @Test("a handle can set a reading lifetime")
  func setLifetime() {
    let handle = stage.present("Three words here", as: .lasting)
    stage.advance(500)
    handle.setLifetime(.reading(atLeast: .zero))
    #expect(end == 3400)
    handle.update(to: .words("One"))
    stage.advance(500)
    #expect(end == 2800)
    handle.setLifetime(.timed(.seconds(1)))
    #expect(end == 2000)
    handle.setLifetime(.reading(atLeast: .seconds(-1)))
    #expect(
      stage.problems == [.invalidInput(.unusableUpdate(handle.id, .negative(.lifetime, -1)))])
  }

  @Test("an external overlay stays for the app's minimum time")
  func external() {
    stage.presenter.presentExternally(
      OverlayConfiguration(lifetime: .reading(atLeast: .seconds(3))))
    #expect(end == 3000)
  }

  @Test("a negative minimum time is refused")
  func negative() {
    let handle = present("One", atLeast: .seconds(-1))
    #expect(handle.result == .refused(.invalid(.negative(.lifetime, -1))))
  }
}
