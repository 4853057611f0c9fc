#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a scrolling piece: a native scroll view, as high as the piece's wish.
@MainActor
final class ScrollView: PieceView {
  /// The native scroll view.
  let native = Scroller()
  private var child: (any SizedView)?
  private var greatestHeight = Double.infinity

  override init(frame: CGRect) {
    super.init(frame: frame)
    native.contentInsetAdjustmentBehavior = .never
    // A tap on the status bar scrolls nothing where two scroll views want it, and one is the app's.
    native.scrollsToTop = false
    native.showsHorizontalScrollIndicator = false
    addSubview(native)
  }

  /// Lets a view scroll up and down, from where it was scrolled to.
  func show(_ scroll: OverlayNode.Scroll, child: any SizedView) {
    greatestHeight = scroll.greatestHeight ?? .infinity
    if child !== self.child {
      self.child?.removeFromSuperview()
      native.addSubview(child)
    }
    self.child = child
    setNeedsLayout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var takesRoom: Bool { child?.takesRoom ?? false }
  override var leastWidth: Double { child?.leastWidth ?? 0 }

  override func naturalSize(width: Double) -> OverlaySize {
    let size = child?.naturalSize(width: width) ?? .zero
    return OverlaySize(width: size.width, height: min(size.height, greatestHeight))
  }

  override func leastHeight(of natural: OverlaySize, width: Double) -> Double {
    min(natural.height, OverlayNode.Scroll.leastHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    native.frame = bounds
    guard let child else { return }
    let width = Double(bounds.width)
    let height = max(child.naturalSize(width: width).height, Double(bounds.height))
    native.contentSize = CGSize(width: bounds.width, height: CGFloat(height))
    child.frame = CGRect(OverlayRect(x: 0, y: 0, width: width, height: height))
  }

  /// Scrolls from anywhere, from a button too.
  @MainActor
  final class Scroller: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
  }
}
#endif
