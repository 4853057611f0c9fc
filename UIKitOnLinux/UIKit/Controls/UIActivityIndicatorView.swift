public import Foundation

/// A view that shows a task in progress as a ring of spokes, which are highlighted in turn.
open class UIActivityIndicatorView: UIView {
  /// The indicator's style, which determines its size.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the view is hidden while the indicator is stopped.
  open var hidesWhenStopped = true { didSet { update() } }
  // UIKit's declaration accepts `nil` for the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the spokes, or `nil` for the default.
  open var color: UIColor! = .secondaryLabel { didSet { setNeedsDisplay() } }
  /// The manual clock's time at which the animation began, or `nil` while it is stopped.
  private(set) var start: Double?

  /// The size and color of an indicator.
  public enum Style: Int, Sendable {
    /// White, 37 points, which is the former name of a large indicator and is deprecated in UIKit.
    case whiteLarge = 0
    /// White, 20 points, and deprecated in UIKit.
    case white = 1
    /// Gray, 20 points, and deprecated in UIKit.
    case gray = 2
    /// Medium, 20 points.
    case medium = 100
    /// Large, 37 points.
    case large = 101

    /// The side of an indicator, in points.
    var side: CGFloat {
      switch self {
      case .whiteLarge, .large: 37
      case .white, .gray, .medium: 20
      }
    }

    /// The style's default color.
    var color: UIColor {
      switch self {
      case .whiteLarge, .white: .white
      case .gray: .gray
      case .medium, .large: .secondaryLabel
      }
    }
  }

  /// Creates an indicator of a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    color = style.color
    update()
  }

  /// Creates an indicator of the medium size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    update()
  }

  /// Creates an indicator of the medium size from a nib.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    bounds.size = sizeThatFits(.zero)
    update()
  }

  /// Whether the spokes are animated.
  open var isAnimating: Bool { start != nil }

  /// Starts the animation.
  open func startAnimating() {
    if start == nil { start = StandIn.now }
    update()
  }

  /// Stops the animation.
  open func stopAnimating() {
    start = nil
    update()
  }

  /// Returns the style's size for any proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: style.side, height: style.side)
  }

  /// The style's size.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private func update() {
    isHidden = hidesWhenStopped && start == nil
    setNeedsDisplay()
  }
}
