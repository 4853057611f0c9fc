#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of an activity indicator: a native indicator, scaled to the requested size.
@MainActor
final class ActivityView: PieceView {
  private var activity: OverlayNode.Activity
  private let native: UIActivityIndicatorView

  /// The minimum size that uses the large native style, in points.
  private static let largeSize = 30.0

  init(_ activity: OverlayNode.Activity) {
    self.activity = activity
    native = UIActivityIndicatorView(style: activity.size < Self.largeSize ? .medium : .large)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    restoreNative()
    native.accessibilityLabel = activity.description.isEmpty ? nil : activity.description
    addSubview(native)
    show(activity)
  }

  /// Shows an indicator with the same appearance, without restarting its animation.
  func show(_ activity: OverlayNode.Activity) {
    self.activity.isRunning.removeObserver(self)
    self.activity = activity
    activity.isRunning.addObserver(self) { [weak self] in self?.followMotion() }
    followMotion()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func traitsDidChange() {
    super.traitsDidChange()
    restoreNative()
  }

  override func restoreNative() { native.color = uiColor(activity.color) }

  override func naturalSize(width: Double) -> OverlaySize {
    OverlaySize(width: activity.size, height: activity.size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The size of a native indicator depends only on its style.
    let size = native.sizeThatFits(.zero)
    let scale = size.width > 0 ? CGFloat(activity.size) / size.width : 1
    native.bounds = CGRect(origin: .zero, size: size)
    native.center = CGPoint(x: bounds.midX, y: bounds.midY)
    native.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  private func followMotion() {
    if activity.isRunning.value { native.startAnimating() } else { native.stopAnimating() }
  }
}
#endif
