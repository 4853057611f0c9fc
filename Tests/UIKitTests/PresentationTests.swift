#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// "UIViewControllerAnimatedTransitioning", "UIViewControllerContextTransitioning".
  @Test("an app's animator presents and dismisses a controller, with calls in UIKit's order")
  func customTransition() throws {
    let diary = AppearanceDiary()
    let (_, window) = StandIn.launch()
    let root = Screen("root", diary)
    window.rootViewController = root
    StandIn.finishTurn()
    diary.lines = []
    let card = Screen("card", diary)
    let stage = Stage(diary)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = stage
    root.present(card, animated: true) { diary.lines.append("presented") }
    #expect(card.isBeingPresented && root.presentedViewController === card)
    #expect(card.presentingViewController === root)
    #expect(card.presentationController?.presentedViewController === card)
    #expect(card.transitionCoordinator != nil)
    #expect(diary.lines == ["will present", "card willAppear true", "animate to"])
    #expect(card.view.frame == CGRect(x: 0, y: 400, width: 390, height: 444))
    #expect(card.view.superview === stage.presentation?.containerView)
    StandIn.advance(by: 0.25)
    #expect(stage.presentation?.dim.layer.presentation()?.opacity != 1)
    StandIn.advance(by: 0.3)
    #expect(
      diary.lines.suffix(4) == [
        "card didAppear true", "did present true", "ended true", "presented",
      ])
    #expect(!card.isBeingPresented && card.transitionCoordinator == nil)
    #expect(stage.presentation?.dim.alpha == 1)
    diary.lines = []
    root.dismiss(animated: true) { diary.lines.append("dismissed") }
    #expect(card.isBeingDismissed && root.presentedViewController === card)
    StandIn.advance(by: 0.6)
    #expect(
      diary.lines == [
        "will dismiss", "card willDisappear true", "animate from", "card didDisappear true",
        "did dismiss true", "ended true", "dismissed",
      ])
    #expect(root.presentedViewController == nil && card.presentingViewController == nil)
    #expect(card.view.window == nil && window.subviews == [root.view])
    #expect(!card.isBeingDismissed)
  }

  @Test("a transition that doesn't complete is undone")
  func cancelledTransition() {
    let diary = AppearanceDiary()
    let (_, window) = StandIn.launch()
    let root = Screen("root", diary)
    window.rootViewController = root
    StandIn.finishTurn()
    let card = Screen("card", diary)
    let stage = Stage(diary)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = stage
    stage.isCompleting = false
    root.present(card, animated: true)
    StandIn.advance(by: 1)
    #expect(root.presentedViewController == nil && window.subviews == [root.view])
    #expect(diary.lines.suffix(2) == ["did present false", "ended false"])
    stage.isCompleting = true
    root.present(card, animated: true)
    StandIn.advance(by: 1)
    stage.isCompleting = false
    root.dismiss(animated: true)
    StandIn.advance(by: 1)
    #expect(root.presentedViewController === card && card.view.window === window)
    #expect(!card.isBeingDismissed)
  }

  /// "UIModalPresentationStyle.fullScreen": the views of the presenting controller are removed
  /// after the presentation.
  ///
  /// `overFullScreen`: they are not.
  @Test("only a full-screen presentation makes the controller behind disappear")
  func presentationStyles() {
    let diary = AppearanceDiary()
    let (_, window) = StandIn.launch()
    let root = Screen("root", diary)
    window.rootViewController = root
    StandIn.finishTurn()
    for style in [UIModalPresentationStyle.overFullScreen, .pageSheet, .fullScreen] {
      diary.lines = []
      let next = Screen("next", diary)
      next.modalPresentationStyle = style
      root.present(next, animated: false) { diary.lines.append("presented") }
      StandIn.finishTurn()
      root.dismiss(animated: false)
      StandIn.finishTurn()
      if style == .fullScreen {
        #expect(
          diary.lines == [
            "root willDisappear false", "next willAppear false", "next didAppear false",
            "root didDisappear false", "presented", "root willAppear false",
            "next willDisappear false", "next didDisappear false", "root didAppear false",
          ])
      } else {
        #expect(
          diary.lines == [
            "next willAppear false", "next didAppear false", "presented",
            "next willDisappear false", "next didDisappear false",
          ])
      }
    }
    let twice = UIViewController()
    root.present(twice, animated: false)
    let other = UIViewController()
    twice.view.window?.rootViewController?.present(other, animated: false)
    #expect(root.presentedViewController === twice && other.presentingViewController == nil)
  }

  /// "UINavigationController", "UIView.safeAreaInsets".
  @Test("a navigation bar is below the status bar and adds to the top of the safe area")
  func navigationBars() {
    let diary = AppearanceDiary()
    let (_, window) = StandIn.launch()
    let first = Screen("first", diary)
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    StandIn.finishTurn()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(first.view.safeAreaInsets.top == 91 && navigation.view.safeAreaInsets.top == 47)
    #expect(first.navigationController === navigation)
    diary.lines = []
    let second = Screen("second", diary)
    second.title = "Second"
    navigation.pushViewController(second, animated: true)
    StandIn.finishTurn()
    #expect(
      diary.lines == [
        "first willDisappear true", "second willAppear true", "first didDisappear true",
        "second didAppear true",
      ])
    #expect(navigation.topViewController === second && second.view.window === window)
    #expect(navigation.navigationBar.topItem?.title == "Second")
    navigation.isNavigationBarHidden = true
    StandIn.finishTurn()
    #expect(second.view.safeAreaInsets.top == 47)
    #expect(navigation.popViewController(animated: false) === second)
    StandIn.finishTurn()
    #expect(second.parent == nil && navigation.viewControllers == [first])
    #expect(first.view.window === window && navigation.popViewController(animated: false) == nil)
  }

  @Test("a tab bar covers the bottom of the selected controller, and selecting shows another")
  func tabBars() {
    let diary = AppearanceDiary()
    let (_, window) = StandIn.launch()
    let tabs = UITabBarController()
    let (one, other) = (Screen("one", diary), Screen("other", diary))
    let navigation = UINavigationController(rootViewController: other)
    tabs.viewControllers = [one, navigation]
    window.rootViewController = tabs
    StandIn.finishTurn()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
    #expect(one.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    #expect(tabs.selectedViewController === one && diary.lines.last == "one didAppear false")
    tabs.selectedIndex = 1
    StandIn.finishTurn()
    #expect(other.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(other.tabBarController === tabs && one.view.window == nil)
    #expect(
      diary.lines.suffix(4) == [
        "one willDisappear false", "other willAppear false", "one didDisappear false",
        "other didAppear false",
      ])
  }
}

