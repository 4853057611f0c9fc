import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import UIKitNames
import Usher
import UsherTesting

/// What becomes of the transforms and the opacity that a client's animator sets.
@MainActor
@Suite(.ownDefault)
struct ClientMotionTests {
  private static let linear = Timing.curve(.linear, .milliseconds(200))

  /// What an entrance from a transform becomes.
  private func entrance(from transform: CGAffineTransform) -> Transition? {
    let stage = Stage()
    stage.show("A") {
      $0.presentationStyle = .custom(
        animator: Spy(onShow: { context, completion in
          let view = context.messageView
          view.transform = transform
          UIView.animate(
            withDuration: 0.2, options: .curveLinear, animations: { view.transform = .identity },
            completion: completion)
        }))
    }
    return stage.overlay?.entrance
  }

  @Test(arguments: [
    (CGAffineTransform(translationX: 0, y: 12), Vector(dx: 0, dy: 12)),
    (CGAffineTransform(translationX: -7, y: 0.5), Vector(dx: -7, dy: 0.5)),
    (CGAffineTransform(translationX: 390, y: -844), Vector(dx: 390, dy: -844)),
    (CGAffineTransform(translationX: .infinity, y: .nan), Vector(dx: 1e9, dy: 0)),
  ])
  func aMovementIsAsLongAsItIsSaid(transform: CGAffineTransform, distance: Vector) {
    #expect(
      entrance(from: transform) == Transition(slide: Slide(Self.linear, by: distance)))
  }

  @Test func aTurnTurns() {
    let turned = entrance(from: CGAffineTransform(rotationAngle: 0.5))
    #expect(turned == Transition(rotation: Rotation(Self.linear, from: 0.5)))
    let other = entrance(from: CGAffineTransform(rotationAngle: -2).scaledBy(x: 3, y: 3))
    #expect(
      other
        == Transition(
          scale: Scale(Self.linear, from: 3), rotation: Rotation(Self.linear, from: -2)))
  }

  @Test func whatSqueezesOrMirrorsBecomesTheNearestThatDoesNot() {
    let squeezed = entrance(from: CGAffineTransform(scaleX: 1, y: 0.5))
    #expect(squeezed == Transition(scale: Scale(Self.linear, from: 0.75)))
    let mirrored = entrance(from: CGAffineTransform(scaleX: -1, y: 1))
    #expect(mirrored == Transition(scale: Scale(Self.linear, from: 0)))
    let huge = entrance(from: CGAffineTransform(scaleX: 1000, y: 1000))
    #expect(huge == Transition(scale: Scale(Self.linear, from: 100)))
  }

  @Test func itIsSeenAsItWasSaid() {
    let stage = Stage()
    let spy = Spy(
      onShow: { context, completion in
        let view = context.messageView
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(translationX: 10, y: 20).rotated(by: 1)
        UIView.animate(
          withDuration: 0.2, options: .curveLinear, animations: { view.transform = .identity },
          completion: completion)
      },
      onHide: { context, completion in
        UIView.animate(
          withDuration: 0.2, options: .curveLinear,
          animations: {
            context.messageView.transform = CGAffineTransform(translationX: -30, y: 0)
          }, completion: completion)
      })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    #expect(stage.placed?.offset == Vector(dx: 10, dy: 20))
    #expect(stage.placed?.rotation == 1)
    stage.advance(100)
    #expect(stage.placed?.offset == Vector(dx: 5, dy: 10))
    #expect(stage.placed?.rotation == 0.5)
    stage.advance(100)
    #expect(stage.takeEvents() == ["willShow A", "didShow A"])
    stage.messages.hide()
    stage.advance(100)
    #expect(stage.placed?.offset == Vector(dx: -15, dy: 0))
    #expect(stage.placed?.rotation == 0)
  }

  @Test func eachPartComesFromItsFirstChangeAndGoesAsItsLast() throws {
    let stage = Stage()
    let spy = Spy(
      onShow: { context, completion in
        let view = context.messageView
        view.alpha = 0
        view.transform = CGAffineTransform(translationX: 0, y: -50)
        UIView.animate(withDuration: 0.1, options: .curveLinear, animations: { view.alpha = 0.5 })
        UIView.animate(
          withDuration: 0.2, delay: 0.1, options: .curveLinear,
          animations: {
            view.alpha = 1
            view.transform = .identity
          }, completion: completion)
      },
      onHide: { context, completion in
        let view = context.messageView
        UIView.animate(
          withDuration: 0.1, options: .curveLinear,
          animations: { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) })
        UIView.animate(
          withDuration: 0.2, delay: 0.1, options: .curveLinear,
          animations: { view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) },
          completion: completion)
      })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    #expect(
      stage.overlay?.entrance
        == Transition(
          slide: Slide(Self.linear, by: Vector(dx: 0, dy: -50)).delayed(by: .milliseconds(100)),
          fade: Fade(.curve(.linear, .milliseconds(300)), from: 0)))
    stage.advance(299)
    #expect(stage.takeEvents() == ["willShow A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["didShow A"])
    stage.messages.hide()
    stage.advance(200)
    #expect(abs(try #require(stage.placed?.scale) - 0.55) < 1e-9)
    stage.advance(100)
    #expect(stage.takeEvents().last == "didHide A")
  }

  @Test func oneThatOnlyBeatsTakesItsTime() {
    let stage = Stage()
    let spy = Spy(onShow: { context, completion in
      let view = context.messageView
      UIView.animate(
        withDuration: 0.1, animations: { view.transform = CGAffineTransform(scaleX: 2, y: 2) })
      UIView.animate(
        withDuration: 0.2, delay: 0.1, animations: { view.transform = .identity },
        completion: completion)
    })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    stage.advance(299)
    #expect(stage.placed?.scale == 1)
    #expect(stage.takeEvents() == ["willShow A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["didShow A"])
  }

  @Test func aMessageHasItsRealSizeWhileItIsAnimated() throws {
    var frames: [CGRect] = []
    let stage = Stage(
      Screen(
        Viewport(
          size: Size(width: 390, height: 844),
          safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))))
    let spy = Spy(
      onShow: { context, completion in
        let (view, container) = (context.messageView, context.containerView)
        frames.append(view.frame)
        container.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: container.topAnchor),
          view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        completion(true)
      },
      onHide: { context, completion in
        frames.append(context.messageView.frame)
        completion(true)
      })
    let card = MessageView.viewFromNib(layout: .cardView)
    card.configureContent(title: "Title", body: String(repeating: "many words ", count: 30))
    stage.show(card) { $0.presentationStyle = .custom(animator: spy) }
    let overlay = try #require(stage.placed?.frame)
    #expect(overlay.minY == 47.0)
    stage.messages.hide()
    // 10 points of margin at its sides and below, and the safe area above.
    let height = 47 + overlay.size.height + 10
    let expected = CGRect(x: 0, y: 0, width: 390, height: height)
    #expect(frames == [expected, expected])
    #expect(card.frame == .zero)
  }

  @Test func oneThatLiesToOneSideIsAsWideAsItIs() throws {
    var frame = CGRect.null
    let stage = Stage()
    let spy = Spy(
      onShow: { context, completion in
        let (view, container) = (context.messageView, context.containerView)
        container.addSubview(view)
        NSLayoutConstraint.activate([
          view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -30),
          view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20),
          view.widthAnchor.constraint(equalToConstant: 200),
        ])
        completion(true)
      },
      onHide: { context, completion in
        frame = context.messageView.frame
        completion(true)
      })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    let overlay = try #require(stage.placed?.frame)
    stage.messages.hide()
    #expect(
      frame
        == CGRect(
          x: overlay.minX, y: overlay.minY, width: 200, height: overlay.size.height))
    #expect(frame.maxX == 370.0 && frame.maxY == 814.0)
  }

  @Test func oneWithAFrameOfItsOwnKeepsIt() {
    var frames: [CGRect] = []
    let stage = Stage()
    let own = CGRect(x: 1, y: 2, width: 30, height: 40)
    let note = Note("A")
    note.frame = own
    stage.show(note) {
      $0.presentationStyle = .custom(
        animator: Spy(onShow: {
          frames.append($0.messageView.frame)
          $1(true)
        }))
    }
    #expect(frames == [own])
    #expect(note.frame == own)
  }

  @Test func theLibrarysOwnSlidesOutOfSightByIt() throws {
    let stage = Stage()
    let inner = TopBottomAnimation(style: .bottom)
    let spy = Spy(
      onShow: { inner.show(context: $0, completion: $1) },
      onHide: { inner.hide(context: $0, completion: $1) })
    let card = MessageView.viewFromNib(layout: .cardView)
    stage.show(card) { $0.presentationStyle = .custom(animator: spy) }
    #expect(try #require(stage.placed?.currentFrame.minY) >= 844)
  }

  @Test func theMarginsOfAnAnimatorAreTheAdditions() {
    let card = MessageView.viewFromNib(layout: .cardView)
    var margins: [UIEdgeInsets] = []
    let stage = Stage()
    stage.show(card) {
      $0.presentationStyle = .custom(
        animator: Spy(onShow: { context, completion in
          for collapses in [true, false] {
            card.collapseLayoutMarginAdditions = collapses
            margins.append(card.defaultMarginAdjustment(context: context))
          }
          completion(true)
        }))
    }
    let ten = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(margins == [ten, ten])
  }
}

