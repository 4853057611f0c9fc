#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of an image, which can have a motion.
@MainActor
final class ImageView: PieceView {
  private let image: OverlayNode.Image
  private let artworks: [Artwork]
  /// Whether the image keeps its width, because it is in a row.
  ///
  /// Otherwise, an image that is too wide is clipped.
  private let keepsWidth: Bool
  /// The drawn part, which is centered in the view and scaled by a pulse.
  private let canvas = UIView()
  private let frames: [UIView]
  private let notifications = NotificationInput()
  private weak var controls: Controls?
  /// The size of the last layout, or `nil` before the first layout.
  private var drawnSize: OverlaySize?

  /// Creates the view of an image with at least one artwork, in a stack along `axis`.
  init(
    _ image: OverlayNode.Image, artworks: [Artwork], in axis: OverlayNode.Stack.Axis,
    _ controls: Controls
  ) {
    self.image = image
    self.controls = controls
    keepsWidth = axis == .horizontal
    self.artworks = artworks
    frames = artworks.map { $0.view(in: image.color) }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(canvas)
    for view in frames { canvas.addSubview(view) }
    paint()
    isAccessibilityElement = image.label != nil
    accessibilityLabel = image.label
    accessibilityTraits = .image
    accessibilityIdentifier = image.identifier
    rest()
    notifications.listen(to: UIAccessibility.reduceMotionStatusDidChangeNotification) {
      [weak self] _, _ in self?.followMotion()
    }
    followMotion()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var minimumWidth: Double { keepsWidth ? size.width : 0 }

  override func naturalSize(width: Double) -> OverlaySize {
    OverlaySize(width: max(min(size.width, width), minimumWidth), height: size.height)
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    paint()
    if size != drawnSize { controls?.sizeDidChange(of: self) }
  }

  private func paint() {
    let color = uiColor(image.color)
    for (artwork, view) in zip(artworks, frames) { artwork.tint(view, in: color) }
  }

  /// The image's size, in points.
  ///
  /// Icons scale with the text size.
  private var size: OverlaySize {
    image.size(scaledBy: traitCollection.scaledWithText)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = size
    drawnSize = size
    // Whole points keep icons sharp.
    let corner = CGPoint(
      x: CGFloat(((Double(bounds.width) - size.width) / 2).rounded(.down)),
      y: CGFloat(((Double(bounds.height) - size.height) / 2).rounded(.down)))
    // While a pulse scales the canvas, its frame must not be set.
    canvas.bounds = CGRect(origin: .zero, size: CGSize(size))
    canvas.center = CGPoint(
      x: corner.x + CGFloat(size.width / 2), y: corner.y + CGFloat(size.height / 2))
    var juts = false
    for (artwork, view) in zip(artworks, frames) {
      let frame = image.fit.frame(of: artwork.size, in: size)
      view.frame = CGRect(frame)
      juts = juts || frame.minX < 0 || frame.minY < 0
    }
    if image.isRound {
      cutRound()
    } else {
      canvas.clipsToBounds = juts
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    followMotion()
  }

  private func cutRound() {
    let size = size
    guard size.width != size.height else {
      canvas.layer.cornerRadius = CGFloat(size.width / 2)
      canvas.clipsToBounds = true
      return
    }
    let mask = CAShapeLayer()
    let path = CGMutablePath()
    path.addEllipse(in: canvas.bounds)
    mask.path = path
    canvas.layer.mask = mask
  }

  /// Plays the motion, unless the user prefers reduced motion.
  private func followMotion() {
    guard let moves = image.motion, moves.isSeen else { return }
    rest()
    guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    play(moves)
  }

  private func rest() {
    canvas.layer.removeAllAnimations()
    for (number, view) in frames.enumerated() {
      view.layer.removeAllAnimations()
      // Other frames are visible only during their part of the sequence.
      view.isHidden = number > 0
    }
  }

  private func play(_ motion: OverlayNode.Image.Motion) {
    guard motion.isSeen else { return }
    switch motion {
    case .both(let first, let second):
      play(first)
      play(second)
    case .sequence(_, let period):
      for (number, view) in frames.enumerated() {
        view.isHidden = false
        view.layer.add(turn(of: number, period: period.inSeconds), forKey: "sequence")
      }
    case .pulse(let scale, let period):
      canvas.layer.add(Self.pulse(to: scale, period: period.inSeconds), forKey: "pulse")
    }
  }

  /// Returns the animation that shows one frame during its part of the sequence.
  private func turn(of number: Int, period: Double) -> CAAnimation {
    let turn = CAKeyframeAnimation(keyPath: "opacity")
    turn.values = frames.indices.map { $0 == number ? 1.0 : 0.0 }
    turn.keyTimes = (0...frames.count).map {
      NSNumber(value: Double($0) / Double(frames.count))
    }
    turn.calculationMode = .discrete
    return Self.endless(turn, period: period)
  }

  private static func pulse(to scale: Double, period: Double) -> CAAnimation {
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 1.0
    pulse.toValue = scale
    pulse.autoreverses = true
    pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return endless(pulse, period: period / 2)
  }

  private static func endless(_ animation: CAAnimation, period: Double) -> CAAnimation {
    animation.duration = period
    animation.repeatCount = .infinity
    // The animation continues after the app was in the background.
    animation.isRemovedOnCompletion = false
    return animation
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
#endif