/// A record of the appearance callbacks, in order.
@MainActor
private final class AppearanceDiary {
  var lines: [String] = []
}

/// A controller that records its appearance callbacks.
@MainActor
private final class Screen: UIViewController {
  private let name: String
  private let diary: AppearanceDiary

  init(_ name: String, _ diary: AppearanceDiary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }

  private func note(_ call: String, _ animated: Bool) {
    diary.lines.append("\(name) \(call) \(animated)")
  }
}

/// An animator that moves views within half a second, and provides a presentation controller.
@MainActor
private final class Stage: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var isCompleting = true
  private(set) var presentation: HalfScreen?
  private let diary: AppearanceDiary

  init(_ diary: AppearanceDiary) { self.diary = diary }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let new = HalfScreen(presentedViewController: presented, presenting: presenting)
    new.diary = diary
    presentation = new
    return new
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isDismissal = context.view(forKey: .from) != nil
    diary.lines.append(isDismissal ? "animate from" : "animate to")
    guard let view = context.view(forKey: isDismissal ? .from : .to),
      let to = context.viewController(forKey: .to)
    else { return }
    if !isDismissal {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: to)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = isDismissal ? 0 : 1
      view.transform = CGAffineTransform(translationX: 0, y: isDismissal ? 400 : 0)
      view.layer.cornerRadius += 1
    } completion: { [self] _ in
      view.transform = .identity
      context.completeTransition(isCompleting)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    diary.lines.append("ended \(transitionCompleted)")
  }
}

/// A presentation that leaves the upper 400 points free and dims the rest.
@MainActor
private final class HalfScreen: UIPresentationController {
  var diary: AppearanceDiary?
  let dim = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: 400, width: bounds.width, height: bounds.height - 400)
  }

  override func presentationTransitionWillBegin() {
    diary?.lines.append("will present")
    dim.alpha = 0
    containerView?.addSubview(dim)
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    diary?.lines.append("did present \(completed)")
  }

  override func dismissalTransitionWillBegin() { diary?.lines.append("will dismiss") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    diary?.lines.append("did dismiss \(completed)")
  }
}
#endif
