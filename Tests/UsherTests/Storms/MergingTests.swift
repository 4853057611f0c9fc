import Testing
@_spi(Facades) import Usher
import UsherTesting

@Suite("Messages that merge")
@MainActor
struct MergingTests {
  private let stage = Stage()
  private static let merging = OverlayConfiguration(
    identity: .mergeAndCount, lifetime: .infinite, entrance: .tenth, exit: .tenth)

  private func send(
    _ content: OverlayContent = .words("offline"), lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    stage.presenter.present(content, as: Self.merging, name: "net", lifecycle: lifecycle)
  }

  @Test("merged messages show their count immediately, and then at most ten times per second")
  func seen() {
    let first = send()
    let others = (0..<9).map { _ in send() }
    #expect(others.allSatisfy { $0.result == .updated(first.id) })
    #expect(first.count == 10 && stage.presenter.count(of: "net") == 10)
    #expect(stage.host.visibleTexts == [["offline", "×2"]])
    // A tenth of a second, and a frame.
    stage.advance(120)
    #expect(stage.host.visibleTexts == [["offline", "×10"]])
    let built = stage.host.transcript.entries.count {
      if case .refreshed = $0.order { true } else { false }
    }
    #expect(built == 2)
  }

  @Test("only the counts 2, 5, 10 and 100 are announced")
  func spoken() {
    let first = send()
    for number in 2...120 {
      stage.advance(2500)
      _ = send()
      #expect(first.count == number)
    }
    #expect(
      stage.announced == [
        "polite: offline", "polite: offline. 2 times", "polite: offline. 5 times",
        "polite: offline. 10 times", "polite: offline. 100 times",
      ])
  }

  @Test("a merged message that waited announces its count when it appears")
  func waiting() {
    let front = stage.present("front")
    let first = send()
    for _ in 0..<3 { _ = send(.words("still offline")) }
    front.dismiss()
    stage.advance(3000)
    #expect(first.count == 4)
    #expect(stage.host.visibleTexts == [["still offline", "×4"]])
    #expect(stage.announced.last == "polite: still offline. 4 times")
  }

  @Test("a count that a displaced message reached is announced when the message returns")
  func displaced() {
    _ = send()
    stage.advance(3000)
    var overlay = OverlayConfiguration.brief
    overlay.precedence = .replace(restoresReplaced: true)
    stage.present("front", as: overlay)
    stage.advance(500)
    for _ in 0..<4 { _ = send() }
    stage.advance(5000)
    #expect(stage.announced == ["polite: offline", "polite: front", "polite: offline. 5 times"])
  }

  @Test("new text of a merged message is announced only with certain counts and after an update")
  func words() {
    let first = send()
    for text in ["first", "second", "third"] {
      stage.advance(3000)
      _ = send(.words(text))
    }
    stage.advance(3000)
    #expect(stage.announced == ["polite: offline", "polite: first. 2 times"])
    first.update(to: .words("online"))
    stage.advance(3000)
    #expect(stage.announced.last == "polite: online")
    #expect(stage.host.visibleTexts == [["online", "×4"]])
  }

  @Test("an update right after an announced count is announced, and so is the next count of 5")
  func updateAfterNumber() {
    let first = send()
    stage.advance(3000)
    _ = send()
    stage.advance(3000)
    first.update(to: .words("slow"))
    stage.advance(3000)
    for _ in 3...5 { _ = send() }
    stage.advance(3000)
    #expect(
      stage.announced == [
        "polite: offline", "polite: offline. 2 times", "polite: slow", "polite: offline. 5 times",
      ])
  }

  @Test("the first message's callbacks remain, and the newest button's action is called")
  func callbacks() {
    var heard: [String] = []
    func content(_ word: String) -> OverlayContent {
      .notification(title: "offline", button: OverlayNode.Button("Retry") { heard.append(word) })
    }
    let first = send(
      content("first"), lifecycle: Lifecycle(didDismiss: { _ in heard.append("gone") }))
    _ = send(content("second"), lifecycle: Lifecycle(didDismiss: { _ in heard.append("other") }))
    stage.advance(1000)
    stage.host.pressButton(0, of: first.id)
    stage.advance(3000)
    #expect(heard == ["second", "gone"])
  }

  @Test("messages with different buttons don't merge")
  func buttons() {
    stage.presenter.configure(.main, LaneSettings(capacity: 3))
    func content(_ title: String) -> OverlayContent {
      .notification(title: "offline", button: OverlayNode.Button(title))
    }
    let handles = ["Retry", "Settings", "Retry", "Settings"].map { send(content($0)) }
    let plain = send()
    #expect(handles.map(\.count) == [2, 2, 1, 1] && plain.count == 1)
    #expect(stage.presenter.shown.count == 3)
  }

  @Test("ten thousand requests with three names in one turn show three cards")
  func storm() {
    stage.presenter.configure(.main, LaneSettings(capacity: 3, arrangement: .list(spacing: 8)))
    let names = ["net", "disk", "mail"]
    stage.presenter.inOrder { [presenter = stage.presenter] in
      for number in 0..<10_000 {
        presenter.present(.words(names[number % 3]), as: Self.merging, name: names[number % 3])
      }
    }
    stage.advance(1000)
    #expect(stage.host.visibleTexts == [["net", "×3334"], ["disk", "×3333"], ["mail", "×3333"]])
    #expect(stage.presenter.shown.count == 3 && stage.presenter.waitingCount == 0)
    // The count was built a few times, not ten thousand times.
    let built = stage.host.transcript.entries.count {
      if case .refreshed = $0.order { true } else { false }
    }
    #expect(built <= 18)
  }

  @Test("explain() shows how many requests a message represents")
  func explained() {
    let first = send()
    _ = send()
    #expect(
      stage.presenter.explain().hasPrefix("overlay \(first.id.rawValue) \"net\", for 2 requests: "))
  }
}
