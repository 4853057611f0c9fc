public import Usher

extension Node.Text.Alignment {
  /// Makes an alignment from UIKit's; left is where reading begins, as natural and justified are.
  public init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .center: self = .center
    case .right: self = .trailing
    case .left, .justified, .natural: self = .leading
    #if canImport(UIKit)
    @unknown default: self = .leading
    #endif
    }
  }
}

extension Node.Field.Purpose {
  /// What a keyboard of UIKit's is for.
  public init(_ type: UIKeyboardType) {
    switch type {
    case .emailAddress: self = .email
    case .phonePad, .namePhonePad: self = .phone
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .numbersAndPunctuation: self = .number
    case .URL, .webSearch: self = .url
    case .default, .asciiCapable, .twitter: self = .text
    #if canImport(UIKit)
    @unknown default: self = .text
    #endif
    }
  }
}
