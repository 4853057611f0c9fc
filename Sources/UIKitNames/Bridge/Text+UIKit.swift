#if !canImport(UIKit)
internal import Foundation
#endif
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

#if !canImport(UIKit)
extension NSAttributedString {
  /// The alignment that the paragraph style of the first letters gives; `nil` where they have none.
  var paragraphAlignment: NSTextAlignment? {
    guard length > 0 else { return nil }
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style?.alignment
  }
}
#endif

extension Node.Text.Run {
  /// The pieces of an attributed string, with the fonts, the colours and the lines that it gives them.
  static func runs(of string: NSAttributedString) -> [Node.Text.Run] {
    var runs: [Node.Text.Run] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let words = (string.string as NSString).substring(with: range)
      runs.append(
        Node.Text.Run(
          words, font: (attributes[.font] as? UIFont).map { Node.Font($0) },
          color: (attributes[.foregroundColor] as? UIColor).map { AdaptiveColor($0) },
          isUnderlined: (attributes[.underlineStyle] as? Int ?? 0) != 0,
          isStruckThrough: (attributes[.strikethroughStyle] as? Int ?? 0) != 0))
    }
    return runs
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
