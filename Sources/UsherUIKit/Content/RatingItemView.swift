#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of one symbol of a rating.
@MainActor
final class RatingItemView: UIControl {
  private let symbols: (chosen: Symbol, open: Symbol)
  /// The view of the symbol; grows while pressed, and springs when chosen.
  private let canvas = UIView()
  private let size: OverlaySize

  /// A view of one of the symbol's two looks.
  private struct Symbol {
    let fit: OverlayNode.Image.Fit
    let artwork: Artwork?
    let view: UIView?

    @MainActor
    init(_ image: OverlayNode.Image, _ images: ImageLoader) {
      fit = image.fit
      artwork = images.frames(of: image).first
      view = artwork?.view(in: image.color)
    }
  }

  /// The symbol's share of its room.
  private static let share = 0.7
  private static let seconds = 0.6

  init(_ item: OverlayNode.Rating.Item, size: OverlaySize, _ images: ImageLoader) {
    self.size = size
    symbols = (Symbol(item.chosen, images), Symbol(item.open, images))
    super.init(frame: .zero)
    canvas.isUserInteractionEnabled = false
    addSubview(canvas)
    for case let view? in [symbols.chosen.view, symbols.open.view] { canvas.addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = item.description
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(self.size) }

  override var isHighlighted: Bool {
    didSet {
      let scale: CGFloat = isHighlighted ? 1.15 : 1
      canvas.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = OverlaySize(bounds.size)
    let room = OverlaySize(width: size.width * Self.share, height: size.height * Self.share)
    canvas.bounds = CGRect(origin: .zero, size: CGSize(room))
    canvas.center = CGPoint(x: bounds.midX, y: bounds.midY)
    for symbol in [symbols.chosen, symbols.open] {
      symbol.view?.frame = CGRect(symbol.fit.frame(of: symbol.artwork?.size, in: room))
    }
  }

  override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated { sendActions(for: .touchUpInside) }
    return true
  }

  /// Chooses the symbol or takes the choice back, with a spring after a delay.
  ///
  /// - Parameters:
  ///   - isChosen: Whether the symbol is chosen from now on.
  ///   - delay: Seconds to wait before the spring; `nil` for no spring.
  func show(isChosen: Bool, after delay: Double?) {
    symbols.chosen.view?.isHidden = !isChosen
    symbols.open.view?.isHidden = isChosen
    accessibilityTraits = isChosen ? [.button, .selected] : .button
    guard let delay, !UIAccessibility.isReduceMotionEnabled else { return }
    let spring = CABasicAnimation(keyPath: "transform.scale")
    spring.fromValue = isChosen ? 1.5 : 0.5
    spring.toValue = 1.0
    spring.duration = Self.seconds
    spring.beginTime = CACurrentMediaTime() + delay
    // What goes out shrinks at once; what comes up waits for its turn.
    spring.fillMode = isChosen ? .removed : .backwards
    // It swings past the end and comes back, as a spring of little damping.
    spring.timingFunction = CAMediaTimingFunction(controlPoints: 0.25, 2, 0.5, 1)
    canvas.layer.add(spring, forKey: "spring")
  }
}
#endif
