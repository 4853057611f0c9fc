public import Foundation

/// A view that shows an image or a sequence of images.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? { didSet { change() } }
  /// The image displayed while the view is highlighted, or `nil` for `image`.
  open var highlightedImage: UIImage? { didSet { change() } }
  /// Whether the highlighted image is displayed.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The images of the view's animation.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of one round in seconds, or 0 for a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds, or 0 to repeat forever.
  open var animationRepeatCount = 0
  /// The manual clock's time at which the animation began, or `nil` while it is stopped.
  private var start: Double?

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image and the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of its image, and with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  /// Creates a view from a nib, without an image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Whether the animation is running.
  open var isAnimating: Bool { start != nil && frame(at: StandIn.now) != nil }

  /// Starts the animation with the first image, if there are images.
  open func startAnimating() {
    guard animationImages?.isEmpty == false else { return }
    start = StandIn.now
    setNeedsDisplay()
  }

  /// Stops the animation and shows the image.
  open func stopAnimating() {
    start = nil
    setNeedsDisplay()
  }

  /// Returns the size of the displayed image for any proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Redraws the view in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// The image to display now.
  var shown: UIImage? {
    if start != nil, let frame = frame(at: StandIn.now) { return frame }
    let still = isHighlighted ? highlightedImage ?? image : image
    guard let images = still?.images, let duration = still?.duration, duration > 0 else {
      return still
    }
    let share = (StandIn.now / duration).truncatingRemainder(dividingBy: 1)
    return images[min(Int(share * Double(images.count)), images.count - 1)]
  }

  private func frame(at time: Double) -> UIImage? {
    guard let start, let images = animationImages, !images.isEmpty else { return nil }
    let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let rounds = (time - start) / duration
    guard animationRepeatCount == 0 || rounds < Double(animationRepeatCount) else { return nil }
    let share = rounds.truncatingRemainder(dividingBy: 1)
    return images[min(Int(share * Double(images.count)), images.count - 1)]
  }

  private func change() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
