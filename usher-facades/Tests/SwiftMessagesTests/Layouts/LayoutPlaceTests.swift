#if os(Linux) && !UIKIT_STAND_IN
import FacadeTesting
import Testing
import UIKitNames
import Usher
import UsherTesting

@testable import SwiftMessages

@MainActor
@Suite("Places of layouts", .ownDefault)
struct LayoutPlaceTests {
  private func message(_ layout: MessageView.Layout) -> MessageView {
    let view: MessageView = .viewFromNib(layout: layout)
    view.configureTheme(.success)
    view.configureContent(title: "Title", body: "Body")
    view.button?.isHidden = true
    return view
  }

  /// The height of a title above a body, `spacing` apart, in a headless host's metrics.
  private func lines(_ spacing: Double) -> Double { 17 * 1.35 + spacing + 15 * 1.35 }

  // At its edge, the content of a layout without a card has the 5 points, too, as in the original.
  @Test(
    "a message spans the screen, and its background goes on under the notch and 5 points beyond")
  func bar() {
    let top = Screen(.notched).show(message(.messageView))
    #expect(top?.frame == OverlayRect(x: 0, y: 47, width: 390, height: 45 + lines(5)))
    #expect(top?.bleed == Insets(top: 52, left: 0, bottom: 0, right: 0))
    let bottom = Screen(.notched).show(message(.messageView), at: .bottom)
    #expect(bottom?.frame.maxY == 810)
    #expect(bottom?.bleed == Insets(top: 0, left: 0, bottom: 39, right: 0))
  }

  @Test("a card keeps away from the edge by 10 points or by the safe area, whichever is more")
  func card() {
    let height = 40 + lines(0)
    #expect(
      Screen(.notched).show(message(.cardView))?.frame
        == OverlayRect(x: 10, y: 47, width: 370, height: height))
    let plain = Screen().show(message(.cardView))
    #expect(plain?.frame == OverlayRect(x: 10, y: 10, width: 370, height: height))
    #expect(plain?.bleed == .zero)
    #expect(Screen().show(message(.cardView), at: .bottom)?.frame.maxY == 834)
  }

  @Test("a tab touches the edge between margins of 10 points, and is round at the other side")
  func tab() {
    let screen = Screen(.notched)
    let top = screen.show(message(.tabView))
    #expect(top?.frame == OverlayRect(x: 10, y: 47, width: 370, height: 45 + lines(0)))
    #expect(top?.bleed == Insets(top: 52, left: 0, bottom: 0, right: 0))
    #expect(screen.front?.style.corners == .bottom(15, curve: .continuous))
    let other = Screen(.notched)
    _ = other.show(message(.tabView), at: .bottom)
    #expect(other.front?.style.corners == .top(15, curve: .continuous))
  }

  @Test("a status line is a line of 20 points below the padding of 5")
  func statusLine() {
    let view = message(.statusLine)
    #expect(
      Screen(.notched).show(view)?.frame == OverlayRect(x: 0, y: 47, width: 390, height: 25))
  }

  @Test("a centered message lies in the middle, 10 points from the sides")
  func centered() {
    let frame = Screen().show(message(.centeredView), at: .center)?.frame
    let height = 40 + 33 + 10 + lines(10)
    #expect(frame == OverlayRect(x: 10, y: (844 - height) / 2, width: 370, height: height))
  }

  @Test("cards and tabs are at most 500 points wide in a wide window, and messages span it")
  func wide() {
    func frame(_ layout: MessageView.Layout) -> OverlayRect? {
      Screen(.tablet).show(message(layout))?.frame
    }
    #expect(frame(.cardView)?.minX == 262)
    #expect(frame(.cardView)?.size.width == 500)
    #expect(frame(.tabView)?.size.width == 500)
    #expect(frame(.messageView)?.size.width == 1024)
    #expect(frame(.statusLine)?.size.width == 1024)
  }

  @Test("a hidden piece leaves no gap")
  func hidden() {
    let view = message(.cardView)
    view.titleLabel?.isHidden = true
    view.iconImageView?.isHidden = true
    #expect(
      NodeOutline(root: OverlayContent(view).root).description == """
        box margins 20.0 20.0 20.0 20.0
          horizontal 10.0 center
            vertical 0.0 fill
              "Body" 15.0 regular
        """)
  }

  @Test(
    """
    a layout looks as Usher's own message of its kind, but for the original's padding at the edge \
    and the curve of its corners
    """,
    arguments: [
      (MessageView.Layout.messageView, MessageLayout.bar, Presets.top, 5.0),
      (.cardView, .card, Presets.topCard, 0), (.tabView, .tab(at: .top), Presets.topTab, 5),
    ])
  func asPresets(
    layout: MessageView.Layout, preset: MessageLayout, attributes: OverlayAttributes,
    padding: Double
  ) {
    let (screen, reference) = (Screen(), Screen())
    let own = screen.show(message(layout))
    let wanted = reference.show(
      .message(
        .success, layout: preset, title: "Title", description: "Body", closeButton: .never),
      as: attributes)
    #expect(own?.frame.origin == wanted?.frame.origin)
    #expect(own?.frame.size.width == wanted?.frame.size.width)
    #expect(own?.frame.size.height == wanted.map { $0.frame.size.height + padding })
    #expect(own?.bleed == wanted?.bleed)
    let style = reference.front.map { Self.withContinuousCorners($0.style) }
    #expect(screen.front?.style == style)
    #expect(screen.front?.root.texts == reference.front?.root.texts)
  }

  /// Returns the style with corners as round, and as continuous as those of the original's masks.
  private static func withContinuousCorners(_ style: OverlayStyle) -> OverlayStyle {
    let corners = style.corners
    guard !corners.areSquare else { return style }
    return OverlayStyle(
      background: style.background,
      corners: Corners(
        topLeft: corners.topLeft, topRight: corners.topRight, bottomRight: corners.bottomRight,
        bottomLeft: corners.bottomLeft, curve: .continuous),
      border: style.border, shadow: style.shadow, clipsContent: style.clipsContent)
  }
}
#endif
