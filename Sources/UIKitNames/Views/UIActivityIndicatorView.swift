#if !canImport(UIKit)
public import Foundation
public import Usher

/// A sign that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView, ContentRepresentable {
  /// How large it is, and how dark.
  open var style: Style { didSet { setNeedsContentUpdate() } }
  /// Its colour; `nil` is that of its style.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! { didSet { setNeedsContentUpdate() } }
  /// Whether the indicator is hidden while it does not turn; only kept: it is not seen then, and keeps its room.
  open var hidesWhenStopped = true { didSet { setNeedsContentUpdate() } }
  private let isRunning = Live(false)

  /// Makes one that does not turn yet.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Makes one of medium size that does not turn yet.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Fails: there are no nib files here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Whether it turns.
  open var isAnimating: Bool { isRunning.value }

  /// Lets it turn.
  open func startAnimating() { isRunning.value = true }

  /// Lets it rest.
  open func stopAnimating() { isRunning.value = false }

  /// The sign as a piece of content.
  open var usherContent: OverlayContent {
    OverlayContent(
      .activity(
        Node.Activity(
          size: style.size, color: AdaptiveColor(color ?? style.color), isRunning: isRunning,
          description: accessibilityLabel ?? "")), style: .clear)
  }

  /// How large it is, and how dark.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Large and white.
    case whiteLarge = 0
    /// White.
    case white = 1
    /// Grey.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    /// The side of the square it turns in, in points.
    public var size: CGFloat {
      switch self {
      case .white, .gray, .medium: 20
      case .whiteLarge, .large: 37
      }
    }

    /// Its colour where none was given.
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
