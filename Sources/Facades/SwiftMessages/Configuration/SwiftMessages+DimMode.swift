public import Foundation
public import UIKitNames

extension SwiftMessages {
  /// What becomes of everything behind a message.
  public enum DimMode {
    /// Nothing: it stays as it is, and can be used.
    case none
    /// It is darkened by 30 %; a tap on it sends the message away where that is `interactive`.
    case gray(interactive: Bool)
    /// It is covered by a colour.
    case color(color: UIColor, interactive: Bool)
    /// It is blurred; with an `alpha` less than 1, what lies behind shows through.
    case blur(style: UIBlurEffect.Style, alpha: CGFloat, interactive: Bool)

    /// Whether a tap beside the message sends it away; `none` never does.
    public var interactive: Bool {
      switch self {
      case .none: false
      case .gray(let interactive), .color(_, let interactive), .blur(_, _, let interactive):
        interactive
      }
    }

    /// Whether everything behind is out of reach; all but `none`.
    public var modal: Bool {
      switch self {
      case .none: false
      case .gray, .color, .blur: true
      }
    }
  }
}
