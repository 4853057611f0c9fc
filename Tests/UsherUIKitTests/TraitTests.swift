#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The traits that the system provides.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitraitcollection>
  @MainActor
  @Suite("The user's settings")
  struct TraitTests {
    private let app = SampleScene()

    private func card(_ handle: PresentationHandle) throws -> OverlayCard {
      let host = try #require(app.presenter.uiKitHost)
      return try #require(host.stage?.view?.slots[handle.id]?.card)
    }

    @Test(
      "if dark mode starts while an overlay is shown, its colors and the presenter's traits follow",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/208"))
    func dark() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      let before = try card(handle).traitCollection.userInterfaceStyle
      StandIn.changeTraits { $0.userInterfaceStyle = .dark }
      StandIn.advance(by: 0.1)
      #expect(before == .light)
      #expect(try card(handle).traitCollection.userInterfaceStyle == .dark)
      #expect(app.presenter.traits.appearance == .dark)
    }

    /// A view that becomes light whenever its traits change.
    private final class Insistent: TraitView {
      private(set) var styles: [UIUserInterfaceStyle] = []

      override func traitsDidChange() {
        styles.append(traitCollection.userInterfaceStyle)
        overrideUserInterfaceStyle = .light
      }
    }

    @Test("a view that changes its traits during a trait change handles both")
    func again() {
      defer { app.close() }
      let view = Insistent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      app.controller.view.addSubview(view)
      StandIn.changeTraits { $0.userInterfaceStyle = .dark }
      #expect(view.styles == [.dark, .light])
    }

    @Test("content with a fixed appearance keeps it")
    func insisting() throws {
      defer { app.close() }
      var content = text("Hello")
      content.appearance = .dark
      let handle = app.presenter.present(content, as: still())
      #expect(try card(handle).traitCollection.userInterfaceStyle == .dark)
    }

    @Test("the presenter's traits follow increased contrast")
    func contrast() {
      defer { app.close() }
      app.presenter.present(text("Hello"), as: still())
      StandIn.setIncreasedContrast(true)
      StandIn.advance(by: 0.1)
      #expect(app.presenter.traits.contrast == .increased)
      StandIn.setIncreasedContrast(false)
    }

    @Test("a shown overlay grows with the text size")
    func letters() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      let before = try #require(app.presenter.restingFrame(of: handle.id))
      StandIn.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
      StandIn.advance(by: 1)
      let after = try #require(app.presenter.restingFrame(of: handle.id))
      #expect(after.size.height > before.size.height + 10)
    }

    @Test("an icon grows with the text size, but an image doesn't", arguments: [true, false])
    func icons(isIcon: Bool) throws {
      defer { app.close() }
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
      let source: OverlayNode.Image.Source =
        isIcon ? .glyph(.bell) : OverlayNode.Image.Source(picture)
      let handle = app.presenter.present(
        OverlayContent(.image(OverlayNode.Image(source, size: 40))), as: still())
      let before = try #require(app.presenter.restingFrame(of: handle.id))
      StandIn.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
      StandIn.advance(by: 1)
      let after = try #require(app.presenter.restingFrame(of: handle.id))
      #expect((after.size.height > before.size.height + 10) == isIcon)
    }

    @Test("in a right-to-left layout, rows start on the right")
    func rightToLeft() throws {
      defer { app.close() }
      StandIn.changeTraits { $0.layoutDirection = .rightToLeft }
      let handle = app.presenter.present(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .horizontal,
              children: [
                .button(OverlayNode.Button("First")), .text(OverlayNode.Text("Then")),
              ]))),
        as: still())
      StandIn.advance(by: 0.1)
      let host = try #require(app.presenter.uiKitHost)
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      let button = try #require(host.buttonFrames(of: handle.id).first)
      #expect(app.presenter.viewport?.layoutDirection == .rightToLeft)
      #expect(abs(button.maxX - frame.maxX) < 1)
    }
  }
}
#endif
