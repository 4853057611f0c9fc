#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge
internal import Usher

extension SwiftMessages {
  /// The dimming of everything behind a message.
  public enum DimMode {
    /// No dimming; everything behind the message stays usable.
    case none
    /// A black layer with 30 % opacity; a tap on it hides the message if `interactive`.
    case gray(interactive: Bool)
    /// A colored layer.
    case color(color: UIColor, interactive: Bool)
    /// A blur; with an `alpha` below 1, the app shows through.
    case blur(style: UIBlurEffect.Style, alpha: CGFloat, interactive: Bool)

    /// Whether a tap beside the message hides it; always false for `none`.
    public var interactive: Bool {
      switch self {
      case .none: false
      case .gray(let interactive), .color(_, let interactive), .blur(_, _, let interactive):
        interactive
      }
    }

    /// Whether everything behind the message is out of reach; true for all cases but `none`.
    public var modal: Bool {
      switch self {
      case .none: false
      case .gray, .color, .blur: true
      }
    }
  }
}

extension SwiftMessages.DimMode {
  /// The backdrop behind a message; `nil` for `none`.
  func backdrop(isModal: Bool) -> Backdrop? {
    guard modal else { return nil }
    return Backdrop(
      tap: interactive ? .dismiss : .absorb, isModal: isModal,
      fadeIn: .curve(.easeInOut, fadeIn), fadeOut: .curve(.easeInOut, .milliseconds(200)))
  }

  /// The backdrop's fill; `nil` for `none`.
  @MainActor
  var scrim: Background? {
    switch self {
    case .none: nil
    case .gray: .color(AdaptiveColor(hex: 0x000000, alpha: 0.3))
    case .color(let color, _): .color(AdaptiveColor(color))
    case .blur(let style, let alpha, _): .blur(Blur(style).shown(alpha))
    }
  }

  private var fadeIn: Duration {
    switch self {
    case .none, .gray, .color: .milliseconds(200)
    case .blur: .milliseconds(300)
    }
  }
}

extension Blur {
  /// The blur with its radius and tint reduced to the share `alpha`, clamped to 0...1; NaN counts
  /// as 1.
  fileprivate func shown(_ alpha: CGFloat) -> Blur {
    let share = alpha.isNaN ? 1 : min(max(Double(alpha), 0), 1)
    func weakened(_ material: Material) -> Material {
      Material(
        deviation: material.deviation * share,
        tint: material.tint.opacity(material.tint.alpha * share))
    }
    return Blur(light: weakened(light), dark: weakened(dark))
  }
}
#endif
