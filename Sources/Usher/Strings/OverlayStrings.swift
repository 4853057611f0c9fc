/// The texts that Usher brings itself, such as "Close" and "2 more", in one language.
///
/// Every text is in English, German, French, Spanish, Arabic, Japanese and simplified Chinese. An
/// app replaces single texts by their keys, or all of them for another language.
///
/// ```swift
/// var words = OverlayStrings(.german)
/// words[.retry] = "Noch einmal"
/// words[.messages] = OverlayStrings.Forms(one: "# Brief", other: "# Briefe")
/// OverlayStrings.current = words
/// ```
public struct OverlayStrings: Sendable {
  /// The language of the texts that the app has not replaced.
  public let language: Language
  private let rule: @Sendable (Int) -> PluralCategory
  private var texts: [Text: String] = [:]
  private var forms: [Counted: Forms] = [:]

  /// The words of all windows: those that the app has set, else those of the system's language.
  ///
  /// The host of a window says which languages the system prefers: over GTK those of the
  /// environment, over UIKit the one that the app is shown in. Before there is a window, and
  /// without such a host, as in tests with the headless host, the words are English.
  ///
  /// A change applies to all content that is made from then on, and to what Usher itself says next.
  /// Content that exists keeps its words. Inside `Presenter.withOwnDefault`, the words are those of
  /// its own.
  ///
  /// ```swift
  /// OverlayStrings.current = OverlayStrings(preferring: ["de_AT.UTF-8"])
  /// ```
  public static var current: OverlayStrings {
    get { Defaults.current.words }
    set { Defaults.current.words = newValue }
  }

  /// Makes the words of a language.
  public init(_ language: Language) {
    self.language = language
    let table = language.table
    rule = { table.category(of: $0) }
  }

  /// Makes the words of the first language in a list that Usher knows; English if it knows none.
  ///
  /// - Parameter tags: Languages with or without a region, such as "fr", "de_AT.UTF-8" and
  ///   "zh-Hans-CN"; all others are ignored.
  public init(preferring tags: [String]) {
    self.init(tags.lazy.compactMap { Language(tag: $0) }.first ?? .english)
  }

  /// Makes the words of a language of the app's own, in English until the app replaces them.
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

  /// Returns a text with its number, such as "2 more", in the form that the language's plural rule
  /// asks for.
  public func text(_ counted: Counted, _ number: Int) -> String {
    self[counted].text(for: number, rule(number))
  }
}
