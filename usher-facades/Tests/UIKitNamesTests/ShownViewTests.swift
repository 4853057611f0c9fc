import Foundation
import Testing
import UIKitNames
import Usher
import UsherTesting

@Suite("A view that is shown")
@MainActor
struct ShownViewTests {
  @Test("a shown view is kept until it is gone, so that its buttons act")
  func kept() {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    var presses = 0
    weak var seen: UIView?
    func present() -> PresentationHandle {
      let (view, button) = (UIView(), UIButton(type: .system))
      button.setTitle("Press", for: .normal)
      button.addTarget(for: .touchUpInside) { presses += 1 }
      view.addSubview(button)
      seen = view
      return presenter.present(view, as: Overlay(lifetime: .untilDismissed))
    }
    let handle = present()
    host.clock.advance(by: .seconds(1))
    host.pressButton(0, of: handle.id)
    #expect(presses == 1)
    handle.dismiss()
    host.clock.advance(by: .seconds(2))
    #expect(handle.result != nil)
    #expect(seen == nil)
  }
}
