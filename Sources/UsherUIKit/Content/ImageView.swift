#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of an image, with the image's own motion.
@MainActor
final class ImageView: PieceView {
  private let image: OverlayNode.Image
  private let artworks: [Artwork]
  /// Whether the image keeps its width in a row; elsewhere a wide image is cut off at the sides.
  private let keepsWidth: Bool
  /// The drawn part, in the middle of a larger room; grows and shrinks.
  private let canvas = UIView()
  /// The views of the artworks, in order.
  private let frames: [UIView]
  private let notifications = NotificationInput()
  private weak var controls: Controls?
  /// The size in which the image was last laid out; `nil` before.
  private var drawnSize: OverlaySize?

  /// Makes an image of one artwork or more, in a stack along `axis`.
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

  /// The image's size, in points; an icon grows with the text.
  private var size: OverlaySize {
    image.size(scaledBy: traitCollection.scaledWithText)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = size
    drawnSize = size
    // On whole points, so that icons stay sharp.
    let corner = CGPoint(
      x: CGFloat(((Double(bounds.width) - size.width) / 2).rounded(.down)),
      y: CGFloat(((Double(bounds.height) - size.height) / 2).rounded(.down)))
    // Its frame is not its own while it grows and shrinks.
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

  /// Cuts the image to a circle, or to an ellipse.
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

  /// Plays the motion, unless the user asked for less motion; Core Animation repeats the motion.
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
      // All but the first are seen in their turn alone.
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

  /// Shows one of the pictures in its turn.
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
    // It goes on where the app has been in the background meanwhile.
    animation.isRemovedOnCompletion = false
    return animation
  }
}

extension Duration {
  /// The duration in seconds, as Core Animation counts.
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
#endif
