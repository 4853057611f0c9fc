#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Controls in overlays")
  struct ControlTests {
    private static func row(_ children: OverlayNode...) -> OverlayNode {
      .stack(
        OverlayNode.Stack(
          .horizontal, spacing: 8, padding: Insets(horizontal: 20, vertical: 20),
          children: children))
    }

    private static func small(_ name: String) -> OverlayNode {
      .button(
        OverlayNode.Button(
          label: OverlayNode.Text(""), icon: OverlayNode.Image(.glyph(Glyph(shapes: [])), size: 10),
          style: OverlayNode.ButtonStyle(
            background: .fill, pressed: .pressedFill, padding: .zero, height: 24),
          description: name))
    }

    @Test("a tap presses a button, which is highlighted while a finger is down")
    func press() throws {
      let stage = try ContentStage(Self.row(Self.small("one"), Self.small("two")))
      defer { stage.close() }
      let second = try #require(stage.controls.buttons.last)
      let place = second.convert(CGPoint(x: 12, y: 12), to: stage.app.window)
      let touch = StandIn.touchDown(at: place, in: stage.app.scene)
      #expect(second.isHighlighted)
      StandIn.lift(touch)
      #expect(!second.isHighlighted)
      #expect(stage.presses == [1])
    }

    @Test("a small button's touch area extends beyond its frame, but not closer to its neighbor")
    func touchArea() throws {
      let stage = try ContentStage(Self.row(Self.small("one"), Self.small("two")))
      defer { stage.close() }
      let buttons = stage.controls.buttons
      #expect(
        buttons.map(\.frame) == [
          CGRect(x: 20, y: 20, width: 24, height: 24), CGRect(x: 52, y: 20, width: 24, height: 24),
        ])
      func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
        stage.root.hitTest(CGPoint(x: x, y: y), with: nil)
      }
      #expect(hit(11, 32) === buttons[0])
      #expect(hit(32, 11) === buttons[0])
      #expect(hit(47, 32) === buttons[0])
      #expect(hit(49, 32) === buttons[1])
      #expect(hit(85, 32) === buttons[1])
      #expect(hit(5, 32) === stage.root)
    }

    @Test("a small button doesn't receive touches that are closer to a rating's symbol")
    func besideRating() throws {
      let image = OverlayNode.Image(.glyph(Glyph(shapes: [])))
      let rating = OverlayNode.Rating(
        ObservableValue(nil), items: [OverlayNode.Rating.Item("good", chosen: image, open: image)])
      let stage = try ContentStage(Self.row(.rating(rating), Self.small("one")))
      defer { stage.close() }
      let (symbol, button) = (
        try #require(stage.frames(of: RatingItemView.self).first),
        try #require(stage.controls.buttons.first)
      )
      #expect(button.frame.minX == symbol.maxX + 8)
      let hits = [3, 5].map { distance in
        stage.root.hitTest(CGPoint(x: symbol.maxX + distance, y: symbol.midY), with: nil)
      }
      #expect(hits == [stage.root, button])
    }

    /// A double tap activates the selected element.
    ///
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate()>
    @Test("VoiceOver finds a button by its description, and can press it")
    func accessibility() throws {
      let stage = try ContentStage(Self.row(Self.small("one")))
      defer { stage.close() }
      let button = try #require(stage.controls.buttons.first)
      #expect(button.isAccessibilityElement)
      #expect(button.accessibilityLabel == "one")
      #expect(button.accessibilityTraits.contains(.button))
      #expect(button.accessibilityActivate())
      #expect(stage.presses == [0])
    }

    @Test("choosing a symbol also selects the previous symbols")
    func rating() throws {
      let choice = ObservableValue<Int?>(nil)
      let image = OverlayNode.Image(.glyph(Glyph(shapes: [])))
      let items = ["bad", "fair", "good"].map {
        OverlayNode.Rating.Item($0, chosen: image, open: image)
      }
      let stage = try ContentStage(.rating(OverlayNode.Rating(choice, items: items)))
      defer { stage.close() }
      #expect(stage.root.bounds.size == CGSize(width: 150, height: 50))
      StandIn.tap(at: CGPoint(x: 75, y: 25), in: stage.app.scene)
      #expect(choice.value == 1)
      #expect(
        stage.views(of: RatingItemView.self).map { $0.accessibilityTraits.contains(.selected) } == [
          true, true, false,
        ])
    }

    @Test("the symbols of a new rating are animated with the rating's curve")
    func ratingMotion() throws {
      let image = OverlayNode.Image(.glyph(Glyph(shapes: [])))
      let items = ["bad", "good"].map { OverlayNode.Rating.Item($0, chosen: image, open: image) }
      let stage = try ContentStage(
        .rating(OverlayNode.Rating(ObservableValue<Int?>(nil), items: items)))
      defer { stage.close() }
      StandIn.tap(at: CGPoint(x: 75, y: 25), in: stage.app.scene)
      let springs = stage.views(of: UIView.self).compactMap {
        $0.layer.animation(forKey: "spring")?.timingFunction
      }
      let points = springs.map { spring in
        (1...2).flatMap { index in
          var point: [Float] = [0, 0]
          spring.getControlPoint(at: index, values: &point)
          return point
        }
      }
      #expect(points == [[0.25, 2, 0.5, 1], [0.25, 2, 0.5, 1]])
    }

    @Test("a symbol springs to its full size, even while a finger presses it")
    func pressedSymbol() throws {
      let choice = ObservableValue<Int?>(nil)
      let image = OverlayNode.Image(.glyph(Glyph(shapes: [])))
      let item = OverlayNode.Rating.Item("good", chosen: image, open: image)
      let stage = try ContentStage(.rating(OverlayNode.Rating(choice, items: [item])))
      defer { stage.close() }
      let canvas = try #require(stage.views(of: RatingItemView.self).first?.subviews.first)
      let touch = StandIn.touchDown(at: CGPoint(x: 25, y: 25), in: stage.app.scene)
      #expect(canvas.transform.a == CGFloat(OverlayNode.Rating.pressedScale))
      choice.value = 0
      let spring = canvas.layer.animation(forKey: "spring") as? CABasicAnimation
      #expect(spring?.toValue as? Double == 1)
      StandIn.lift(touch)
    }

    @Test("a host reports an empty frame for the button of a hidden page")
    func hiddenButton() throws {
      let app = SampleScene()
      defer { app.close() }
      let page = ObservableValue<Int?>(0)
      let pages = ["One", "Two"].map { OverlayNode.button(OverlayNode.Button($0)) }
      let handle = app.presenter.present(
        OverlayContent(.pages(OverlayNode.Pages(page, pages: pages))), as: still())
      StandIn.advance(by: 1)
      let host = try #require(app.presenter.uiKitHost)
      func isEmpty() -> [Bool] { host.buttonFrames(of: handle.id).map { $0.size == .zero } }
      #expect(isEmpty() == [false, true])
      page.value = 1
      StandIn.advance(by: 1)
      #expect(isEmpty() == [true, false])
    }

    @Test("a progress bar is filled to its value, from the leading side")
    func progress() throws {
      let done = ObservableValue(0.25)
      let stage = try ContentStage(
        .progress(OverlayNode.ProgressBar(.done(done))), size: CGSize(width: 200, height: 4))
      defer { stage.close() }
      let filled = try #require(stage.root.subviews.first?.subviews.first)
      #expect(filled.frame == CGRect(x: -150, y: 0, width: 200, height: 4))
      done.value = 0.5
      #expect(filled.frame.maxX == 100)
      #expect(stage.root.accessibilityValue == "50%")
    }

    @Test("a progress bar with default style has its colors, and is vertically centered")
    func barColors() throws {
      let bar = OverlayNode.ProgressBar(.done(ObservableValue(0.25)), thickness: 4)
      let stage = try ContentStage(.progress(bar), size: CGSize(width: 200, height: 20))
      defer { stage.close() }
      let view = try #require(stage.views(of: ProgressView.self).first)
      let track = try #require(view.subviews.first)
      #expect(track.frame == CGRect(x: 0, y: 8, width: 200, height: 4))
      #expect(
        [track, track.subviews.first].map { $0?.backgroundColor?.cgColor }
          == [bar.track, bar.color].map { view.uiColor($0).cgColor })
    }

    @Test("an activity indicator is centered in its space")
    func indicator() throws {
      let stage = try ContentStage(
        .activity(OverlayNode.Activity()), size: CGSize(width: 200, height: 60))
      defer { stage.close() }
      let natives = stage.views(of: UIActivityIndicatorView.self)
      #expect(natives.map(\.center) == [CGPoint(x: 100, y: 30)])
    }

    /// Only one scroll view may respond to the tap
    /// (<https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop>).
    @Test("a tap on the status bar doesn't scroll content in an overlay")
    func statusBarTap() throws {
      let stage = try ContentStage(
        .scroll(OverlayNode.Scroll(.text(OverlayNode.Text("Hello")), maximumHeight: 90)))
      defer { stage.close() }
      #expect(stage.views(of: UIScrollView.self).map(\.scrollsToTop) == [false])
    }
  }
}
#endif
