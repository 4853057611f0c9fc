#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests.LeakTests {
  /// A way in which a tip next to a view ends.
  enum TipEnding: CaseIterable {
    case requested, goneWithView, presenterClosed
  }

  @Test(
    "tips with anchors release all objects, with every kind of end",
    arguments: TipEnding.allCases)
  func tips(_ ending: TipEnding) {
    func playRound() {
      let app = SampleScene(isAlone: false)
      let view = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
      app.controller.view.addSubview(view)
      AnchorID("leak").mark(view)
      let tip = app.presenter.present(.tip("Hello"), using: .tip(beside: "leak"))
      StandIn.advance(by: 1)
      // A tip that follows an animation waits for frames.
      UIView.animate(withDuration: 9) { view.frame.origin.y += 100 }
      StandIn.advance(by: 0.1)
      switch ending {
      case .requested: tip.dismiss()
      case .goneWithView: view.removeFromSuperview()
      case .presenterClosed: break
      }
      if ending != .presenterClosed { StandIn.advance(by: 1) }
      app.close()
      StandIn.advance(by: 1)
    }
    for _ in 0..<2 { playRound() }
    let before = (Remains(), MarkedViews.shared.views(of: "leak").count, StandIn.observerCount)
    for _ in 0..<20 { playRound() }
    #expect(
      (Remains(), MarkedViews.shared.views(of: "leak").count, StandIn.observerCount) == before)
  }
}
#endif
