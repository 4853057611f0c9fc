#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// Results of PinLayout's tests for a scroll view's bounds.
@Suite(
  "Scroll views, as measured by PinLayout", .oneWorld,
  .bug(
    "https://github.com/layoutBox/PinLayout/blob/72f5300042618340df21500f6c4ce71bb78b93e1/Tests/iOS/UIScrollViewSpec.swift"
  ))
@MainActor
struct ScrollFactTests {
  @Test("a new scroll view shows its content's corner")
  func corner() {
    let view = UIScrollView(frame: CGRect(0, 0, 400, 400))
    #expect(
      Geometry(view)
        == Geometry(
          frame: CGRect(0, 0, 400, 400), bounds: CGRect(0, 0, 400, 400),
          center: CGPoint(200, 200)))
    #expect(view.contentOffset == .zero)
  }

  @Test(
    "a scrolled view keeps its offset if it moves",
    arguments: [CGRect(0, 0, 400, 400), CGRect(20, 30, 200, 100)])
  func keeps(frame: CGRect) {
    let (one, other) = (UIScrollView(), UIScrollView())
    for view in [one, other] {
      view.frame = CGRect(0, 0, 400, 400)
      view.contentOffset = CGPoint(30, 30)
    }
    one.frame = frame
    other.bounds.size = frame.size
    other.center = CGPoint(frame.midX, frame.midY)
    for view in [one, other] {
      #expect(
        Geometry(view)
          == Geometry(
            frame: frame, bounds: CGRect(origin: CGPoint(30, 30), size: frame.size),
            center: CGPoint(frame.midX, frame.midY)))
      #expect(view.contentOffset == CGPoint(30, 30))
    }
  }
}

/// Results of FloatingPanel's tests for the scroll views in a panel.
@Suite(
  "Scroll views, as measured by FloatingPanel", .oneWorld,
  .bug(
    "https://github.com/scenee/FloatingPanel/blob/7efcc769e0ffe62f530e9276ab26309f758b7cc3/Tests/CoreTests.swift"
  ))
@MainActor
struct PanelScrollFactTests {
  @Test("a controller's table shows indicators and bounces")
  func table() {
    let controller = UITableViewController(nibName: nil, bundle: nil)
    #expect(controller.tableView.showsVerticalScrollIndicator)
    #expect(controller.tableView.bounces)
  }

  @Test("an offset beyond the content stays when time passes and the view is laid out")
  func offset() {
    let (_, window) = StandIn.launch()
    let view = UIScrollView(frame: CGRect(0, 0, 300, 300))
    window.addSubview(view)
    view.setContentOffset(CGPoint(0, 100), animated: false)
    #expect(view.contentOffset == CGPoint(0, 100))
    StandIn.advance(by: 1)
    view.frame.size.height = 200
    StandIn.advance(by: 1)
    #expect(view.contentOffset == CGPoint(0, 100))
  }

  @Test("a content inset can be the safe area that a subclass overrides")
  func ownSafeArea() {
    @MainActor
    final class Own: UIScrollView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(0, 0, 34, 0) }
    }
    let view = Own()
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = view.safeAreaInsets
    #expect(view.contentInset == UIEdgeInsets(0, 0, 34, 0))
    #expect(view.adjustedContentInset == view.contentInset)
  }
}

/// Results of Hammer's tests for content that is out of sight.
@Suite(
  "Scroll views, as measured by Hammer", .oneWorld,
  .bug(
    "https://github.com/lyft/Hammer/blob/90af16da2d2756d2d297c005486b88b3e9971803/Tests/HammerTests/WaitingTests.swift"
  ))
@MainActor
struct SoughtScrollFactTests {
  @Test("a button that was scrolled to is visible and hit")
  func scrolledTo() {
    let (_, window) = StandIn.launch()
    let view = UIScrollView(frame: CGRect(40, 200, 300, 300))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 1000, height: 1000)
    let button = UIButton(frame: CGRect(0, 400, 50, 50))
    view.addSubview(button)
    window.addSubview(view)
    #expect(!view.bounds.intersects(button.frame))
    view.scrollRectToVisible(button.frame, animated: false)
    #expect(view.bounds.contains(button.frame))
    let middle = view.convert(button.center, to: nil as UIView?)
    #expect(window.hitTest(middle, with: nil) === button)
  }
}
#endif
