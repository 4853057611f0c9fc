extension OverlayStrings {
  /// A language that Usher brings all its texts in.
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

    /// Makes the language of a tag such as "de", "de_AT.UTF-8" or "zh-Hans-CN"; `nil` for every
    /// other language and for what is no tag.
    ///
    /// Chinese in traditional characters, also as the script of Taiwan, Hong Kong and Macau, is
    /// another language.
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

    /// The language's texts.
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
  /// Returns the text for a key.
  static func text(_ text: OverlayStrings.Text) -> String
  /// Returns the forms of a text with a number.
  static func forms(_ counted: OverlayStrings.Counted) -> OverlayStrings.Forms
  /// Returns the plural category for a number.
  static func category(of number: Int) -> PluralCategory
}
