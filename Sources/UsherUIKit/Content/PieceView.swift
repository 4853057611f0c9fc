#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// A view of one piece of content, with its needs as sizes, laid out by frames.
@MainActor
protocol SizedView: UIView {
  /// Whether the view takes room, and a gap beside the room.
  var takesRoom: Bool { get }
  /// The view's least width in a row, in points.
  var minimumWidth: Double { get }
  /// The natural width of what the view shows, regardless of the width that a box asks for.
  var contentWidth: Double { get }
  /// Returns the natural size in points, if possible no wider than `width`.
  func naturalSize(width: Double) -> OverlaySize
  /// Returns the width of `naturalSize(width:)`.
  func naturalWidth(within width: Double) -> Double
  /// Returns the least height at a width, in points.
  ///
  /// - Parameters:
  ///   - natural: The natural size of the view.
  ///   - width: The width of the view, in points.
  /// - Returns: The natural height; less for a view that scrolls.
  func minimumHeight(of natural: OverlaySize, width: Double) -> Double
}

extension SizedView {
  var contentWidth: Double { naturalWidth(within: .infinity) }

  func naturalWidth(within width: Double) -> Double { naturalSize(width: width).width }
}

/// A view of a piece; subclasses override the sizes.
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

  /// Forgets the sizes that the view remembers of its parts.
  func forgetSizes() {}

  /// Sets the looks of the native view inside again.
  ///
  /// As a view enters a window, UIKit replaces its looks with those of the app's appearance
  /// proxies.
  func restoreNative() {}

  /// Restores the native view inside if it has entered a window since; called before it is measured
  /// or laid out.
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

  /// Whether a touch is in the view, or in the larger touch area of a button inside.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard !clipsToBounds else { return false }
    return subviews.contains { view in
      (view is PieceView || view is ButtonView) && !view.isHidden && view.isUserInteractionEnabled
        && view.point(inside: convert(point, to: view), with: event)
    }
  }
}

/// A piece of content for the shared layout.
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
  /// Lays the view out with all views around, since it may need another size.
  final func sizeMayChange() {
    for around in sequence(first: self, next: { $0.superview }).prefix(while: { !($0 is UIWindow) })
    {
      (around as? PieceView)?.forgetSizes()
      around.setNeedsLayout()
    }
  }

  /// Makes views the only subviews of this one, in the given order.
  ///
  /// UIKit would take a touch from a view that is removed and added again.
  final func setSubviews(_ views: [UIView]) {
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    for (index, view) in views.enumerated() where subviews.firstIndex(of: view) != index {
      insertSubview(view, at: index)
    }
  }

  /// Places a subview by its frame in a left-to-right layout.
  final func place(_ view: UIView, at frame: OverlayRect) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isReversed ? Double(bounds.width) - frame.maxX : frame.minX
    view.frame = CGRect(
      OverlayRect(x: x, y: frame.minY, width: frame.size.width, height: frame.size.height))
  }
}
#endif
