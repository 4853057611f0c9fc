import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  /// An app's animator that records calls and performs a test's actions.
  @MainActor
  final class Spy: Animator {
    typealias Action = @MainActor (AnimationContext, @escaping AnimationCompletion) -> Void

    weak var delegate: (any AnimationDelegate)?
    let showDuration = 0.3
    let hideDuration = 0.3
    private(set) var calls: [String] = []
    private let onShow: Action
    private let onHide: Action

    /// Creates an animator that shows and hides a message without an animation, by default.
    init(
      onShow: @escaping Action = { $1(true) }, onHide: @escaping Action = { $1(true) }
    ) {
      self.onShow = onShow
      self.onHide = onHide
    }

    func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
      calls.append("show")
      context.messageView.frame = CGRect(x: 95, y: 150, width: 200, height: 100)
      context.containerView.addSubview(context.messageView)
      onShow(context) { [weak self] isFinished in
        self?.calls.append("shown \(isFinished)")
        completion(isFinished)
      }
    }

    func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
      calls.append("hide")
      onHide(context) { [weak self] isFinished in
        self?.calls.append("hidden \(isFinished)")
        completion(isFinished)
      }
    }
  }

  @MainActor
  @Suite("The calls of an app's animator")
  struct AnimatorLifeTests {
    @Test("an animator without an animation shows and hides its message immediately")
    func nothingAnimated() {
      let app = MessageApp()
      defer { app.close() }
      let spy = Spy()
      app.show(UIView(), after: 0.1) {
        $0.presentationStyle = .custom(animator: spy)
        $0.duration = .seconds(seconds: 2)
      }
      #expect(app.takeEvents() == ["willShow", "didShow"])
      StandIn.advance(by: 1.8)
      #expect(app.takeEvents() == [])
      StandIn.advance(by: 0.2)
      #expect(app.takeEvents() == ["willHide", "didHide"])
      #expect(spy.calls == ["show", "shown true", "hide", "hidden true"])
    }

    @Test("if the animator doesn't finish the show, the message is hidden without a didShow event")
    func unfinished() {
      let app = MessageApp()
      defer { app.close() }
      app.show(UIView()) {
        $0.presentationStyle = .custom(animator: Spy(onShow: { $1(false) }))
      }
      #expect(app.takeEvents() == ["willShow", "willHide", "didHide"])
    }

    @Test("if a hide interrupts an animator's show, the show completes with false")
    func interrupted() {
      let app = MessageApp()
      defer { app.close() }
      let view = UIView()
      let spy = Spy(onShow: { context, completion in
        context.messageView.alpha = 0
        UIView.animate(
          withDuration: 1, animations: { context.messageView.alpha = 1 }, completion: completion)
      })
      app.show(view, after: 0.5) { $0.presentationStyle = .custom(animator: spy) }
      app.hide()
      #expect(spy.calls == ["show", "hide", "hidden true", "shown false"])
      #expect(app.takeEvents() == ["willShow", "willHide", "didHide"])
      #expect(view.superview == nil)
    }

    @Test("an animator isn't called if its message is hidden without animation")
    func hiddenWithoutAnimation() {
      let app = MessageApp()
      defer { app.close() }
      let (spy, view) = (Spy(), UIView())
      app.show(view) { $0.presentationStyle = .custom(animator: spy) }
      app.messages.hide(animated: false)
      #expect(app.takeEvents() == ["willShow", "didShow", "willHide", "didHide"])
      #expect(view.superview == nil)
      #expect(spy.calls == ["show", "shown true"])
    }

    @Test("an animator that hides its waiting message withdraws the message")
    func waiting() {
      let app = MessageApp()
      defer { app.close() }
      let (spy, view) = (Spy(), UIView())
      app.show(MessageView.plain(.cardView))
      app.show(view) { $0.presentationStyle = .custom(animator: spy) }
      spy.delegate?.hide(animator: spy)
      app.hide()
      StandIn.advance(by: 5)
      #expect(app.takeEvents() == ["willShow", "didShow", "willHide", "didHide"])
      #expect(view.superview == nil)
      #expect(spy.calls == [])
    }

    @Test("an animator that hides its message while it waits for another scene withdraws it")
    func waitingForScene() {
      let app = MessageApp()
      let other = StandIn.launch().scene
      defer {
        app.close()
        StandIn.disconnect(other)
      }
      app.show(MessageView.plain(.cardView)) {
        $0.presentationContext = .windowScene(app.scene, windowLevel: .normal)
      }
      let spies = [Spy(), Spy()]
      for spy in spies {
        app.show(UIView()) {
          $0.presentationStyle = .custom(animator: spy)
          $0.presentationContext = .windowScene(other, windowLevel: .normal)
        }
      }
      spies[1].delegate?.hide(animator: spies[1])
      app.hide(after: 5)
      #expect(spies.map(\.calls) == [["show", "shown true"], []])
      app.hide(after: 5)
      #expect(spies.map(\.calls) == [["show", "shown true", "hide", "hidden true"], []])
    }

    @Test("a message that its animator is about to show is no longer queued")
    func queued() {
      let app = MessageApp()
      defer { app.close() }
      let second = MessageView.plain(.cardView, title: "2")
      var isQueued: Bool { (app.messages.queued(id: second.id) as MessageView?) != nil }
      var answers: [Bool] = []
      app.show(MessageView.plain(.cardView, title: "1"))
      app.show(second) {
        $0.presentationStyle = .custom(animator: Spy())
        $0.eventListeners.append { event in
          if case .willShow = event { answers.append(isQueued) }
        }
      }
      #expect(isQueued)
      app.hide(after: 3)
      #expect(second.window != nil)
      #expect(answers == [false])
    }

    @Test("a message's time starts again when the pan that its animator reports ends")
    func panned() {
      let app = MessageApp()
      defer { app.close() }
      let spy = Spy()
      app.show(UIView(), after: 0.9) {
        $0.presentationStyle = .custom(animator: spy)
        $0.duration = .seconds(seconds: 1)
      }
      spy.delegate?.panStarted(animator: spy)
      StandIn.advance(by: 5)
      spy.delegate?.panEnded(animator: spy)
      StandIn.advance(by: 0.9)
      #expect(app.takeEvents() == ["willShow", "didShow"])
      StandIn.advance(by: 0.2)
      #expect(app.takeEvents() == ["willHide", "didHide"])
    }

    /// Shows a message with an animator, and drags the message off the screen.
    private func drag(
      _ animator: any Animator, _ change: (inout SwiftMessages.Config) -> Void = { _ in }
    ) -> [String] {
      let app = MessageApp()
      defer { app.close() }
      app.show(MessageView.plain(.centeredView)) {
        $0.presentationStyle = .custom(animator: animator)
        change(&$0)
      }
      let frame = app.frame ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
      let start = CGPoint(x: 195, y: CGFloat((frame.minY + frame.maxY) / 2))
      StandIn.drag(
        from: start, to: CGPoint(x: 195, y: start.y - 300), in: app.scene, duration: 0.1)
      StandIn.advance(by: 3)
      return app.takeEvents()
    }

    @Test("a message with an app's animator can't be swiped away by default")
    func notSwiped() {
      #expect(drag(Spy()) == ["willShow", "didShow"])
    }

    @Test("a message whose animator uses a physics handler is flung away if its pan is enabled")
    func physicsHandler() {
      func events(_ isEnabled: Bool) -> [String] {
        let handler = PhysicsPanHandler()
        handler.pan.isEnabled = isEnabled
        weak var known: Spy?
        let spy = Spy(onShow: { context, completion in
          if let known { handler.configure(context: context, animator: known) }
          completion(true)
        })
        known = spy
        return drag(spy)
      }
      #expect(events(true) == ["willShow", "didShow", "willHide", "didHide"])
      #expect(events(false) == ["willShow", "didShow"])
    }

    @Test(
      "a message without interactive hiding can't be swiped away with any animator",
      arguments: [true, false])
    func notInteractive(isPhysics: Bool) {
      let inner: any Animator = isPhysics ? PhysicsAnimation() : TopBottomAnimation(style: .top)
      #expect(drag(Wrapper(inner)) { $0.interactiveHide = false } == ["willShow", "didShow"])
    }

    @Test("a physics handler's recognizer is on the message's background")
    func recogniser() {
      let app = MessageApp()
      defer { app.close() }
      let (card, background, handler) = (BaseView(), UIView(), PhysicsPanHandler())
      card.installBackgroundView(background)
      app.show(card) {
        $0.presentationStyle = .custom(
          animator: Spy(onShow: { context, completion in
            handler.configure(context: context, animator: PhysicsAnimation())
            completion(true)
          }))
      }
      #expect(handler.pan.view === background)
    }

    @Test("the margins in an animator's context are the message view's additions")
    func margins() {
      let app = MessageApp()
      defer { app.close() }
      let card = MessageView.plain(.cardView)
      let additions = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      card.layoutMarginAdditions = additions
      var margins: [UIEdgeInsets] = []
      app.show(card) {
        $0.presentationStyle = .custom(
          animator: Spy(onShow: { context, completion in
            for collapses in [true, false] {
              card.collapseLayoutMarginAdditions = collapses
              margins.append(card.defaultMarginAdjustment(context: context))
            }
            completion(true)
          }))
      }
      #expect(margins == [additions, additions])
    }
  }
}
