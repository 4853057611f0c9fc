import Testing
import Usher
import UsherTesting

@MainActor
@Suite struct UnfoldingTests {
  @Test("an overlay that unfolds is built again, once, in the same place")
  func unfolds() {
    let stage = Stage()
    var overlay = Overlay.lasting
    overlay.unfolding = Unfolding()
    let handle = stage.present("hello", as: overlay)
    stage.advance(499)
    let built = Transcript.Order.attached(handle.id, texts: ["hello"])
    #expect(stage.host.transcript.entries.map(\.order) == [built])
    stage.advance(60_000)
    #expect(
      stage.host.transcript.entries.map(\.order)
        == [built, .refreshed(handle.id, texts: ["hello"])])
    #expect(stage.host.wakeup == .never)
  }
}