/// Whether a message that a client's animator moves can be swiped away.
@MainActor
@Suite(.ownDefault)
struct ClientSwipeTests {
  private func swipe(
    _ onShow: @escaping @MainActor (AnimationContext, @escaping AnimationCompletion) -> Void,
    _ change: (inout SwiftMessages.Config) -> Void = { _ in }
  ) -> SwipePolicy? {
    let stage = Stage()
    stage.show("A") {
      $0.presentationStyle = .custom(animator: Spy(onShow: onShow))
      change(&$0)
    }
    return stage.overlay?.swipe
  }

  @Test func byItselfItCannot() {
    #expect(swipe { $1(true) } == nil)
  }

  @Test func oneThatBuildsUponTheLibrarysOwnCan() throws {
    let slide = TopBottomAnimation(style: .bottom)
    slide.closeAbsoluteThreshold = 50
    let policy = try #require(swipe { slide.show(context: $0, completion: $1) })
    #expect(policy.thresholds == SwipeThresholds(speed: 750, share: 0.33, distance: 50))
    #expect(policy.resistance == .rigid)
    let dialog = PhysicsAnimation()
    #expect(swipe { dialog.show(context: $0, completion: $1) } == .physics)
  }

  @Test func oneThatTakesThePhysicsHandlerCan() {
    let handler = PhysicsPanHandler()
    let spy = Spy()
    #expect(
      swipe {
        handler.configure(context: $0, animator: spy)
        $1(true)
      } == .physics)
    handler.pan.isEnabled = false
    #expect(
      swipe {
        handler.configure(context: $0, animator: spy)
        $1(true)
      } == nil)
  }

  @Test func nobodyCanWhereThatIsNotWanted() {
    let slide = TopBottomAnimation(style: .top)
    #expect(
      swipe({ slide.show(context: $0, completion: $1) }) { $0.interactiveHide = false } == nil)
  }
}
