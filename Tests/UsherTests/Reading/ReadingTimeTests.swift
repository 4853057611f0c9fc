import Testing

@testable import Usher

@Suite("Reading time")
struct ReadingTimeTests {
  private static let texts: [(text: String, words: Int, ideographs: Int, letters: Int)] = [
    ("", 0, 0, 0),
    ("Saved", 1, 0, 0),
    ("  The letter\nwas  sent. ", 4, 0, 0),
    ("It's a well-known one — really", 5, 0, 0),
    ("… — !", 0, 0, 0),
    ("3.5 MB of 10", 4, 0, 0),
    ("Done 🎉", 2, 0, 0),
    ("👩‍👩‍👧", 1, 0, 0),
    ("Gespeichert und verschickt", 3, 0, 0),
    ("Письмо отправлено", 2, 0, 0),
    ("تم إرسال الرسالة", 3, 0, 0),
    ("편지를 보냈습니다", 2, 0, 0),
    ("पत्र भेजा गया", 3, 0, 0),
    ("已保存。", 0, 3, 0),
    ("信件已发送给 Ada", 1, 6, 0),
    ("メールを送信しました", 0, 10, 0),
    ("iPhoneに保存", 1, 3, 0),
    ("บันทึกแล้ว", 0, 0, 7),
    ("ສົ່ງແລ້ວ", 0, 0, 5),
    ("iPhoneกiPad", 2, 0, 1),
  ]

  @Test(
    "words are counted between spaces, and characters in scripts without spaces", arguments: texts)
  func counts(text: String, words: Int, ideographs: Int, letters: Int) {
    let time = ReadingTime(.text(OverlayNode.Text(text)))
    #expect(time.words == words)
    #expect(time.ideographs == ideographs)
    #expect(time.unspacedLetters == letters)
  }

  private static func words(_ count: Int, button: String? = nil) -> OverlayNode {
    let text = Array(repeating: "word", count: count).joined(separator: " ")
    let button = button.map { [OverlayNode.button(OverlayNode.Button($0))] } ?? []
    return .stack(
      OverlayNode.Stack(.vertical, children: [.text(OverlayNode.Text(text))] + button))
  }

  private static let times: [(OverlayNode, Int)] = [
    (words(0), 2000), (words(1), 2300), (words(10), 5000), (words(33), 11_900),
    (words(34), 12_000), (words(1000), 12_000),
    (words(0, button: "Undo"), 5300), (words(10, button: "Read it"), 8600),
    (words(30, button: "Read"), 12_000),
    (.text(OverlayNode.Text("已保存")), 2600), (.text(OverlayNode.Text("บันทึก")), 2360),
    (.activity(OverlayNode.Activity()), 2000),
  ]

  @Test(
    "reading takes 2 seconds, plus 0.3 per word and 3 per button, up to 12 seconds",
    arguments: times.indices)
  func duration(index: Int) {
    let (root, milliseconds) = Self.times[index]
    #expect(ReadingTime(root).duration == .milliseconds(milliseconds))
  }

  @Test("a field takes as much time as a button")
  @MainActor
  func field() {
    let field = OverlayNode.field(
      OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text("Name")))
    #expect(ReadingTime(field).duration == .seconds(5))
  }

  @Test("the texts of all rows and pages are included")
  @MainActor
  func parts() {
    let pages = OverlayNode.pages(
      OverlayNode.Pages(
        ObservableValue(0),
        pages: [.text(OverlayNode.Text("one two")), .text(OverlayNode.Text("three"))]))
    let row = OverlayNode.stack(
      OverlayNode.Stack(.horizontal, children: [.text(OverlayNode.Text("four")), pages]))
    #expect(ReadingTime(row).words == 4)
  }
}
