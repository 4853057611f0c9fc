#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// A part of one of the app's views in which one overlay of a scene is shown.
///
/// For example, this is the area below a navigation bar. The region is behind the bars and clips
/// its subviews, so that an overlay slides out from behind a bar. The view inside has the frame of
/// the viewport, so that it can use the engine's coordinates.
@MainActor
final class RegionView: UIView {
  let overlayView = OverlayView()
  var pointer: PointerInput?
  let hover = HoverInput()
  /// Returns the view whose bounds are the viewport, or `nil` for the whole window.
  var whole: @MainActor () -> UIView? = { nil }
  /// Called when the region is released, for example because the app released its view.
  var onGone: @MainActor @Sendable () -> Void = {}

  /// Adds the region to one of the app's views, behind the bars in that view.
  init(_ region: WindowWishes.Region) {
    super.init(frame: .zero)
    clipsToBounds = true
    translatesAutoresizingMaskIntoConstraints = false
    overlayView.autoresizingMask = []
    addSubview(overlayView)
    let container = (region.view as? UIVisualEffectView)?.contentView ?? region.view
    if let bar = container.front(of: region.bars) {
      container.insertSubview(self, belowSubview: bar)
    } else {
      container.addSubview(self)
    }
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: container.leftAnchor),
      rightAnchor.constraint(equalTo: container.rightAnchor),
      topAnchor.constraint(equalTo: region.top?.bottomAnchor ?? container.topAnchor),
      bottomAnchor.constraint(equalTo: region.bottom?.topAnchor ?? container.bottomAnchor),
    ])
    container.layoutIfNeeded()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  deinit {
    MainActor.afterDeinit(onGone)
  }

  /// The region, in viewport coordinates.
  var region: OverlayViewport.Region {
    OverlayViewport.Region(
      OverlayRect(overlayView.convert(bounds, from: self)), safeArea: Insets(safeAreaInsets))
  }

  /// Removes the region without calling `onGone`.
  func close() {
    onGone = {}
    hover.forget()
    removeFromSuperview()
    pointer?.forget()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = whole().flatMap { $0.window === window ? $0 : nil } ?? window ?? self
    overlayView.frame = convert(area.bounds, from: area)
    // The region may change even if the viewport doesn't.
    overlayView.setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIView {
  /// Returns the first subview that is or contains one of the bars, or `nil` if there is none.
  ///
  /// A subview that also contains the view of a child controller is ignored.
  fileprivate func front(of bars: [UIView]) -> UIView? {
    let contents = (next as? UIViewController)?.children.compactMap(\.viewIfLoaded) ?? []
    let fronts = bars.compactMap { $0.ancestor(in: self) }.filter { front in
      !contents.contains { $0.isDescendant(of: front) }
    }
    return subviews.first { view in fronts.contains { $0 === view } }
  }

  /// Returns the subview of `root` that is or contains this view, or `nil` outside `root`.
  private func ancestor(in root: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { $0.superview === root }
  }
}
#endif
