#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The part of a view of the app's that one overlay of a scene is shown in, such as the area below
/// a bar.
///
/// The region lies behind the bars and clips its subviews, so that an overlay slides out from under
/// a bar. The view of the overlay inside has the frame of the scene's area, so that the engine's
/// coordinates hold in that view.
@MainActor
final class RegionView: UIView {
  /// The view of the overlay.
  let overlayView = OverlayView()
  /// The recognizer of touches on the overlay.
  var pointer: PointerInput?
  let hover = HoverInput()
  /// Returns the view whose bounds are the area of all overlays; `nil` for the whole window.
  var whole: @MainActor () -> UIView? = { nil }
  /// Called as the app releases the view.
  var onGone: @MainActor @Sendable () -> Void = {}

  /// Adds the view to a view of the app's, behind the bars there.
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

  /// The region in the area of all overlays.
  var region: OverlayViewport.Region {
    OverlayViewport.Region(
      OverlayRect(overlayView.convert(bounds, from: self)), safeArea: Insets(safeAreaInsets))
  }

  /// Ends the region without a word to the host.
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
    // The region may be another one although the whole area is not.
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
  /// The first subview that is one of the bars, or that UIKit has put a bar into.
  ///
  /// A subview that also holds the content of a child controller is no part of a bar.
  fileprivate func front(of bars: [UIView]) -> UIView? {
    let contents = (next as? UIViewController)?.children.compactMap(\.viewIfLoaded) ?? []
    let fronts = bars.compactMap { $0.ancestor(in: self) }.filter { front in
      !contents.contains { $0.isDescendant(of: front) }
    }
    return subviews.first { view in fronts.contains { $0 === view } }
  }

  /// The subview of `root` that the view is or lies in; `nil` outside of `root`.
  private func ancestor(in root: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { $0.superview === root }
  }
}
#endif
