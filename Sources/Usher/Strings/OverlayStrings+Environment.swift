extension OverlayStrings {
  /// Returns the languages that the user of a POSIX system prefers, in gettext's order.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that has a value. If that is "C"
  /// or "POSIX", or if none has a value, no language is preferred. Otherwise `LANGUAGE`, a list
  /// with colons, goes before the locale and replaces it.
  ///
  /// - Parameter variable: Returns the value of an environment variable.
  /// - Returns: Locales such as "de_AT.UTF-8", the preferred one first.
  public static func preferredLanguages(in variable: (String) -> String?) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    guard let locale, !isUntranslated(locale) else { return [] }
    let list = variable("LANGUAGE") ?? ""
    guard !list.isEmpty else { return [locale] }
    return list.split(separator: ":").prefix { !isUntranslated(String($0)) }.map { String($0) }
  }

  /// Whether a locale asks for the programs' own texts, whatever its encoding.
  private static func isUntranslated(_ locale: String) -> Bool {
    ["C", "POSIX"].contains(locale.prefix { $0 != "." && $0 != "@" })
  }
}
