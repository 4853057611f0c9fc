#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of one symbol of a rating.
@MainActor
final class RatingItemView: TintedControl {
  private let symbols: (chosen: Symbol, open: Symbol)
  /// The view that contains the symbol, which grows while it is pressed and springs when it is
  /// chosen.
  private let canvas = UIView()
  private let size: OverlaySize

  /// The image for one of the two states: chosen or open.
  private struct Symbol {
    let fit: OverlayNode.Image.Fit
    let artwork: Artwork?
    let view: UIView?
    let color: AdaptiveColor

    @MainActor
    init(_ image: OverlayNode.Image, _ images: ImageLoader) {
      fit = image.fit
      artwork = images.frames(of: image).first
      color = image.color
      view = artwork?.view(in: color)
    }
  }

  init(_ item: OverlayNode.Rating.Item, size: OverlaySize, _ images: ImageLoader) {
    self.size = size
    symbols = (Symbol(item.chosen, images), Symbol(item.open, images))
    super.init(frame: .zero)
    canvas.isUserInteractionEnabled = false
    addSubview(canvas)
    for case let view? in [symbols.chosen.view, symbols.open.view] { canvas.addSubview(view) }
    tintDidChange()
    isAccessibilityElement = true
    accessibilityLabel = item.description
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(self.size) }

  override var isHighlighted: Bool {
    didSet {
      let scale: CGFloat = isHighlighted ? CGFloat(OverlayNode.Rating.pressedScale) : 1
      canvas.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  override func tintDidChange() {
    for symbol in [symbols.chosen, symbols.open] {
      symbol.artwork?.tint(symbol.view, in: uiColor(symbol.color))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = OverlaySize(bounds.size)
    let share = OverlayNode.Rating.symbolShare
    let room = OverlaySize(width: size.width * share, height: size.height * share)
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

  /// Shows the symbol as chosen or not chosen, and animates the change if `look` has a delay.
  func show(_ look: OverlayNode.Rating.SymbolLook) {
    symbols.chosen.view?.isHidden = !look.isChosen
    symbols.open.view?.isHidden = look.isChosen
    accessibilityTraits = look.isChosen ? [.button, .selected] : .button
    guard let delay = look.delay, !UIAccessibility.isReduceMotionEnabled else { return }
    let spring = CABasicAnimation(keyPath: "transform.scale")
    spring.fromValue = look.startScale
    spring.toValue = 1.0
    spring.duration = OverlayNode.Rating.motionSeconds
    spring.beginTime = CACurrentMediaTime() + delay
    // Until its delay ends, an open symbol already has its start scale, but a chosen symbol has its
    // normal size.
    spring.fillMode = look.isChosen ? .removed : .backwards
    let (first, second) = (
      OverlayNode.Rating.motionCurve.first, OverlayNode.Rating.motionCurve.second
    )
    spring.timingFunction = CAMediaTimingFunction(
      controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
    canvas.layer.add(spring, forKey: "spring")
  }
}
#endif
