#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Frames of content")
  struct FrameTests {
    private static let glyph = OverlayNode.Image.Source.glyph(Glyph(shapes: []))

    private static func box(_ width: Double, _ height: Double) -> OverlayNode {
      .box(OverlayNode.Box(style: .clear, width: width, height: height))
    }

    private static func stack(
      _ axis: OverlayNode.Stack.Axis, _ alignment: OverlayNode.Stack.Alignment = .center,
      padding: Insets = .zero, of children: OverlayNode...
    ) -> OverlayNode {
      .stack(
        OverlayNode.Stack(
          axis, spacing: 8, alignment: alignment, padding: padding, children: children))
    }

    /// Each view has a direction for its immediate content.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection>
    @Test("a row's children are next to each other, and mirrored in a right-to-left layout")
    func row() throws {
      let row = Self.stack(
        .horizontal, padding: Insets(top: 4, left: 10, bottom: 4, right: 2), of: Self.box(30, 20),
        Self.box(50, 40))
      let stage = try ContentStage(row, size: CGSize(width: 200, height: 48))
      defer { stage.close() }
      #expect(
        stage.root.sizeThatFits(CGSize(width: 390, height: 1000)) == CGSize(width: 100, height: 48))
      #expect(
        stage.frames(of: BoxView.self) == [
          CGRect(x: 10, y: 14, width: 30, height: 20), CGRect(x: 48, y: 4, width: 50, height: 40),
        ])
      StandIn.changeTraits { $0.layoutDirection = .rightToLeft }
      StandIn.finishTurn()
      #expect(
        stage.frames(of: BoxView.self) == [
          CGRect(x: 160, y: 14, width: 30, height: 20),
          CGRect(x: 102, y: 4, width: 50, height: 40),
        ])
    }

    @Test("a divider is horizontal in a column and vertical in a row")
    func dividers() throws {
      let column = Self.stack(
        .vertical, .leading, of: Self.box(100, 20), .divider(OverlayNode.Divider(thickness: 2)),
        Self.stack(
          .horizontal, of: Self.box(20, 30), .divider(OverlayNode.Divider()), Self.box(20, 10)))
      let stage = try ContentStage(column)
      defer { stage.close() }
      #expect(stage.root.bounds.size == CGSize(width: 100, height: 68))
      #expect(
        stage.frames(of: DividerView.self) == [
          CGRect(x: 0, y: 28, width: 100, height: 2), CGRect(x: 28, y: 38, width: 1, height: 30),
        ])
    }

    @Test("a spacer uses the remaining space, even in a nested column")
    func spacers() throws {
      let inner = Self.stack(
        .vertical, .fill, of: Self.box(10, 10), .spacer(OverlayNode.Spacer(5)), Self.box(10, 10))
      let stage = try ContentStage(
        Self.stack(.vertical, .fill, of: Self.box(10, 20), inner),
        size: CGSize(width: 50, height: 100))
      defer { stage.close() }
      #expect(
        stage.frames(of: BoxView.self).map(\.minY) == [0, 28, 90])
    }

    @Test("a text in a row wraps, and doesn't shrink the next child")
    func wrapping() throws {
      let text = OverlayNode.text(
        OverlayNode.Text("several words that do not fit into one line of this row"))
      let stage = try ContentStage(
        Self.stack(.horizontal, of: Self.box(40, 40), text), size: CGSize(width: 160, height: 200))
      defer { stage.close() }
      let label = try #require(stage.frames(of: UILabel.self).first)
      #expect(label.minX == 48)
      #expect(label.width == 112)
      #expect(label.height > 40)
      #expect(stage.frames(of: BoxView.self).first?.width == 40)
    }

    @Test("an image that can't be found takes up no space, and is reported")
    func missingImage() throws {
      let stage = try ContentStage(
        Self.stack(
          .horizontal, of: .image(OverlayNode.Image(.file("/nowhere.png"))), Self.box(30, 20)))
      defer { stage.close() }
      #expect(stage.root.bounds.size == CGSize(width: 30, height: 20))
      guard case .unreadableImage(path: "/nowhere.png", _)? = stage.problems.first else {
        Issue.record("it is not reported")
        return
      }
    }

    @Test("an image keeps its size and is centered in a larger space")
    func image() throws {
      let stage = try ContentStage(
        Self.stack(.vertical, .fill, of: .image(OverlayNode.Image(Self.glyph, size: 24))),
        size: CGSize(width: 101, height: 24))
      defer { stage.close() }
      #expect(stage.frames(of: GlyphView.self) == [CGRect(x: 38, y: 0, width: 24, height: 24)])
    }

    @Test("an image that fills a frame with another aspect ratio is clipped to the frame")
    func filling() throws {
      for (size, isCut) in [(40.0, true), (20, false)] {
        let image = OverlayNode.Image(
          Self.glyph, size: OverlaySize(width: size, height: 20), fit: .fill)
        let stage = try ContentStage(.image(image))
        defer { stage.close() }
        #expect(stage.views(of: ImageView.self).first?.subviews.first?.clipsToBounds == isCut)
      }
    }

    @Test("a progress bar is as wide as its space, up to its default width")
    func progress() throws {
      let stage = try ContentStage(.progress(OverlayNode.ProgressBar(.timeLeft)))
      defer { stage.close() }
      let widths = [50, 60, 390].map { stage.root.sizeThatFits(CGSize(width: $0, height: 9)).width }
      #expect(widths == [50, 60, stage.root.bounds.width])
    }

    @Test("content that doesn't fit in its box extends beyond it")
    func jutting() throws {
      let box = OverlayNode.box(
        OverlayNode.Box(
          .field(OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text("Name"))),
          style: .clear, width: 50, height: 20))
      let stage = try ContentStage(box)
      defer { stage.close() }
      #expect(stage.frames(of: BoxView.self) == [CGRect(x: 0, y: 0, width: 50, height: 20)])
      #expect(stage.frames(of: FieldView.self) == [CGRect(x: 0, y: 0, width: 80, height: 45)])
    }

    @Test("a box is at most as wide as the box around it")
    func narrowBox() throws {
      let stage = try ContentStage(
        .box(OverlayNode.Box(Self.box(80, 60), width: 50, height: 20)))
      defer { stage.close() }
      #expect(stage.frames(of: BoxView.self).map(\.width) == [50, 50])
    }

    @Test("a box is drawn with its opacity")
    func opacity() throws {
      let stage = try ContentStage(.box(OverlayNode.Box(Self.box(80, 60), opacity: 0.25)))
      defer { stage.close() }
      #expect(stage.views(of: BoxView.self).map(\.alpha) == [0.25, 1])
    }

    @Test("a progress bar has the full width of its frame, and is vertically centered")
    func barInRow() throws {
      let bar = OverlayNode.ProgressBar(.done(ObservableValue(0.5)), thickness: 4)
      let stage = try ContentStage(.progress(bar), size: CGSize(width: 200, height: 30))
      defer { stage.close() }
      #expect(stage.root.subviews.map(\.frame) == [CGRect(x: 0, y: 13, width: 200, height: 4)])
    }

    @Test("a button keeps its width next to a text, even if the row is narrow")
    func narrowRow() throws {
      let button = OverlayNode.Button(
        label: OverlayNode.Text(""), icon: OverlayNode.Image(Self.glyph, size: 20),
        style: OverlayNode.ButtonStyle(
          background: .fill, pressed: .pressedFill, padding: Insets(horizontal: 30, vertical: 5)))
      let text = OverlayNode.text(OverlayNode.Text("several words that need several lines"))
      let stage = try ContentStage(
        Self.stack(.horizontal, of: text, .button(button)), size: CGSize(width: 100, height: 200))
      defer { stage.close() }
      #expect(stage.frames(of: ButtonView.self).map(\.width) == [80])
    }

    @Test("scrolling content shrinks in favor of other content")
    func scrolling() throws {
      let long = OverlayNode.scroll(OverlayNode.Scroll(Self.box(80, 500), maximumHeight: 500))
      let stage = try ContentStage(
        Self.stack(.vertical, of: Self.box(80, 40), long, Self.box(80, 40)),
        size: CGSize(width: 80, height: 200))
      defer { stage.close() }
      #expect(
        stage.frames(of: UIScrollView.self).first == CGRect(x: 0, y: 48, width: 80, height: 104))
      #expect(
        stage.views(of: UIScrollView.self).first?.contentSize == CGSize(width: 80, height: 500))
    }

    @Test("a round image is clipped to a circle, or to an ellipse if it isn't square")
    func round() throws {
      func canvas(_ width: Double) throws -> CALayer {
        let image = OverlayNode.Image(
          Self.glyph, size: OverlaySize(width: width, height: 20), isRound: true)
        let stage = try ContentStage(.image(image))
        defer { stage.close() }
        return try #require(stage.views(of: ImageView.self).first?.subviews.first?.layer)
      }
      let circle = try canvas(20)
      #expect(circle.cornerRadius == 10 && circle.masksToBounds && circle.mask == nil)
      let ellipse = try #require(try canvas(40).mask as? CAShapeLayer)
      #expect(
        ellipse.path == CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20), transform: nil)
      )
    }

    @Test("a page change requires a new size and reports it")
    func pages() throws {
      let shown = ObservableValue<Int?>(0)
      let stage = try ContentStage(
        .pages(OverlayNode.Pages(shown, pages: [Self.box(50, 20), Self.box(80, 60)])))
      defer { stage.close() }
      #expect(stage.root.bounds.size == CGSize(width: 50, height: 20))
      shown.value = 1
      #expect(stage.sizeChanges == 1)
      #expect(
        stage.root.sizeThatFits(CGSize(width: 390, height: 1000)) == CGSize(width: 80, height: 60))
      #expect(stage.views(of: BoxView.self).map(\.isHidden) == [false, false])
      StandIn.advance(by: 0.3)
      #expect(stage.views(of: BoxView.self).map(\.isHidden) == [true, false])
      #expect(stage.views(of: BoxView.self).last?.alpha == 1)
    }

    @Test("a page change during a fade leaves only the last page visible")
    func turnedWhileFading() throws {
      let shown = ObservableValue<Int?>(0)
      let boxes = [Self.box(50, 20), Self.box(80, 60), Self.box(50, 20)]
      let stage = try ContentStage(.pages(OverlayNode.Pages(shown, pages: boxes)))
      defer { stage.close() }
      shown.value = 1
      StandIn.advance(by: 0.05)
      shown.value = 2
      let pages = stage.views(of: BoxView.self)
      #expect(pages.map(\.isHidden) == [true, false, false])
      StandIn.advance(by: 0.3)
      #expect(pages.map(\.isHidden) == [true, true, false])
      #expect(pages.map(\.alpha) == [1, 1, 1])
    }
  }
}
#endif
