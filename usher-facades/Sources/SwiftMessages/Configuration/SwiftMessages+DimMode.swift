#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge
internal import Usher

extension SwiftMessages {
  /// The dimming of the content behind a message.
  public enum DimMode {
    /// No dimming.
    ///
    /// The content behind the message stays usable.
    case none
    /// A black layer with 30 % opacity.
    ///
    /// If `interactive` is `true`, a tap outside the message hides it.
    case gray(interactive: Bool)
    /// A colored layer.
    case color(color: UIColor, interactive: Bool)
    /// A blur.
    ///
    /// If `alpha` is below 1, the blur is weaker.
    case blur(style: UIBlurEffect.Style, alpha: CGFloat, interactive: Bool)

    /// Whether a tap outside the message hides it.
    ///
    /// It is always `false` for `none`.
    public var interactive: Bool {
      switch self {
      case .none: false
      case .gray(let interactive), .color(_, let interactive), .blur(_, _, let interactive):
        interactive
      }
    }

    /// Whether the message blocks the content behind it.
    ///
    /// It is `true` for all cases except `none`.
    public var modal: Bool {
      switch self {
      case .none: false
      case .gray, .color, .blur: true
      }
    }
  }
}

extension SwiftMessages.DimMode {
  /// The backdrop behind a message, or `nil` for `none`.
  func backdrop(isModal: Bool) -> Backdrop? {
    guard modal else { return nil }
    return Backdrop(
      tap: interactive ? .dismiss : .absorb, isModal: isModal,
      fadeIn: .curve(.easeInOut, fadeIn), fadeOut: .curve(.easeInOut, .milliseconds(200)))
  }

  /// The backdrop's fill, or `nil` for `none`.
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
  /// Returns the blur with its radius and tint multiplied by `alpha`, clamped to 0...1.
  ///
  /// NaN is treated as 1.
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
