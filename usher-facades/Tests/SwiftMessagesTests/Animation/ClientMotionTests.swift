#if os(Linux) && !UIKIT_STAND_IN
import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import UIKitNames
import Usher
import UsherTesting

/// Tests of the transforms and opacities that a client's animator sets.
@MainActor
@Suite("Transforms in a client's animator", .ownDefault)
struct ClientMotionTests {
  private static let linear = Timing.curve(.linear, .milliseconds(200))

  /// The overlay's entrance for an animator that begins with a transform.
  private func entrance(from transform: CGAffineTransform) -> OverlayTransition? {
    let stage = Stage()
    stage.show("A") {
      $0.presentationStyle = .custom(
        animator: Spy(onShow: { context, completion in
          let view = context.messageView
          view.transform = transform
          UIView.animate(
            withDuration: 0.2, delay: 0, options: .curveLinear,
            animations: { view.transform = .identity },
            completion: completion)
        }))
    }
    return stage.overlay?.entrance
  }

  @Test(
    "a translation is a slide of the same distance",
    arguments: [
      (CGAffineTransform(translationX: 0, y: 12), Vector(dx: 0, dy: 12)),
      (CGAffineTransform(translationX: -7, y: 0.5), Vector(dx: -7, dy: 0.5)),
      (CGAffineTransform(translationX: 390, y: -844), Vector(dx: 390, dy: -844)),
      (CGAffineTransform(translationX: .infinity, y: .nan), Vector(dx: 1e9, dy: 0)),
    ])
  func translation(transform: CGAffineTransform, distance: Vector) {
    #expect(
      entrance(from: transform) == OverlayTransition(slide: Slide(Self.linear, by: distance)))
  }

  @Test("a rotation is a turn by the same angle")
  func rotation() {
    let turned = entrance(from: CGAffineTransform(rotationAngle: 0.5))
    #expect(turned == OverlayTransition(rotation: Rotation(Self.linear, from: 0.5)))
    let other = entrance(from: CGAffineTransform(rotationAngle: -2).scaledBy(x: 3, y: 3))
    #expect(
      other
        == OverlayTransition(
          scale: Scale(Self.linear, from: 3), rotation: Rotation(Self.linear, from: -2)))
  }

  @Test("a transform that squeezes or mirrors becomes the nearest even scale")
  func scale() {
    let squeezed = entrance(from: CGAffineTransform(scaleX: 1, y: 0.5))
    #expect(squeezed == OverlayTransition(scale: Scale(Self.linear, from: 0.75)))
    let mirrored = entrance(from: CGAffineTransform(scaleX: -1, y: 1))
    #expect(mirrored == OverlayTransition(scale: Scale(Self.linear, from: 0)))
    let huge = entrance(from: CGAffineTransform(scaleX: 1000, y: 1000))
    #expect(huge == OverlayTransition(scale: Scale(Self.linear, from: 100)))
  }

  @Test("a message is drawn as its animator's transforms say")
  func drawn() {
    let stage = Stage()
    let spy = Spy(
      onShow: { context, completion in
        let view = context.messageView
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(translationX: 10, y: 20).rotated(by: 1)
        UIView.animate(
          withDuration: 0.2, delay: 0, options: .curveLinear,
          animations: { view.transform = .identity },
          completion: completion)
      },
      onHide: { context, completion in
        UIView.animate(
          withDuration: 0.2, delay: 0, options: .curveLinear,
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

  @Test(
    "each part of an entrance begins with its first animation, and of an exit ends with its last")
  func severalAnimations() throws {
    let stage = Stage()
    let spy = Spy(
      onShow: { context, completion in
        let view = context.messageView
        view.alpha = 0
        view.transform = CGAffineTransform(translationX: 0, y: -50)
        UIView.animate(
          withDuration: 0.1, delay: 0, options: .curveLinear, animations: { view.alpha = 0.5 })
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
          withDuration: 0.1, delay: 0, options: .curveLinear,
          animations: { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) })
        UIView.animate(
          withDuration: 0.2, delay: 0.1, options: .curveLinear,
          animations: { view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) },
          completion: completion)
      })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    #expect(
      stage.overlay?.entrance
        == OverlayTransition(
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

  @Test("a transform that comes back to its start takes the time of its animations")
  func backAndForth() {
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
}
#endif
