#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
public import Usher

/// A spinner that shows activity in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView, ContentRepresentable {
  /// The spinner's size and default colour.
  open var style: Style { didSet { setNeedsContentUpdate() } }
  /// The spinner's colour; `nil` for the colour of its style.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! { didSet { setNeedsContentUpdate() } }
  /// Whether the spinner is hidden while it is stopped; stored without effect.
  ///
  /// A stopped spinner is always invisible and keeps its space.
  open var hidesWhenStopped = true { didSet { setNeedsContentUpdate() } }
  private let isRunning = Live(false)

  /// Makes a stopped spinner.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Makes a stopped spinner of medium size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Fails: there are no nib files here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Whether the spinner is turning.
  open var isAnimating: Bool { isRunning.value }

  /// Starts the spinner.
  open func startAnimating() { isRunning.value = true }

  /// Stops the spinner.
  open func stopAnimating() { isRunning.value = false }

  /// The spinner as a piece of content.
  open var usherContent: OverlayContent {
    OverlayContent(
      .activity(
        OverlayNode.Activity(
          size: style.size, color: AdaptiveColor(color ?? style.color), isRunning: isRunning,
          description: accessibilityLabel ?? "")), style: .clear)
  }

  /// A spinner's size and default colour.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// A large white spinner.
    case whiteLarge = 0
    /// A white spinner.
    case white = 1
    /// A grey spinner.
    case gray = 2
    /// A spinner of 20 points.
    case medium = 100
    /// A spinner of 37 points.
    case large = 101

    /// The side of the square around the spinner, in points.
    public var size: CGFloat {
      switch self {
      case .white, .gray, .medium: 20
      case .whiteLarge, .large: 37
      }
    }

    /// The spinner's colour when the app sets none.
    public var color: UIColor {
      switch self {
      case .white, .whiteLarge: .white
      case .gray: .gray
      case .medium, .large: .secondaryLabel
      }
    }
  }
}
#endif
