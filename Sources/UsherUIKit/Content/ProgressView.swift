#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a bar that fills or empties.
@MainActor
final class ProgressView: PieceView {
  private let bar: OverlayNode.ProgressBar
  private let track = UIView()
  private let filled = UIView()
  private var course = Course.still(1)

  private enum Course: Equatable {
    case still(Double)
    /// Decreases evenly to zero during the remaining lifetime.
    case running(TimeLeftCourse)
  }

  private static let key = "course"

  init(_ bar: OverlayNode.ProgressBar) {
    self.bar = bar
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    track.clipsToBounds = true
    addSubview(track)
    track.addSubview(filled)
    paint()
    isAccessibilityElement = true
    accessibilityLabel = bar.description.isEmpty ? nil : bar.description
    accessibilityTraits = .updatesFrequently
    switch bar.source {
    case .done(let value):
      value.addObserver(self) { [weak self] in self?.show(nil, along: nil) }
      show(nil, along: nil)
    case .timeLeft: show(nil, along: nil)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func traitsDidChange() {
    super.traitsDidChange()
    paint()
  }

  private func paint() {
    track.backgroundColor = uiColor(bar.track)
    filled.backgroundColor = uiColor(bar.color)
  }

  override var minimumWidth: Double { OverlayNode.ProgressBar.minimumWidth }

  override func naturalSize(width: Double) -> OverlaySize {
    OverlaySize(
      width: max(min(OverlayNode.ProgressBar.idealWidth, width), 0),
      height: bar.thickness.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, thickness) = (OverlaySize(bounds.size), bar.thickness)
    track.frame = CGRect(
      OverlayRect(x: 0, y: (size.height - thickness) / 2, width: size.width, height: thickness))
    track.layer.cornerRadius = CGFloat(min(thickness, size.width) / 2)
    filled.bounds = CGRect(OverlayRect(x: 0, y: 0, width: size.width, height: thickness))
    draw()
  }

  /// Updates the filled part of the bar.
  ///
  /// If the bar shows the progress of work, pass `nil` for both parameters.
  ///
  /// - Parameters:
  ///   - timeLeft: The remaining fraction of the overlay's lifetime, or `nil` if there is no time
  ///     limit.
  ///   - rest: The motion of the bar for the rest of the lifetime, or `nil` to stop the bar at
  ///     `timeLeft`.
  func show(_ timeLeft: Double?, along rest: TimeLeftCourse?) {
    let next = rest.map { Course.running($0) } ?? .still(bar.share(timeLeft: timeLeft))
    if let amount = bar.spokenAmount { accessibilityValue = amount }
    // Core Animation continues its animation, unless the app was in the background.
    guard next != course || isCutShort else { return }
    course = next
    draw()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    draw()
  }

  /// Whether the bar should be running but its animation was removed.
  private var isCutShort: Bool {
    guard case .running = course else { return false }
    return filled.layer.animation(forKey: Self.key) == nil
  }

  private func draw() {
    let key = Self.key
    filled.layer.removeAnimation(forKey: key)
    switch course {
    case .still(let share):
      filled.center = center(at: share)
    case .running(let rest):
      filled.center = center(at: 0)
      guard window != nil else { return }
      let way = CABasicAnimation(keyPath: "position.x")
      way.fromValue = Double(center(at: rest.track.share).x)
      way.toValue = Double(center(at: 0).x)
      way.duration = rest.track.end.mediaTime - rest.track.start.mediaTime
      way.beginTime = filled.layer.convertTime(rest.start, from: nil)
      way.timingFunction = CAMediaTimingFunction(name: .linear)
      way.fillMode = .backwards
      filled.layer.add(way, forKey: key)
    }
  }

  /// Returns the center of the filled view, so that `share` of the bar is filled from its leading
  /// side.
  private func center(at share: Double) -> CGPoint {
    let width = Double(bounds.width)
    let shift = (1 - share) * width
    return CGPoint(
      x: CGFloat(width / 2 + (isReversed ? shift : -shift)), y: CGFloat(bar.thickness / 2))
  }
}
#endif
