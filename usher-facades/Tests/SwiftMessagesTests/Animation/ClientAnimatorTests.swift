#if os(Linux) && !UIKIT_STAND_IN
import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of animators that a client provides.
@MainActor
@Suite("A client's animator", .ownDefault)
struct ClientAnimatorTests {
  @Test("the animations of a client's animator are the overlay's motion")
  func animations() throws {
    let stage = Stage()
    let spy = Spy(
      onShow: { context, completion in
        context.containerView.addSubview(context.messageView)
        context.messageView.alpha = 0
        UIView.animate(
          withDuration: 0.3, delay: 0, options: .curveLinear,
          animations: { context.messageView.alpha = 1 },
          completion: completion)
      },
      onHide: { context, completion in
        UIView.animate(
          withDuration: 0.5, delay: 0, options: .curveLinear,
          animations: { context.messageView.alpha = 0.5 }, completion: completion)
      })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    #expect(spy.delegate === stage.messages)
    #expect(spy.calls == ["show"])
    #expect(stage.takeEvents() == ["willShow A"])
    stage.advance(150)
    #expect(stage.placed?.opacity == 0.5)
    #expect(stage.placed?.offset == .zero)
    stage.advance(149)
    #expect(spy.calls == ["show"])
    stage.advance(1)
    #expect(spy.calls == ["show", "shown true"])
    #expect(stage.takeEvents() == ["didShow A"])
    stage.advance(1999)
    #expect(stage.takeEvents() == [])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willHide A"])
    #expect(spy.calls == ["show", "shown true", "hide"])
    stage.advance(250)
    #expect(stage.placed?.opacity == 0.75)
    stage.advance(250)
    #expect(stage.takeEvents() == ["didHide A"])
    #expect(spy.calls == ["show", "shown true", "hide", "hidden true"])
  }

