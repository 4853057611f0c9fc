import Testing
import Usher

@MainActor
@Suite("Hosts while they draw")
struct DrawingTests {
  @Test("an event that a host sends while it draws is received when the host has drawn")
  func told() {
    let host = TellingHost()
    let presenter = Presenter(host: host)
    host.told = OverlayViewport(size: OverlaySize(width: 600, height: 800))
    presenter.present(.words("hello"), as: .lasting)
    #expect(host.drawn == [[12], [80]])
  }
}
