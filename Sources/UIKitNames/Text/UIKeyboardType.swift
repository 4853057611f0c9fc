#if !canImport(UIKit)
/// What a person is to type.
public enum UIKeyboardType: Int, Hashable, Sendable, CaseIterable {
  /// Any words.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and marks.
  case numbersAndPunctuation = 2
  /// An address on the web.
  case URL = 3
  /// A whole number.
  case numberPad = 4
  /// A telephone number.
  case phonePad = 5
  /// A name or a telephone number.
  case namePhonePad = 6
  /// An electronic address.
  case emailAddress = 7
  /// A number with a decimal point.
  case decimalPad = 8
  /// A short message with names in it.
  case twitter = 9
  /// Words to search the web for.
  case webSearch = 10
  /// A number of ASCII digits.
  case asciiCapableNumberPad = 11
}
#endif
