#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of one piece of content, whose superview requests its sizes and sets its frame.
@MainActor
protocol SizedView: UIView {
  /// Whether the view takes up space and needs a gap to its neighbor.
  var takesRoom: Bool { get }
  /// The minimum width in a row, in points.
  var minimumWidth: Double { get }
  /// The natural width of the content, regardless of the width that a box requests.
  var contentWidth: Double { get }
  /// Returns the natural size in points, at most `width` wide if possible.
  func naturalSize(width: Double) -> OverlaySize
  /// Returns the width of `naturalSize(width:)`.
  func naturalWidth(within width: Double) -> Double
  /// Returns the minimum height for a width, in points.
  ///
  /// - Parameters:
  ///   - natural: The natural size of the view.
  ///   - width: The width of the view, in points.
  /// - Returns: The natural height, or less if the view scrolls.
  func minimumHeight(of natural: OverlaySize, width: Double) -> Double
}

extension SizedView {
  var contentWidth: Double { naturalWidth(within: .infinity) }

  func naturalWidth(within width: Double) -> Double { naturalSize(width: width).width }
}

/// The base class for the views of pieces.
///
/// Subclasses override the functions that return sizes.
@MainActor
class PieceView: TraitView, SizedView {
  /// Whether the view has entered a window since the last call of `restoreNative()`.
  private var isNewInWindow = false

  var takesRoom: Bool { true }
  var minimumWidth: Double { naturalSize(width: .infinity).width }
  var contentWidth: Double { naturalWidth(within: .infinity) }

  func naturalSize(width: Double) -> OverlaySize { .zero }

  func naturalWidth(within width: Double) -> Double { naturalSize(width: width).width }

  func minimumHeight(of natural: OverlaySize, width: Double) -> Double { natural.height }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(naturalSize(width: Double(size.width)))
  }

  override func traitsDidChange() {
    forgetSizes()
    setNeedsLayout()
  }

  /// Discards cached sizes of the view's parts.
  func forgetSizes() {}

  /// Restores the style of the native view inside.
  ///
  /// When a view enters a window, UIKit applies the style of the app's appearance proxies.
  func restoreNative() {}

  /// Restores the native view if it has entered a window since the last call.
  ///
  /// Call this before the view is measured or laid out.
  final func undoProxies() {
    guard isNewInWindow else { return }
    isNewInWindow = false
    restoreNative()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    isNewInWindow = true
    forgetSizes()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    undoProxies()
  }

  /// Returns whether a touch is in the view, or in the larger touch area of a button inside.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard !clipsToBounds else { return false }
    return subviews.contains { view in
      (view is PieceView || view is ButtonView) && !view.isHidden && view.isUserInteractionEnabled
        && view.point(inside: convert(point, to: view), with: event)
    }
  }
}

/// A piece of content for the stack layout that all hosts share.
@MainActor
struct ViewPiece: LayoutPiece {
  let node: OverlayNode
  let view: any SizedView

  var takesRoom: Bool { view.takesRoom }

  var contentWidth: Double { view.contentWidth }

  func minimumWidth(of natural: Double) -> Double { view.minimumWidth }

  func size(width: Double) -> OverlaySize { view.naturalSize(width: width) }

  func naturalWidth(within width: Double) -> Double { view.naturalWidth(within: width) }

  func minimumHeight(of natural: OverlaySize, width: Double) -> Double {
    view.minimumHeight(of: natural, width: width)
  }

  func scaledWithText(_ length: Double) -> Double { view.traitCollection.scaledWithText(length) }
}

extension UIView {
  /// Invalidates the layout of the view and its superviews, because the view may need a different
  /// size.
  final func sizeMayChange() {
    for around in sequence(first: self, next: { $0.superview }).prefix(while: { !($0 is UIWindow) })
    {
      (around as? PieceView)?.forgetSizes()
      around.setNeedsLayout()
    }
  }

  /// Sets the view's subviews, in the given order.
  ///
  /// Views that are already subviews aren't removed, because UIKit would cancel their touches.
  final func setSubviews(_ views: [UIView]) {
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    for (index, view) in views.enumerated() where subviews.firstIndex(of: view) != index {
      insertSubview(view, at: index)
    }
  }

  /// Sets the frame of a subview, and mirrors it if the layout direction is right to left.
  ///
  /// - Parameters:
  ///   - view: The subview.
  ///   - frame: The frame for a left-to-right layout.
  final func place(_ view: UIView, at frame: OverlayRect) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isReversed ? Double(bounds.width) - frame.maxX : frame.minX
    view.frame = CGRect(
      OverlayRect(x: x, y: frame.minY, width: frame.size.width, height: frame.size.height))
  }
}
#endif
