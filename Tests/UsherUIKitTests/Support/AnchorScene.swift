#if UIKIT_STAND_IN
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

/// An app with a scrolling list and a button in the list that is marked as an anchor.
///
/// The list has margins of 60 points at the top and bottom.
@MainActor
final class AnchorScene {
  let app: SampleScene
  let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 724))
  let button = UIButton(frame: CGRect(x: 140, y: 1000, width: 90, height: 30))
  static let anchor: AnchorID = "archive"

  /// Launches the app.
  ///
  /// The button is `offset` points below the top of the list's visible part.
  init(offset: CGFloat = 200) {
    app = SampleScene()
    list.contentSize = CGSize(width: 390, height: 2500)
    list.addSubview(button)
    app.controller.view.addSubview(list)
    scroll(to: offset)
    Self.anchor.mark(button)
    StandIn.finishTurn()
  }

  /// Scrolls immediately until the button is `offset` points below the top of the list.
  func scroll(to offset: CGFloat) { list.contentOffset = CGPoint(x: 0, y: 1000 - offset) }

  /// Presents a tip for the button, and waits until it rests.
  func present(
    _ side: Anchoring.Edge = .bottom, _ text: String = "Archive with one key: A",
    by presenter: Presenter? = nil
  ) -> PresentationHandle {
    let handle = (presenter ?? app.presenter).present(
      .tip(text, closeButton: .never), using: .tip(beside: Self.anchor, side))
    StandIn.advance(by: 1)
    return handle
  }

  var host: UIKitHost? { app.presenter.uiKitHost }

  /// The top of an overlay in this scene or another host, to a hundredth of a point, or `nil` if it
  /// isn't on screen.
  func top(of handle: PresentationHandle, in host: UIKitHost? = nil) -> Double? {
    (host ?? self.host)?.frame(of: handle.id).map { Self.rounded($0.minY) }
  }

  /// The bottom of an overlay, rounded like the result of `top(of:in:)`.
  func bottom(of handle: PresentationHandle) -> Double? {
    host?.frame(of: handle.id).map { Self.rounded($0.maxY) }
  }

  private static func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }

  /// The distance from the visible bottom of the button to an overlay below, or `nil` if the
  /// overlay isn't on screen.
  func distanceBelow(_ handle: PresentationHandle) -> Double? {
    top(of: handle).map { Self.rounded($0 - Double(seenFrame.maxY)) }
  }

  /// The distance from the bottom of an overlay above the button to the button, or `nil` if the
  /// overlay isn't on screen.
  func distanceAbove(_ handle: PresentationHandle) -> Double? {
    bottom(of: handle).map { Self.rounded(Double(seenFrame.minY) - $0) }
  }

  /// The frame of the button in the window, including running animations.
  private var seenFrame: CGRect {
    let frame = button.layer.presentation()?.frame ?? button.frame
    return frame.offsetBy(dx: 0, dy: 60 - list.contentOffset.y)
  }

  /// The number of running display links.
  var linkCount: Int { StandIn.linkCount }
}
#endif
