#if canImport(UIKit)
internal import UIKit
internal import Usher

/// The view of a bar that fills, or empties.
@MainActor
final class ProgressView: PieceView {
  private let bar: Node.ProgressBar
  private let track = UIView()
  private let filled = UIView()
  /// Where the bar is on its way.
  private var course = Course.still(1)

  /// How the share that is filled goes on.
  private enum Course {
    case still(Double)
    /// Evenly from one share to another, since a time of Core Animation's.
    case running(from: Double, to: Double, since: Double, seconds: Double)
  }

  /// The least width of a bar, in points.
  private static let least = 24.0

  init(_ bar: Node.ProgressBar) {
    self.bar = bar
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    track.backgroundColor = UIColor(bar.track)
    track.clipsToBounds = true
    filled.backgroundColor = UIColor(bar.color)
    addSubview(track)
    track.addSubview(filled)
    isAccessibilityElement = true
    accessibilityLabel = bar.description.isEmpty ? nil : bar.description
    accessibilityTraits = .updatesFrequently
    switch bar.source {
    case .done(let value):
      value.follow(by: self) { [weak self] in self?.show(nil) }
      show(nil)
    case .timeLeft: show(1)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var leastWidth: Double { Self.least }

  override func naturalSize(width: Double) -> Size {
    Size(
      width: max(min(Node.ProgressBar.usualWidth, width), min(Self.least, width), 0),
      height: bar.thickness.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, thickness) = (Size(bounds.size), bar.thickness)
    track.frame = CGRect(
      Rect(x: 0, y: (size.height - thickness) / 2, width: size.width, height: thickness))
    track.layer.cornerRadius = CGFloat(min(thickness, size.width) / 2)
    filled.bounds = CGRect(Rect(x: 0, y: 0, width: size.width, height: thickness))
    draw()
  }

  /// Goes to a share at once.
  ///
  /// - Parameter timeLeft: How much is left of the overlay's lifetime; `nil` where it has none.
  func show(_ timeLeft: Double?) {
    let share = bar.share(timeLeft: timeLeft)
    course = .still(share)
    // Nobody wants to hear how time passes.
    if case .done = bar.source {
      accessibilityValue = "\(Int((share * 100).rounded()))%"
    }
    draw()
  }

  /// Goes evenly from a share to another one by itself.
  func play(from start: Double, to end: Double, over seconds: Double) {
    guard seconds > 0 else { return show(end) }
    course = .running(
      from: bar.share(timeLeft: start), to: bar.share(timeLeft: end), since: CACurrentMediaTime(),
      seconds: seconds)
    draw()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    draw()
  }

  private func draw() {
    let key = "course"
    filled.layer.removeAnimation(forKey: key)
    switch course {
    case .still(let share):
      filled.center = center(at: share)
    case .running(let start, let end, let since, let seconds):
      let passed = CACurrentMediaTime() - since
      filled.center = center(at: end)
      guard passed < seconds, window != nil else { return }
      let share = start + (end - start) * passed / seconds
      let way = CABasicAnimation(keyPath: "position.x")
      way.fromValue = Double(center(at: share).x)
      way.toValue = Double(center(at: end).x)
      way.duration = seconds - passed
      way.timingFunction = CAMediaTimingFunction(name: .linear)
      way.isRemovedOnCompletion = true
      filled.layer.add(way, forKey: key)
    }
  }

  /// Where the filled part, which is as long as the bar, has its middle: it comes in from the side where
  /// reading begins.
  private func center(at share: Double) -> CGPoint {
    let width = Double(bounds.width)
    let shift = (1 - share) * width
    return CGPoint(
      x: CGFloat(width / 2 + (isReversed ? shift : -shift)), y: CGFloat(bar.thickness / 2))
  }
}
#endif
