#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a scrolling piece, which uses a native scroll view only if its child has to scroll.
@MainActor
final class ScrollView: PieceView {
  /// The native scroll view, or `nil` as long as nothing scrolls.
  private(set) var native: Scroller?
  private var child: (any SizedView)?
  private var maximumHeight = Double.infinity

  /// Shows a child, at the scroll position of the previous child.
  func show(_ scroll: OverlayNode.Scroll, child: any SizedView) {
    maximumHeight = scroll.maximumHeight ?? .infinity
    if child !== self.child {
      self.child?.removeFromSuperview()
      // A child that is already shown never leaves the window, so it stays first responder.
      if superview == nil, let place = child.superview { place.addSubview(self) }
      (native ?? self).addSubview(child)
    }
    self.child = child
    setNeedsLayout()
  }

  /// Makes the child scroll vertically.
  func letScroll() {
    guard native == nil else { return }
    let native = Scroller()
    self.native = native
    native.contentInsetAdjustmentBehavior = .never
    // A tap on the status bar scrolls nothing if two scroll views accept it, and one of them may
    // belong to the app.
    native.scrollsToTop = false
    native.showsHorizontalScrollIndicator = false
    addSubview(native)
    if let child { native.addSubview(child) }
    sizeMayChange()
  }

  override var takesRoom: Bool { child?.takesRoom ?? false }
  override var minimumWidth: Double { child?.minimumWidth ?? 0 }

  override func naturalSize(width: Double) -> OverlaySize {
    let size = child?.naturalSize(width: width) ?? .zero
    return OverlaySize(width: size.width, height: min(size.height, maximumHeight))
  }

  override func minimumHeight(of natural: OverlaySize, width: Double) -> Double {
    min(natural.height, OverlayNode.Scroll.minimumHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let child else { return }
    guard let native else { return child.frame = bounds }
    native.frame = bounds
    let width = Double(bounds.width)
    let height = max(child.naturalSize(width: width).height, Double(bounds.height))
    native.contentSize = CGSize(width: bounds.width, height: CGFloat(height))
    child.frame = CGRect(OverlayRect(x: 0, y: 0, width: width, height: height))
  }

  /// A scroll view that can be dragged from anywhere, even from a button.
  @MainActor
  final class Scroller: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
  }
}
#endif