  @Test("a message that an animator transforms comes from the transform")
  func transform() {
    let stage = Stage()
    let spy = Spy(onShow: { context, completion in
      let view = context.messageView
      context.containerView.addSubview(view)
      view.transform = CGAffineTransform(translationX: -context.containerView.bounds.width, y: 0)
        .scaledBy(x: 0.5, y: 0.5)
      UIView.animate(
        withDuration: 0.4, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 2,
        animations: { view.transform = .identity }, completion: completion)
    })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    let spring = try? Timing.Spring(
      duration: .milliseconds(400), dampingRatio: 0.7, initialVelocity: 2)
    #expect(
      stage.overlay?.entrance
        == spring.map {
          OverlayTransition(
            slide: Slide(.spring($0), by: Vector(dx: -390, dy: 0)).delayed(by: .milliseconds(100)),
            scale: Scale(.spring($0), from: 0.5).delayed(by: .milliseconds(100)))
        })
  }

  @Test("an animator that animates nothing shows and hides its message at once")
  func nothingAnimated() {
    let stage = Stage()
    let spy = Spy()
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    #expect(stage.takeEvents() == ["willShow A", "didShow A"])
    #expect(stage.placed?.opacity == 1)
    stage.advance(1999)
    #expect(stage.takeEvents() == [])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willHide A", "didHide A"])
    #expect(spy.calls == ["show", "shown true", "hide", "hidden true"])
  }

  @Test("a message's duration counts from the completion that its animator calls")
  func lateCompletion() {
    let stage = Stage()
    var finish: AnimationCompletion?
    var finishHiding: AnimationCompletion?
    let spy = Spy(onShow: { finish = $1 }, onHide: { finishHiding = $1 })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    stage.advance(10_000)
    #expect(stage.takeEvents() == ["willShow A"])
    #expect(stage.texts == ["A"])
    finish?(true)
    finish?(true)
    #expect(stage.takeEvents() == ["didShow A"])
    stage.advance(1999)
    #expect(stage.takeEvents() == [])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willHide A"])
    stage.advance(5000)
    #expect(stage.texts == ["A"])
    finishHiding?(true)
    #expect(stage.takeEvents() == ["didHide A"])
    #expect(stage.texts == [])
  }

  @Test("a message whose animator never completes the hide is gone after a minute")
  func noCompletion() {
    let stage = Stage()
    let spy = Spy(onHide: { _, _ in })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    stage.advance(61_999)
    #expect(stage.texts == ["A"])
    stage.advance(1)
    #expect(stage.texts == [])
  }

  @Test("a message whose animator does not finish the show is hidden without a didShow event")
  func unfinished() {
    let stage = Stage()
    stage.show("A") { $0.presentationStyle = .custom(animator: Spy(onShow: { $1(false) })) }
    stage.advance(10)
    #expect(stage.takeEvents() == ["willShow A", "willHide A", "didHide A"])
  }

  @Test("an animator whose show is interrupted by a hide completes with false")
  func interrupted() {
    let stage = Stage()
    let spy = Spy(onShow: { context, completion in
      context.messageView.alpha = 0
      UIView.animate(
        withDuration: 1, animations: { context.messageView.alpha = 1 }, completion: completion)
    })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    stage.advance(500)
    stage.messages.hide()
    #expect(spy.calls == ["show", "hide", "hidden true", "shown false"])
    #expect(stage.takeEvents() == ["willShow A", "willHide A", "didHide A"])
  }

  @Test("a message that is hidden without animation does not ask its animator to hide")
  func hiddenAtOnce() {
    let stage = Stage()
    let spy = Spy()
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    stage.messages.hide(animated: false)
    #expect(stage.takeEvents() == ["willShow A", "didShow A", "willHide A", "didHide A"])
    #expect(stage.texts == [])
    #expect(spy.calls == ["show", "shown true"])
  }

  @Test("an animation of a property that no overlay has takes its time")
  func otherProperty() {
    let stage = Stage()
    let spy = Spy(onShow: { context, completion in
      context.containerView.addSubview(context.messageView)
      UIView.animate(
        withDuration: 0.3, animations: { context.messageView.tag = 1 }, completion: completion)
    })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    stage.advance(299)
    #expect(stage.takeEvents() == ["willShow A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["didShow A"])
  }

  @Test(
    "a client's animator may build upon the library's animators", arguments: [true, false])
  func builtUpon(isPhysics: Bool) {
    let stage = Stage()
    let inner: any Animator = isPhysics ? PhysicsAnimation() : TopBottomAnimation(style: .bottom)
    let spy = Spy(
      onShow: { inner.show(context: $0, completion: $1) },
      onHide: { inner.hide(context: $0, completion: $1) })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    let length = isPhysics ? 500 : 400
    let placement = isPhysics ? Placement.center : .bottom
    #expect(stage.overlay?.placement == placement)
    stage.advance(length - 1)
    #expect(stage.takeEvents() == ["willShow A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["didShow A"])
    let shown: Note? = stage.messages.current()
    #expect(shown?.alpha == 1)
    stage.advance(2000 + (isPhysics ? 149 : 199))
    #expect(stage.takeEvents() == ["willHide A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["didHide A"])
    if isPhysics {
      #expect(
        stage.overlay?.entrance == nil && inner.showDuration == 0.5 && inner.hideDuration == 0.15)
    }
  }

  @Test("an animator's constraints say where its message lies")
  func constraints() {
    let stage = Stage()
    let spy = Spy(onShow: { context, completion in
      let (view, container) = (context.messageView, context.containerView)
      #expect(context.safeZoneConflicts == [])
      #expect(context.interactiveHide)
      container.addSubview(view)
      NSLayoutConstraint.activate([
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -30),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20),
        view.widthAnchor.constraint(equalToConstant: 200),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      completion(true)
    })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    #expect(
      stage.placed?.frame
        == OverlayRect(
          origin: OverlayPoint(x: 170, y: 774), size: OverlaySize(width: 200, height: 40)))
  }

  @Test("constraints to opposite edges stretch a message between them")
  func bothEdges() {
    let stage = Stage()
    let spy = Spy(onShow: { context, completion in
      let (view, container) = (context.messageView, context.containerView)
      container.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: container.safeAreaLayoutGuide.topAnchor, constant: 10),
        container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -5),
      ])
      completion(true)
    })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    #expect(
      stage.placed?.frame
        == OverlayRect(
          origin: OverlayPoint(x: 5, y: 10), size: OverlaySize(width: 380, height: 824)))
  }

  @Test("an animator may hide its message, and stop its time, through its delegate")
  func delegate() {
    let stage = Stage()
    let spy = Spy()
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    stage.advance(1500)
    spy.delegate?.panStarted(animator: spy)
    stage.advance(10_000)
    #expect(stage.texts == ["A"])
    spy.delegate?.panEnded(animator: spy)
    stage.advance(1999)
    #expect(stage.texts == ["A"])
    stage.advance(1)
    #expect(stage.texts == [])
    stage.advance(1000)
    stage.show("B") { $0.presentationStyle = .custom(animator: spy) }
    spy.delegate?.hide(animator: spy)
    #expect(stage.texts == [])
    #expect(stage.takeEvents().suffix(2) == ["willHide B", "didHide B"])
    spy.delegate?.hide(animator: spy)
    spy.delegate?.panStarted(animator: spy)
  }

  @Test("an animator that hides its waiting message takes the message back")
  func waiting() {
    let stage = Stage()
    let spy = Spy()
    stage.show("A")
    stage.show("B") { $0.presentationStyle = .custom(animator: spy) }
    spy.delegate?.hide(animator: spy)
    stage.advance(10_000)
    #expect(stage.takeEvents() == ["willShow A", "didShow A", "willHide A", "didHide A"])
    #expect(spy.calls == [])
  }
}
#endif
