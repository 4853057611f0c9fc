#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Overlays that follow app views")
  struct FollowedViewTests {
    /// The arrow is 8 points long, and its tip is 4 points from the view.
    private let distance = 12.0

    @Test("a tip is centered below its view")
    func below() throws {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let tip = scene.present()
      let frame = try #require(scene.host?.frame(of: tip.id))
      // The button is between x 140 and 230, and between y 260 and 290.
      #expect(frame.minY == 290 + distance)
      #expect(abs((frame.minX + frame.maxX) / 2 - 185) <= 0.5)
    }

    @Test("a tip follows its view in each frame of a scroll, without a display link")
    func scrolling() {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let tip = scene.present()
      scene.list.setContentOffset(CGPoint(x: 0, y: 950), animated: true)
      var offsets: Set<CGFloat> = []
      for _ in 0..<15 {
        StandIn.advance(by: 1.0 / 60)
        offsets.insert(scene.list.contentOffset.y)
        // Cards at rest are aligned with pixels, three for a point.
        #expect(abs((scene.distanceBelow(tip) ?? 0) - distance) <= 0.18)
        #expect(scene.linkCount == 1, "the list's own")
      }
      #expect(offsets.count > 10)
      StandIn.advance(by: 1)
      #expect(scene.linkCount == 0)
    }

    @Test("an overlay follows its view while the render server plays the entrance")
    func entering() throws {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let tip = scene.app.presenter.present(
        text("Hello"),
        as: OverlayConfiguration(
          anchor: .beside(AnchorScene.anchor), lifetime: .infinite,
          size: SizeConstraints(width: .intrinsic),
          entrance: OverlayTransition(fade: .curve(.linear, .seconds(1)))))
      StandIn.advance(by: 0.1)
      let card = try #require(scene.host?.slot(of: tip.id)?.card)
      scene.list.setContentOffset(CGPoint(x: 0, y: 950), animated: true)
      var opacities: [Float] = []
      for _ in 0..<15 {
        StandIn.advance(by: 1.0 / 60)
        #expect(abs((scene.distanceBelow(tip) ?? 0) - distance) <= 0.18)
        #expect(card.layer.animationKeys() == ["usher.opacity"])
        opacities.append(card.layer.presentation()?.opacity ?? 0)
      }
      #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 < $1 })
      StandIn.advance(by: 1)
      #expect(scene.linkCount == 0)
    }

    @Test("a tip follows every change of its view before the turn's changes are drawn")
    func turns() {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let tip = scene.present()
      scene.scroll(to: 220)
      StandIn.finishTurn()
      #expect(scene.distanceBelow(tip) == distance)
      scene.button.frame.size.height = 50
      StandIn.finishTurn()
      #expect(scene.distanceBelow(tip) == distance)
      scene.list.transform = CGAffineTransform(translationX: 0, y: 30)
      StandIn.finishTurn()
      #expect(scene.top(of: tip) == 372)
    }

    /// Marks a view that constraints place 100 points from the app's edges, and returns it with its
    /// top constraint.
    private func constrainedAnchor(
      in scene: AnchorScene
    ) throws -> (view: UIView, top: NSLayoutConstraint) {
      let (view, root) = (UIView(), try #require(scene.app.controller.view))
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
      NSLayoutConstraint.activate([
        top, view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
        view.widthAnchor.constraint(equalToConstant: 80),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      AnchorScene.anchor.mark(view)
      return (view, top)
    }

    @Test("a tip is next to a view that constraints move in the same turn")
    func constraints() throws {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let top = try constrainedAnchor(in: scene).top
      let tip = scene.present()
      #expect(scene.top(of: tip) == 140 + distance)
      top.constant = 130
      StandIn.finishTurn()
      #expect(scene.top(of: tip) == 170 + distance)
    }

    @Test("a view that only fades needs no display link")
    func pulsing() {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let tip = scene.present()
      let pulse = CABasicAnimation(keyPath: "opacity")
      pulse.duration = 5
      pulse.fromValue = NSNumber(value: 0.5)
      pulse.toValue = NSNumber(value: 1)
      scene.list.layer.add(pulse, forKey: "pulse")
      StandIn.advance(by: 0.5)
      #expect(scene.linkCount == 0 && scene.distanceBelow(tip) == distance)
    }

    @Test(
      "a tip follows a view that Core Animation moves, using a display link until the animation ends"
    )
    func animated() {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let tip = scene.present()
      #expect(scene.linkCount == 0)
      UIView.animate(withDuration: 0.5) { scene.button.frame.origin.y += 100 }
      var places: Set<Double> = []
      for _ in 0..<29 {
        StandIn.advance(by: 1.0 / 60)
        places.insert(scene.top(of: tip) ?? 0)
        #expect(abs((scene.distanceBelow(tip) ?? 0) - distance) <= 0.18)
        #expect(StandIn.linkRanges == [.motion])
      }
      #expect(places.count > 20)
      StandIn.advance(by: 0.1)
      #expect(scene.linkCount == 0)
      #expect(scene.distanceBelow(tip) == distance)
      #expect(scene.host?.isIdle == true)
    }

    @Test("at the edge, a tip moves to the other side of its view")
    func flips() {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let tip = scene.present()
      // The list ends 60 points above the edge.
      scene.list.frame.size.height = 784
      scene.scroll(to: 740)
      StandIn.advance(by: 1)
      #expect(scene.distanceAbove(tip) == distance)
      scene.scroll(to: 200)
      StandIn.advance(by: 1)
      #expect(scene.distanceBelow(tip) == distance)
    }

    @Test("a tip's leading side is on the right in a right-to-left layout")
    func mirrored() throws {
      let scene = AnchorScene()
      defer { scene.app.close() }
      StandIn.changeTraits { $0.layoutDirection = .rightToLeft }
      let tip = scene.present(.leading, "A")
      let frame = try #require(scene.host?.frame(of: tip.id))
      #expect(frame.minX == 230 + distance)
      #expect(scene.host?.slot(of: tip.id)?.card.placed?.arrow?.edge == .left)
    }

    @Test("a tip is next to its view again after the scene rotates")
    func turned() throws {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
      view.autoresizingMask = [.flexibleLeftMargin]
      scene.app.controller.view.addSubview(view)
      AnchorScene.anchor.mark(view)
      let tip = scene.present()
      StandIn.rotate(scene.app.scene, to: .landscapeLeft)
      StandIn.advance(by: 1)
      let (frame, place) = (try #require(scene.host?.frame(of: tip.id)), view.frame)
      #expect(place.minX == 474)
      #expect(scene.top(of: tip) == 72)
      #expect(frame.minX < Double(place.midX) && frame.maxX > Double(place.midX))
      #expect(scene.linkCount == 0)
    }

    @Test("presenting an overlay in an app's animation doesn't affect the animation")
    func askedInAnimation() throws {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let (view, top) = try constrainedAnchor(in: scene)
      StandIn.finishTurn()
      top.constant = 300
      let presenter = scene.app.presenter
      var tip: PresentationHandle?
      UIView.animate(withDuration: 0.5) {
        tip = presenter.present(.tip("Hello"), using: .tip(beside: AnchorScene.anchor))
        view.superview?.layoutIfNeeded()
      }
      StandIn.advance(by: 0.25)
      let seen = try #require(view.layer.presentation()).frame
      #expect(seen.minY > 110 && seen.minY < 290)
      StandIn.advance(by: 1)
      #expect(tip.flatMap { scene.top(of: $0) } == 340 + distance)
    }

    @Test("after the overlay is removed, its view is no longer observed")
    func unfollowed() {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let observerCount = StandIn.observerCount
      let tip = scene.present()
      UIView.animate(withDuration: 5) { scene.button.frame.origin.y += 100 }
      StandIn.advance(by: 0.1)
      #expect(scene.linkCount == 1)
      tip.dismiss()
      StandIn.advance(by: 0.5)
      #expect(tip.result == .dismissed(.programmatic))
      #expect(scene.linkCount == 0)
      #expect(StandIn.observerCount == observerCount)
      #expect(scene.host?.isIdle == true)
    }
  }
}
#endif
