/// What becomes upper case by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// The first letter of every word.
  case words = 1
  /// The first letter of every sentence.
  case sentences = 2
  /// Everything.
  case allCharacters = 3
}

/// Whether words are mended.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the kind of text says.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the kind of text says.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Those of the input method.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Those of addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Those of a telephone.
  case phonePad = 5
  /// Those of names and telephone numbers.
  case namePhonePad = 6
  /// Those of addresses of letters.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Letters with an at sign and a number sign.
  case twitter = 9
  /// Those of searches and addresses of the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the input method says.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// The words on a return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// What a text means, by which a keyboard offers words.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// Makes a meaning of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a meaning of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType("name")
  /// A first name.
  public static let givenName = UITextContentType("given-name")
  /// A family name.
  public static let familyName = UITextContentType("family-name")
  /// A nickname.
  public static let nickname = UITextContentType("nickname")
  /// The name of an account.
  public static let username = UITextContentType("username")
  /// A password.
  public static let password = UITextContentType("password")
  /// A new password.
  public static let newPassword = UITextContentType("new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType("one-time-code")
  /// An address of letters.
  public static let emailAddress = UITextContentType("email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType("tel")
  /// An address of the web.
  public static let URL = UITextContentType("url")
}
