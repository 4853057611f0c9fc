import Testing
import Usher

@MainActor
@Suite("Drawing")
struct DrawingTests {
  @Test("what a host tells while it draws is handled when it has drawn")
  func told() {
    let host = TellingHost()
    let presenter = Presenter(host: host)
    host.told = [.viewportChanged(Viewport(size: Size(width: 600, height: 800)))]
    presenter.present(.words("hello"), as: .lasting)
    #expect(host.drawn == [[12], [80]])
  }
}
