import Testing
import Usher

@Suite("The system's preferred language") struct PreferredLanguageTests {
  @Test(
    "every spelling of a tag selects its language, and unsupported tags select none",
    arguments: [
      ("en", .english), ("en_GB.UTF-8", .english), ("EN-us", .english), ("de", .german),
      ("de_AT.UTF-8", .german), ("de_DE@euro", .german), ("de-CH", .german), ("ger", .german),
      ("fr_CA", .french), ("fra", .french), ("es-419", .spanish), ("ar_EG.UTF-8", .arabic),
      ("ar-u-nu-arab", .arabic), ("ja_JP.eucJP", .japanese), ("zh", .chinese),
      ("zh_CN.GB18030", .chinese), ("zh-Hans", .chinese), ("zh-Hans-TW", .chinese),
      ("zh_SG", .chinese), ("cmn", .chinese), ("zh_TW.UTF-8", nil), ("zh-Hant", nil),
      ("zh-Hant-CN", nil), ("zh_HK", nil), ("zh_MO", nil), ("pt", nil), ("pt_BR.UTF-8", nil),
      ("den", nil), ("d", nil), ("sr@latin", nil), ("C", nil), ("POSIX", nil), ("", nil),
      ("_", nil), ("-", nil), (".", nil), ("@de", nil), ("_de", nil), (" de", nil),
      ("\u{0}", nil), ("😀_de", nil), ("de_de_de_de-de@@..", .german),
    ] as [(String, OverlayStrings.Language?)])
  func tags(_ tag: String, _ language: OverlayStrings.Language?) {
    #expect(OverlayStrings.Language(tag: tag) == language)
  }

  @Test("a long tag is valid")
  func long() {
    let tail = String(repeating: "-x_", count: 20_000)
    #expect(OverlayStrings.Language(tag: "fr" + tail) == .french)
    #expect(OverlayStrings.Language(tag: tail) == nil)
  }

  @Test(
    "the first supported language in a list is used, or else English",
    arguments: [
      ([], .english), (["pt", "fr_CA", "de"], .french), (["zh_TW", "ja"], .japanese),
      (["en_GB", "de"], .english), (["xx", ""], .english),
    ] as [([String], OverlayStrings.Language)])
  func lists(_ tags: [String], _ language: OverlayStrings.Language) {
    #expect(OverlayStrings(preferring: tags).language == language)
  }

  @Test(
    "environment variables are read in gettext's order",
    arguments: [
      ([:], []),
      (["LANG": "de_AT.UTF-8"], ["de_AT.UTF-8"]),
      (["LANG": "de", "LC_MESSAGES": "fr"], ["fr"]),
      (["LANG": "de", "LC_MESSAGES": "fr", "LC_ALL": "es"], ["es"]),
      (["LANG": "de", "LC_MESSAGES": "", "LC_ALL": ""], ["de"]),
      (["LANG": "de", "LANGUAGE": "pt:fr:de"], ["pt", "fr", "de"]),
      (["LANG": "de", "LANGUAGE": ""], ["de"]),
      (["LANG": "de", "LANGUAGE": "::fr::"], ["fr"]),
      (["LANG": "de", "LANGUAGE": ":"], []),
      (["LANG": "de", "LANGUAGE": "pt:C:fr"], ["pt"]),
      (["LANGUAGE": "fr"], []),
      (["LANG": "C", "LANGUAGE": "fr"], []),
      (["LANG": "C.UTF-8", "LANGUAGE": "fr"], []),
      (["LANG": "de", "LC_ALL": "POSIX", "LANGUAGE": "fr"], []),
      (["LANG": "Cimbrian"], ["Cimbrian"]),
      (["LC_CTYPE": "de", "LC_TIME": "fr"], []),
    ] as [([String: String], [String])])
  func environment(_ variables: [String: String], _ languages: [String]) {
    #expect(OverlayStrings.preferredLanguages { variables[$0] } == languages)
  }
}
