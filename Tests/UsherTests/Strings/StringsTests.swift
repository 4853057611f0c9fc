import Testing
import Usher

@Suite("Strings in seven languages") struct StringsTests {
  private static let foreign = OverlayStrings.Language.allCases.filter { $0 != .english }

  @Test(
    "every language has every text, and shares it with English only if expected", arguments: foreign
  )
  func texts(_ language: OverlayStrings.Language) {
    let english = OverlayStrings(.english)
    let words = OverlayStrings(language)
    let same: [OverlayStrings.Text] =
      switch language {
      case .german: [.information, .sentenceBreak]
      case .french: [.information, .historyTitle, .sentenceBreak]
      case .spanish: [.error, .sentenceBreak]
      case .english, .arabic: [.sentenceBreak]
      case .japanese, .chinese: []
      }
    for text in OverlayStrings.Text.allCases {
      #expect(!words[text].isEmpty)
      #expect((words[text] == english[text]) == same.contains(text), "\(text) in \(language)")
    }
  }

  @Test("every language has a form with the number for each plural category")
  func forms() {
    for language in OverlayStrings.Language.allCases {
      let words = OverlayStrings(language)
      for counted in OverlayStrings.Counted.allCases {
        for number in [3, 11, 21, 100, 1_000_000] {
          #expect(words.text(counted, number).contains("\(number)"), "\(counted) in \(language)")
          #expect(!words.text(counted, number).contains("#"))
        }
        #expect(!words.text(counted, .min).isEmpty && !words.text(counted, 0).isEmpty)
      }
    }
  }

  @Test("a number uses the form of its category")
  func counted() {
    let said = { (language: OverlayStrings.Language, numbers: [Int]) in
      numbers.map { OverlayStrings(language).text(.messages, $0) }
    }
    #expect(said(.english, [0, 1, 2]) == ["0 messages", "1 message", "2 messages"])
    #expect(said(.german, [0, 1, 2]) == ["0 Nachrichten", "1 Nachricht", "2 Nachrichten"])
    #expect(
      said(.french, [0, 1, 2, 1_000_000]) == [
        "0 message", "1 message", "2 messages", "1000000 de messages",
      ])
    #expect(
      said(.spanish, [0, 1, 2, 1_000_000]) == [
        "0 mensajes", "1 mensaje", "2 mensajes", "1000000 de mensajes",
      ])
    #expect(
      said(.arabic, [0, 1, 2, 3, 11, 100]) == [
        "لا رسائل", "رسالة واحدة", "رسالتان", "3 رسائل", "11 رسالة", "100 رسالة",
      ])
    #expect(said(.japanese, [1, 2]) == ["1件のメッセージ", "2件のメッセージ"])
    #expect(said(.chinese, [1, 2]) == ["1 条消息", "2 条消息"])
  }

  @Test("the app can replace individual texts and forms")
  func replaced() {
    var words = OverlayStrings(.german)
    words[.retry] = "Noch einmal"
    words[.messages] = OverlayStrings.Forms(one: "# Brief", other: "# Briefe")
    words[.badge] = "#×"
    #expect(words[.retry] == "Noch einmal" && words[.close] == "Schließen")
    #expect([1, 2].map { words.text(.messages, $0) } == ["1 Brief", "2 Briefe"])
    #expect(words.text(.badge, 3) == "3×" && words.text(.times, 3) == "3 Mal")
    words[.badge] = "#, # and no number"
    #expect(words.text(.badge, 3) == "3, 3 and no number")
    words[.badge] = ""
    #expect(words.text(.badge, 3).isEmpty)
  }

  @Test("a custom language has its own plural rule, and uses English for missing texts")
  func own() {
    var words = OverlayStrings { number in
      number == 1
        ? .one
        : (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
    }
    words[.close] = "Zamknij"
    words[.messages] = OverlayStrings.Forms(
      one: "# wiadomość", few: "# wiadomości", many: "# wiadomości.", other: "# wiadomości")
    #expect(words[.close] == "Zamknij" && words[.retry] == "Retry")
    #expect(
      [1, 3, 13].map { words.text(.messages, $0) } == [
        "1 wiadomość", "3 wiadomości", "13 wiadomości.",
      ])
    #expect(words.text(.more, 3) == "3 more")
  }
}
