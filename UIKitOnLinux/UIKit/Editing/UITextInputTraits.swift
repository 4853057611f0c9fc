/// The automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization.
  case none = 0
  /// The start of every word is capitalized.
  case words = 1
  /// The start of every sentence is capitalized.
  case sentences = 2
  /// All characters are capitalized.
  case allCharacters = 3
}

/// The automatic correction of typed words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// Depends on the kind of text.
  case `default` = 0
  /// Words aren't corrected.
  case no = 1
  /// Words are corrected.
  case yes = 2
}

/// The spelling check of typed text.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Depends on the kind of text.
  case `default` = 0
  /// Spelling isn't checked.
  case no = 1
  /// Spelling is checked.
  case yes = 2
}

/// The style of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Depends on the input method.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// The title of a return key.
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

/// The meaning of a text, which determines the keyboard's suggestions.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The meaning's name.
  public let rawValue: String
  /// Creates a meaning from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a meaning from a name.
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
  /// A one-time code.
  public static let oneTimeCode = UITextContentType("one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType("email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType("tel")
  /// A web address.
  public static let URL = UITextContentType("url")
}
