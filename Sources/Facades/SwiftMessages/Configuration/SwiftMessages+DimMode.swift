public import Foundation
public import UIKitNames

extension SwiftMessages {
  /// The dimming of everything behind a message.
  public enum DimMode {
    /// No dimming; everything behind the message stays usable.
    case none
    /// A black layer with 30 % opacity; a tap on it hides the message if `interactive`.
    case gray(interactive: Bool)
    /// A coloured layer.
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
