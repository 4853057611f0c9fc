#if os(Linux) && !UIKIT_STAND_IN
import FacadeTesting
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of segues without UIKit: neutral transitions with a container that stands for the window.
@MainActor
@Suite("Segues without UIKit", .ownDefault)
struct SegueTests {
  /// A controller with a view that contains a button of a fixed size.
  private final class Form: UIViewController {
    private(set) var calls: [String] = []

    override func loadView() {
      view = UIView()
      let label = UILabel()
      label.text = "Form"
      view.addSubview(label)
    }
  }

  private func segue(_ layout: SwiftMessagesSegue.Layout) -> SwiftMessagesSegue {
    let segue = SwiftMessagesSegue(
      identifier: "show", source: UIViewController(), destination: Form())
    segue.configure(layout: layout)
    return segue
  }

  @Test("a segue shows its destination in a message, and a dismissal hides the message")
  func dismissed() {
    let screen = Screen()
    let segue = segue(.topCard)
    var events: [String] = []
    segue.eventListeners = [{ events.append("\($0)".prefix { $0 != "(" }.description) }]
    segue.perform()
    screen.advance(2)
    #expect(screen.texts == ["Form"])
    #expect(segue.source.presentedViewController === segue.destination)
    var isDone = false
    segue.destination.dismiss(animated: true) { isDone = true }
    screen.advance(2)
    #expect(isDone)
    #expect(screen.texts == [])
    #expect(segue.source.presentedViewController == nil)
    #expect(events == ["willShow", "didShow", "willHide", "didHide"])
  }

  @Test("a segue dismisses its destination when a tap beside the message hides it")
  func sentAway() {
    let screen = Screen()
    let segue = segue(.bottomCard)
    segue.perform()
    screen.advance(2)
    for stage in [PointerStage.began, .ended] {
      screen.host.point(stage, at: OverlayPoint(x: 195, y: 40))
    }
    screen.advance(2)
    #expect(screen.texts == [])
    #expect(segue.destination.presentingViewController == nil)
    segue.perform()
    screen.advance(2)
    #expect(screen.texts == ["Form"])
  }

  @Test("a segue is kept until its message is gone, and no longer")
  func kept() {
    let screen = Screen()
    weak var known: SwiftMessagesSegue?
    do {
      let segue = segue(.centered)
      known = segue
      segue.perform()
      screen.advance(2)
    }
    #expect(known != nil)
    known?.destination.dismiss(animated: true)
    screen.advance(2)
    #expect(known == nil)
  }

  @Test("the view of a segue's destination leaves the message with its end")
  func takenOut() {
    let screen = Screen()
    let segue = segue(.centered)
    segue.perform()
    screen.advance(2)
    #expect(segue.destination.view.superview != nil)
    segue.destination.dismiss(animated: true)
    screen.advance(2)
    #expect(segue.destination.view.superview == nil)
  }

  @Test("a segue has the values of the layout that it is configured with")
  func values() {
    let segue = segue(.topTab)
    #expect(segue.containment == .backgroundVertical)
    #expect(segue.containerView.cornerRadius == 15)
    #expect(segue.containerView.roundsLeadingCorners)
    #expect(
      segue.messageView.layoutMarginAdditions
        == UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10))
    segue.configure(layout: .bottomMessage)
    #expect(segue.containment == .content)
    #expect(segue.containerView.cornerRadius == 0)
    #expect(!segue.containerView.roundsLeadingCorners)
    #expect(!segue.messageView.collapseLayoutMarginAdditions)
    #expect(segue.messageView.bounceAnimationOffset == 0)
    guard case .custom(let animator as TopBottomAnimation) = segue.presentationStyle else {
      Issue.record("it slides")
      return
    }
    #expect(animator.style == .bottom)
    #expect(animator.springDamping == 1)
  }
}
#endif
