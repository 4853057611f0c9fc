import Testing
import Usher

@Suite("Overlays that wait for their first focus")
struct FirstFocusTests {
  @Test("each overlay is expected once, and gets its turn after it appears")
  func turns() {
    var first = FirstFocus()
    for id in [1, 2, 1, 3] as [UInt64] { first.expect(OverlayID(id)) }
    first.forget(OverlayID(3))
    #expect([1, 2, 3].map { first.isExpecting(OverlayID($0)) } == [true, true, false])
    #expect(first.next { _ in false } == nil)
    #expect(first.next { $0 != OverlayID(1) } == OverlayID(2))
    #expect(first.next { _ in true } == OverlayID(1))
    #expect(first == FirstFocus())
  }
}
