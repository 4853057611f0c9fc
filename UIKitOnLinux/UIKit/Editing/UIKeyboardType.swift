/// The kind of text that the user enters in a field.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// Any text.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A web address.
  case URL = 3
  /// A whole number.
  case numberPad = 4
  /// A telephone number.
  case phonePad = 5
  /// A name or a telephone number.
  case namePhonePad = 6
  /// An email address.
  case emailAddress = 7
  /// A number with a decimal point.
  case decimalPad = 8
  /// A short message with user names and hashtags.
  case twitter = 9
  /// Words for a web search.
  case webSearch = 10
  /// A number in ASCII digits.
  case asciiCapableNumberPad = 11
}
