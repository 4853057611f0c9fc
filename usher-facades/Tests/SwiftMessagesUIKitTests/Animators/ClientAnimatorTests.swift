import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  /// An app's animator that drops the message from above, using constraints and `UIView.animate`.
  @MainActor
  final class Drop: Animator {
    weak var delegate: (any AnimationDelegate)?
    let showDuration = 0.3
    let hideDuration = 0.3
    private(set) var windows: [UIWindow?] = []
    private(set) var containers: [CGRect] = []
    var finishes = true

    func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
      let (view, container) = (context.messageView, context.containerView)
      windows.append(container.window)
      containers.append(container.frameInWindow)
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      let top = view.topAnchor.constraint(equalTo: container.topAnchor, constant: -300)
      NSLayoutConstraint.activate([
        top, view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        view.widthAnchor.constraint(equalToConstant: 200),
        view.heightAnchor.constraint(equalToConstant: 100),
      ])
      container.layoutIfNeeded()
      top.constant = 150
      UIView.animate(
        withDuration: showDuration, delay: 0, options: [.curveLinear],
        animations: { container.layoutIfNeeded() }, completion: completion)
    }

    func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
      let animator = UIViewPropertyAnimator(duration: hideDuration, curve: .linear) {
        context.messageView.alpha = 0
      }
      animator.addCompletion { [self] _ in if finishes { completion(true) } }
      animator.startAnimation()
    }
  }

  /// An app's animator that wraps one of the library's animators.
  @MainActor
  final class Wrapper: Animator {
    weak var delegate: (any AnimationDelegate)?
    let inner: any Animator
    var showDuration: TimeInterval { inner.showDuration }
    var hideDuration: TimeInterval { inner.hideDuration }

    init(_ inner: any Animator) { self.inner = inner }

    func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
      inner.show(context: context, completion: completion)
    }

    func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
      inner.hide(context: context, completion: completion)
    }
  }

  /// An app's animator that completes when a transaction of several animations completes.
  final class Together: Animator {
    weak var delegate: (any AnimationDelegate)?
    let showDuration = 0.3
    let hideDuration = 0.4

    func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
      let view = context.messageView
      view.frame = CGRect(x: 95, y: 150, width: 200, height: 100)
      context.containerView.addSubview(view)
      view.alpha = 0
      animate(for: showDuration, completion) {
        view.alpha = 1
      } and: {
        view.transform = .identity
      }
    }

    func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
      let view = context.messageView
      animate(for: hideDuration, completion) {
        view.alpha = 0
      } and: {
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    }

    private func animate(
      for duration: Double, _ completion: @escaping AnimationCompletion,
      _ first: @escaping () -> Void, and second: @escaping () -> Void
    ) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { completion(true) }
      UIView.animate(withDuration: duration, animations: first)
      UIView.animate(withDuration: duration / 2, animations: second)
      CATransaction.commit()
    }
  }

  @MainActor
  @Suite("An app's animator with UIKit")
  struct ClientAnimatorTests {
    /// Only the animator adjusts the margins of its message.
    ///
    /// <https://github.com/SwiftKickMobile/SwiftMessages/blob/10.0.2/SwiftMessages/MarginAdjustable.swift>
    @Test("a card has its own margins unless the animator adjusts them")
    func ownMargins() throws {
      let app = MessageApp()
      defer { app.close() }
      let card = MessageView.plain(.cardView)
      let margins = card.layoutMargins
      app.show(card) { $0.presentationStyle = .custom(animator: Drop()) }
      #expect(card.backgroundView.frameInWindow.inWords == "95 150 200 100")
      app.hide()
      #expect(card.layoutMargins == margins)
    }

    @Test("an animator's container is as large as the window, and its animation is played")
    func plays() throws {
      let app = MessageApp()
      let (drop, view) = (Drop(), UIView())
      app.show(view, after: 0) { $0.presentationStyle = .custom(animator: drop) }
      #expect(drop.windows.map { $0 != nil && $0 === app.overlayWindow } == [true])
      #expect(drop.containers.map(\.inWords) == ["0 0 390 844"])
      #expect(app.takeEvents() == ["willShow"])
      StandIn.advance(by: 0.15)
      let halfway = try #require(view.layer.presentation()).frame.minY
      #expect(halfway > -250 && halfway < 100)
      #expect(view.frameInWindow.inWords == "95 150 200 100")
      StandIn.advance(by: 0.2)
      #expect(app.takeEvents() == ["didShow"])
      #expect(app.frame == OverlayRect(x: 95, y: 150, width: 200, height: 100))
      #expect(view.layer.presentation()?.frame.minY == 150)
      app.close()
    }

    @Test(
      "a message's time starts at the show's completion, and it ends at the hide's completion"
    )
    func life() {
      let app = MessageApp()
      let (drop, view) = (Drop(), UIView())
      app.show(view, after: 1.2) {
        $0.presentationStyle = .custom(animator: drop)
        $0.duration = .seconds(seconds: 1)
      }
      #expect(app.takeEvents() == ["willShow", "didShow"])
      StandIn.advance(by: 0.2)
      #expect(app.takeEvents() == ["willHide"])
      #expect(view.window != nil)
      StandIn.advance(by: 0.4)
      #expect(app.takeEvents() == ["didHide"])
      #expect(view.superview == nil)
      app.close()
    }

    /// "CATransaction.setCompletionBlock(_:)": called after all animations inside the transaction.
    @Test(
      "an animator that completes with a transaction lasts as long as the animations"
    )
    func transactions() {
      let app = MessageApp()
      let view = UIView()
      app.show(view, after: 0.2) { $0.presentationStyle = .custom(animator: Together()) }
      #expect(app.takeEvents() == ["willShow"])
      StandIn.advance(by: 0.15)
      #expect(app.takeEvents() == ["didShow"])
      app.messages.hide()
      StandIn.advance(by: 0.3)
      #expect(app.takeEvents() == ["willHide"])
      #expect(view.window != nil)
      StandIn.advance(by: 0.15)
      #expect(app.takeEvents() == ["didHide"])
      app.close()
    }

    @Test("a hide that its animator never completes ends after an hour")
    func endless() {
      let app = MessageApp()
      let (drop, view) = (Drop(), UIView())
      drop.finishes = false
      app.show(view) { $0.presentationStyle = .custom(animator: drop) }
      app.messages.hide()
      StandIn.advance(by: 600)
      #expect(app.takeEvents() == ["willShow", "didShow", "willHide"])
      #expect(view.window != nil)
      StandIn.advance(by: 3100)
      #expect(app.takeEvents() == ["didHide"])
      app.close()
    }

    /// A view's insets only apply to covered parts of the view.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>
    @Test("a message that avoids the safe area rests at the animator's position")
    func safeAreaMargins() {
      let app = MessageApp()
      let view = MessageView.plain(.cardView)
      view.configureDropShadow()
      app.show(view) { $0.presentationStyle = .custom(animator: Drop()) }
      #expect(app.takeEvents() == ["willShow", "didShow"])
      #expect(view.frameInWindow.inWords == "95 150 200 100")
      #expect(view.safeAreaInsets == .zero)
      #expect(app.overlayWindow?.shadowRadii == [6])
      app.close()
    }

    @Test("a tap outside an animator's message reaches its backdrop")
    func touches() {
      let app = MessageApp()
      app.show(UIView()) {
        $0.presentationStyle = .custom(animator: Drop())
        $0.dimMode = .gray(interactive: true)
      }
      _ = app.takeEvents()
      StandIn.tap(at: CGPoint(x: 195, y: 200), in: app.scene)
      StandIn.advance(by: 1)
      #expect(app.takeEvents() == [])
      StandIn.tap(at: CGPoint(x: 195, y: 500), in: app.scene)
      StandIn.advance(by: 1)
      #expect(app.takeEvents() == ["willHide", "didHide"])
      app.close()
    }

    @Test("a button in an animator's message can be pressed")
    func button() {
      let app = MessageApp()
      let (view, button) = (UIView(), UIButton(type: .system))
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      button.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
      view.addSubview(button)
      app.show(view) { $0.presentationStyle = .custom(animator: Drop()) }
      StandIn.tap(at: CGPoint(x: 95 + 60, y: 150 + 40), in: app.scene)
      #expect(presses == 1)
      app.close()
    }

    @Test(
      "an animator based on the library's slide appears, rests and is swiped away like the slide"
    )
    func wrapped() throws {
      let app = MessageApp()
      let view = MessageView.plain(.messageView)
      app.show(view) {
        $0.presentationStyle = .custom(animator: Wrapper(TopBottomAnimation(style: .top)))
      }
      #expect(app.takeEvents() == ["willShow", "didShow"])
      let frame = view.frameInWindow
      #expect(frame.minX == 0)
      #expect(frame.width == 390)
      #expect(view.titleLabel?.frameInWindow.minY == 72)
      StandIn.drag(
        from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 10), in: app.scene, duration: 0.1)
      StandIn.advance(by: 2)
      #expect(app.takeEvents() == ["willHide", "didHide"])
      app.close()
    }

    @Test("an animator based on the bottom slide avoids the safe area at the bottom")
    func wrappedAtBottom() {
      let app = MessageApp()
      defer { app.close() }
      let view = MessageView.plain(.messageView)
      app.show(view) {
        $0.presentationStyle = .custom(animator: Wrapper(TopBottomAnimation(style: .bottom)))
      }
      // The safe area of 34 points, the addition of 20 points and the bounce of 5 points.
      #expect(view.bodyLabel.map { 844 - $0.frameInWindow.maxY.rounded() } == 59)
    }

    @Test("an animator based on the slide moves the message out by the message's height")
    func wrappedLeaving() {
      let app = MessageApp()
      defer { app.close() }
      let view = MessageView.plain(.messageView)
      app.show(view) {
        $0.presentationStyle = .custom(animator: Wrapper(TopBottomAnimation(style: .top)))
      }
      app.hide(after: 0.1)
      #expect(view.transform == CGAffineTransform(translationX: 0, y: -view.bounds.height))
      StandIn.advance(by: 2)
      #expect(view.transform == .identity)
    }

    @Test("an animator based on the slide avoids the safe area after a rotation")
    func turned() {
      let app = MessageApp()
      let view = MessageView.plain(.messageView)
      app.show(view) {
        $0.presentationStyle = .custom(animator: Wrapper(TopBottomAnimation(style: .top)))
      }
      #expect(view.titleLabel?.frameInWindow.minY == 72)
      StandIn.rotate(
        app.scene, to: .landscapeLeft,
        safeArea: UIEdgeInsets(top: 12, left: 47, bottom: 21, right: 47))
      StandIn.advance(by: 1)
      #expect(view.frameInWindow.width == 844)
      #expect(view.titleLabel?.frameInWindow.minY == 37)
      app.close()
    }

    @Test("an animator based on the library's physics can be flung away")
    func flung() {
      let app = MessageApp()
      let view = MessageView.plain(.centeredView)
      app.show(view) {
        $0.presentationStyle = .custom(animator: Wrapper(PhysicsAnimation()))
      }
      #expect(app.takeEvents() == ["willShow", "didShow"])
      StandIn.drag(
        from: CGPoint(x: 195, y: 430), to: CGPoint(x: 195, y: 130), in: app.scene, duration: 0.1)
      StandIn.advance(by: 3)
      #expect(app.takeEvents() == ["willHide", "didHide"])
      app.close()
    }

    /// An app's animator that calls the completion on another thread.
    final class Threaded: Animator {
      weak var delegate: (any AnimationDelegate)?
      let showDuration = 0.0
      let hideDuration = 0.0

      func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
        context.containerView.addSubview(context.messageView)
        context.messageView.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
        nonisolated(unsafe) let completion = completion
        let isCalled = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          completion(true)
          isCalled.signal()
        }
        isCalled.wait()
      }

      func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
        completion(true)
      }
    }

    @Test("an animator can complete on another thread, and lay out its message using frames")
    func threads() async {
      let app = MessageApp()
      app.show(UIView()) { $0.presentationStyle = .custom(animator: Threaded()) }
      for _ in 0..<3 { await Task { @MainActor in }.value }
      StandIn.advance(by: 1)
      #expect(app.takeEvents() == ["willShow", "didShow"])
      #expect(app.frame == OverlayRect(x: 0, y: 0, width: 390, height: 60))
      app.close()
    }

    /// If animations are disabled, completions are called immediately.
    @Test("an animator shows its message even if the app has disabled animations")
    func withoutAnimations() async {
      let app = MessageApp()
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      app.show(UIView()) { $0.presentationStyle = .custom(animator: Drop()) }
      for _ in 0..<3 { await Task { @MainActor in }.value }
      StandIn.advance(by: 1)
      #expect(app.takeEvents() == ["willShow", "didShow"])
      #expect(app.frame == OverlayRect(x: 95, y: 150, width: 200, height: 100))
      app.close()
    }

    @Test("VoiceOver finds an animator's message once, with all its texts")
    func spoken() {
      let app = MessageApp()
      let view = MessageView.plain(.messageView)
      app.show(view) {
        $0.presentationStyle = .custom(animator: Wrapper(TopBottomAnimation(style: .top)))
      }
      let found = StandIn.accessibilityElements(in: app.scene)
      #expect(found.filter { $0 === view }.count == 1)
      #expect(view.accessibilityLabel == "Title, Body")
      app.hide()
      #expect(view.accessibilityLabel == nil)
      app.close()
    }

    @Test("a message's time pauses while the app's recognizer holds the message")
    func held() {
      let app = MessageApp()
      let drop = Drop()
      app.show(UIView(), after: 0.5) {
        $0.presentationStyle = .custom(animator: drop)
        $0.duration = .seconds(seconds: 1)
      }
      drop.delegate?.panStarted(animator: drop)
      StandIn.advance(by: 5)
      #expect(app.takeEvents() == ["willShow", "didShow"])
      drop.delegate?.panEnded(animator: drop)
      drop.delegate?.hide(animator: drop)
      StandIn.advance(by: 1)
      #expect(app.takeEvents() == ["willHide", "didHide"])
      app.close()
    }
  }
}

extension UIView {
  /// The radii of all visible shadows in the view.
  fileprivate var shadowRadii: [CGFloat] {
    func radii(_ layer: CALayer) -> [CGFloat] {
      guard !layer.isHidden else { return [] }
      return (layer.shadowOpacity > 0 ? [layer.shadowRadius] : [])
        + (layer.sublayers ?? []).flatMap(radii)
    }
    return radii(layer)
  }
}
