/// The texts that Usher contains, such as "Close" and "2 more", in one language.
///
/// Every text exists in English, German, French, Spanish, Arabic, Japanese and simplified Chinese.
/// You can replace individual texts using their keys, or all texts to support another language.
///
/// ```swift
/// var words = OverlayStrings(.german)
/// words[.retry] = "Noch einmal"
/// words[.messages] = OverlayStrings.Forms(one: "# Brief", other: "# Briefe")
/// OverlayStrings.current = words
/// ```
public struct OverlayStrings: Sendable {
  /// The language of the texts that the app hasn't replaced.
  public let language: Language
  private let rule: @Sendable (Int) -> PluralCategory
  private var texts: [Text: String] = [:]
  private var forms: [Counted: Forms] = [:]

  /// The texts for all windows.
  ///
  /// The default is the system's language.
  ///
  /// The host of a window reports the system's preferred languages. In GTK, they are read from the
  /// environment. On iOS, it is the language of the app. The texts are English before there is a
  /// window, and with a host that reports no languages, such as the headless host.
  ///
  /// A change affects content that is created later, and Usher's later announcements. Existing
  /// content keeps its texts. Inside `Presenter.withOwnDefault`, this property has a separate
  /// value.
  ///
  /// ```swift
  /// OverlayStrings.current = OverlayStrings(preferring: ["de_AT.UTF-8"])
  /// ```
  public static var current: OverlayStrings {
    get { Defaults.current.words }
    set { Defaults.current.words = newValue }
  }

  /// Creates the texts for a language.
  public init(_ language: Language) {
    self.language = language
    let table = language.table
    rule = { table.category(of: $0) }
  }

  /// Creates the texts for the first supported language in a list, or English if there is none.
  ///
  /// - Parameter tags: Languages with or without a region, such as "fr", "de_AT.UTF-8" and
  ///   "zh-Hans-CN". Unsupported languages are ignored.
  public init(preferring tags: [String]) {
    self.init(tags.lazy.compactMap { Language(tag: $0) }.first ?? .english)
  }

  /// Creates the texts for another language, which are English until the app replaces them.
  ///
  /// ```swift
  /// var polish = OverlayStrings { number in
  ///   number == 1
  ///     ? .one
  ///     : (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
  /// }
  /// polish[.close] = "Zamknij"
  /// polish[.messages] = OverlayStrings.Forms(
  ///   one: "# wiadomość", few: "# wiadomości", many: "# wiadomości", other: "# wiadomości")
  /// ```
  ///
  /// - Parameter rule: Returns the language's plural category for a number.
  public init(plural rule: @escaping @Sendable (Int) -> PluralCategory) {
    language = .english
    self.rule = rule
  }

  /// The text for a key.
  public subscript(_ text: Text) -> String {
    get { texts[text] ?? language.table.text(text) }
    set { texts[text] = newValue }
  }

  /// The forms of a text with a number.
  public subscript(_ counted: Counted) -> Forms {
    get { forms[counted] ?? language.table.forms(counted) }
    set { forms[counted] = newValue }
  }

  /// Returns a text with its number, such as "2 more", in the language's plural form.
  public func text(_ counted: Counted, _ number: Int) -> String {
    self[counted].text(for: number, rule(number))
  }
}
