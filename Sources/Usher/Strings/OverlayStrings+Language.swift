extension OverlayStrings {
  /// A language for which Usher contains all texts.
  public enum Language: Hashable, Sendable, CaseIterable {
    /// English.
    case english
    /// German.
    case german
    /// French.
    case french
    /// Spanish.
    case spanish
    /// Arabic.
    case arabic
    /// Japanese.
    case japanese
    /// Chinese in simplified characters.
    case chinese

    /// Creates the language of a tag such as "de", "de_AT.UTF-8" or "zh-Hans-CN".
    ///
    /// Returns `nil` for any other language and for invalid tags. Chinese in traditional characters
    /// is a different language, including Chinese in Taiwan, Hong Kong and Macau.
    public init?(tag: String) {
      let name = tag.prefix { $0 != "." && $0 != "@" }.lowercased()
      let parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
      switch parts.first {
      case "en", "eng": self = .english
      case "de", "deu", "ger": self = .german
      case "fr", "fra", "fre": self = .french
      case "es", "spa": self = .spanish
      case "ar", "ara": self = .arabic
      case "ja", "jpn": self = .japanese
      case "zh", "zho", "chi", "cmn":
        let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
        guard parts.contains("hans") || !isTraditional else { return nil }
        self = .chinese
      default: return nil
      }
    }

    var table: any LanguageTable.Type {
      switch self {
      case .english: English.self
      case .german: German.self
      case .french: French.self
      case .spanish: Spanish.self
      case .arabic: Arabic.self
      case .japanese: Japanese.self
      case .chinese: Chinese.self
      }
    }

    /// Returns the language's plural category for a number.
    package func category(of number: Int) -> PluralCategory { table.category(of: number) }
  }
}

/// The texts and the plural rule of a language.
protocol LanguageTable: Sendable {
  static func text(_ text: OverlayStrings.Text) -> String
  static func forms(_ counted: OverlayStrings.Counted) -> OverlayStrings.Forms
  static func category(of number: Int) -> PluralCategory
}

extension OverlayStrings {
  /// Returns the user's preferred languages on a POSIX system, in gettext's order.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that has a value. If it is "C"
  /// or "POSIX", or if none has a value, no language is preferred. Otherwise, `LANGUAGE`, a list
  /// separated by colons that ends before the first "C" or "POSIX", replaces the locale if it has a
  /// value.
  ///
  /// - Parameter variable: Returns the value of an environment variable.
  /// - Returns: Locales such as "de_AT.UTF-8", most preferred first.
  public static func preferredLanguages(in variable: (String) -> String?) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    guard let locale, !isUntranslated(locale) else { return [] }
    let list = variable("LANGUAGE") ?? ""
    guard !list.isEmpty else { return [locale] }
    return list.split(separator: ":").prefix { !isUntranslated(String($0)) }.map { String($0) }
  }

  /// Whether a locale requests untranslated texts, regardless of its encoding.
  private static func isUntranslated(_ locale: String) -> Bool {
    ["C", "POSIX"].contains(locale.prefix { $0 != "." && $0 != "@" })
  }
}
