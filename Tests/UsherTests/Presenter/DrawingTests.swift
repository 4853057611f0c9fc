import Testing
import Usher

@MainActor
@Suite("Hosts while drawing")
struct DrawingTests {
  @Test("an event sent while a host draws is received after drawing")
  func told() {
    let host = TellingHost()
    let presenter = Presenter(host: host)
    host.told = OverlayViewport(size: OverlaySize(width: 600, height: 800))
    presenter.present(.words("hello"), as: .lasting)
    #expect(host.drawn == [[12], [80]])
  }
}
