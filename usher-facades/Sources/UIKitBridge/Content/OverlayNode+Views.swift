#if os(iOS) || UIKIT_STAND_IN
public import Usher

extension OverlayNode.Text.Alignment {
  /// Creates an alignment from UIKit's alignment.
  ///
  /// Left, natural and justified become leading.
  public init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .center: self = .center
    case .right: self = .trailing
    case .left, .justified, .natural: self = .leading
    @unknown default: self = .leading
    }
  }
}

extension OverlayNode.Field.Purpose {
  /// Creates a field's purpose from UIKit's keyboard type.
  public init(_ type: UIKeyboardType) {
    switch type {
    case .emailAddress: self = .email
    case .phonePad, .namePhonePad: self = .phone
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .numbersAndPunctuation: self = .number
    case .URL, .webSearch: self = .url
    case .default, .asciiCapable, .twitter: self = .text
    @unknown default: self = .text
    }
  }
}

extension OverlayNode.Image.Fit {
  /// Creates an image's fit from UIKit's content mode.
  public init(_ mode: UIView.ContentMode) {
    switch mode {
    case .scaleToFill, .redraw: self = .stretch
    case .scaleAspectFit: self = .fit
    case .scaleAspectFill: self = .fill
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      self = .center
    @unknown default: self = .stretch
    }
  }
}
#endif
