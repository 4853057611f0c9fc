import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Lists of a history")
struct HistoryListTests {
  private let stage = Stage()

  init() { _ = stage.presenter.history }

  private func open() -> PresentationHandle {
    let list = stage.presenter.present(.history(of: stage.presenter), using: .history)
    stage.advance(2000)
    return list
  }

  /// The texts of the list, except its own controls.
  private func rows(of list: PresentationHandle) -> [String] {
    let own = ["Messages", "Clear", "Close", "All", "Missed", "Main", "Lane 7"]
    return (stage.presenter.content(of: list.id)?.root.texts ?? []).filter { !own.contains($0) }
  }

  /// Presses the button with a title.
  private func press(_ title: String, of list: PresentationHandle) throws {
    let buttons = try #require(stage.presenter.content(of: list.id)?.root.buttons)
    let number = try #require(buttons.firstIndex { $0.title == title })
    stage.host.pressButton(number, of: list.id)
  }

  @Test("a list shows the newest entry first, and marks missed entries as seen")
  func newestFirst() {
    stage.present("first", as: .brief).dismiss()
    var hasty = OverlayConfiguration.brief
    hasty.lifetime = .timed(.milliseconds(100))
    stage.present("second", as: hasty)
    stage.advance(3000)
    #expect(stage.presenter.history.unseen.map(\.texts) == [["second"]])
    let list = open()
    #expect(rows(of: list) == ["second", "first"])
    #expect(stage.presenter.history.unseen.isEmpty)
    #expect(stage.presenter.history.entries.count == 2)
    list.dismiss()
    stage.advance(1000)
    stage.present("third", as: hasty)
    stage.advance(3000)
    #expect(stage.presenter.history.unseen.map(\.texts) == [["third"]])
  }

  @Test("content of a list that is shown again has the entries missed since the last time")
  func shownAgain() throws {
    let content = OverlayContent.history(of: stage.presenter)
    let hasty = OverlayConfiguration(lifetime: .timed(.milliseconds(100)))
    var missed: [[String]] = []
    for title in ["first", "second"] {
      stage.present(title, as: hasty)
      stage.advance(3000)
      let list = stage.presenter.present(content, using: .history)
      stage.advance(2000)
      try press("Missed", of: list)
      missed.append(rows(of: list))
      list.dismiss()
      stage.advance(1000)
    }
    #expect(missed == [["first"], ["second"]])
  }

  @Test("while one of two lists is open, new messages aren't missed")
  func twoLists() {
    let other = Stage(clock: stage.clock)
    other.presenter.history = stage.presenter.history
    let hasty = OverlayConfiguration(lifetime: .timed(.milliseconds(100)))
    let lists = [stage, other].map {
      $0.presenter.present(.history(of: $0.presenter), using: .history)
    }
    stage.advance(2000)
    var missed: [[String]] = []
    for (number, list) in lists.enumerated() {
      list.dismiss()
      stage.advance(1000)
      stage.present("after \(number + 1)", as: hasty)
      stage.advance(3000)
      missed.append(stage.presenter.history.unseen.flatMap(\.texts))
    }
    #expect(missed == [[], ["after 2"]])
  }

  @Test("a list keeps the style of its attributes when it updates")
  func surface() {
    let brand = OverlayStyle(background: .color(AdaptiveColor(hex: 0x1A5FB4)), cornerRadius: 10)
    let list = stage.presenter.present(
      .history(of: stage.presenter), using: .history.with { $0.style = brand })
    stage.advance(2000)
    stage.present("news").dismiss()
    #expect(rows(of: list) == ["news"])
    #expect(stage.presenter.content(of: list.id)?.style == brand)
  }

  @Test("an open list follows the history, and new messages aren't missed")
  func live() {
    let list = open()
    #expect(rows(of: list) == ["No messages"])
    let message = stage.present("news")
    #expect(rows(of: list) == ["news"])
    message.dismiss()
    stage.advance(100)
    #expect(rows(of: list) == ["news"])
    #expect(stage.presenter.history.unseen.isEmpty)
  }

  @Test("search and filters select entries, and Clear removes ended entries")
  func choosing() throws {
    var other = OverlayConfiguration.brief
    other.lane = LaneID(7)
    other.lifetime = .timed(.milliseconds(100))
    stage.present("Ada has written", as: .brief)
    stage.present("Download done", as: other)
    stage.advance(5000)
    let list = open()
    try press("Missed", of: list)
    #expect(rows(of: list) == ["Download done"])
    try press("Main", of: list)
    #expect(rows(of: list) == ["Ada has written"])
    try press("All", of: list)
    #expect(rows(of: list) == ["Download done", "Ada has written"])
    let field = try #require(stage.presenter.content(of: list.id)?.root.fields.first)
    field.text.value = "WRITTEN ada"
    #expect(rows(of: list) == ["Download done", "Ada has written"])
    stage.advance(100)
    #expect(rows(of: list) == ["Ada has written"])
    field.text.value = ""
    stage.advance(100)
    try press("Clear", of: list)
    #expect(rows(of: list) == ["No messages", "Undo"])
    #expect(list.result == nil)
  }

  @Test("cleared entries can be restored in place until the list is closed")
  func undoing() throws {
    for title in ["first", "second"] {
      stage.present(title, as: .brief).dismiss()
      stage.advance(1000)
    }
    var list = open()
    try press("Clear", of: list)
    let pending = stage.present("third", as: .lasting)
    #expect(rows(of: list) == ["Undo", "third"])
    try press("Undo", of: list)
    #expect(rows(of: list) == ["third", "second", "first"])
    #expect(stage.presenter.history.entries.map(\.texts) == [["first"], ["second"], ["third"]])
    try press("Clear", of: list)
    pending.dismiss()
    try press("Clear", of: list)
    #expect(rows(of: list) == ["No messages", "Undo"])
    try press("Undo", of: list)
    #expect(rows(of: list) == ["third", "second", "first"])

    try press("Clear", of: list)
    list.dismiss()
    stage.advance(1000)
    list = open()
    #expect(rows(of: list) == ["No messages"])
  }

  @Test("restored entries beyond the limit are dropped, oldest first")
  func undoingBeyondTheLimit() throws {
    stage.presenter.history.limit = 2
    for title in ["first", "second"] { stage.present(title, as: .brief).dismiss() }
    stage.advance(1000)
    let list = open()
    try press("Clear", of: list)
    stage.present("third", as: .brief).dismiss()
    stage.advance(1000)
    try press("Undo", of: list)
    #expect(rows(of: list) == ["third", "second"])
  }

  @Test("the first button closes the list, and Clear appears only if there are ended entries")
  func firstButton() throws {
    let list = open()
    func titles() -> [String] {
      stage.presenter.content(of: list.id)?.root.buttons.map(\.title) ?? []
    }
    #expect(titles() == ["Close", "All", "Missed"])
    stage.present("news", as: .brief).dismiss()
    stage.advance(1000)
    #expect(titles() == ["Close", "All", "Missed", "Clear"])
  }

  @Test("a message behind the list stays, and its countdown continues after the list")
  func messageBehind() {
    let message = stage.present("news", as: .brief)
    stage.advance(500)
    let list = open()
    #expect(stage.presenter.shown == [message.id, list.id])
    stage.advance(60_000)
    #expect(message.result == nil)
    list.dismiss()
    stage.advance(1000)
    stage.advance(5000)
    #expect(message.result == .dismissed(.timedOut))
  }

  @Test("a button works while the app keeps the handle, and becomes a text afterward")
  func buttons() throws {
    var presses = 0
    var handle: PresentationHandle? = stage.presenter.present(
      .words("Deleted", button: OverlayNode.Button("Undo") { presses += 1 }), as: .brief)
    stage.advance(5000)
    #expect(handle?.result == .dismissed(.timedOut))
    let list = open()
    try press("Undo", of: list)
    #expect(presses == 1)
    handle = nil
    try press("Undo", of: list)
    #expect(presses == 1)
    stage.presenter.history.markAllAsSeen()
    #expect(
      stage.presenter.content(of: list.id)?.root.buttons.map(\.title).contains("Undo") == false)
    #expect(rows(of: list) == ["Deleted", "Undo"])
  }

  @Test("a button in the list answers a message that hasn't ended", arguments: [true, false])
  func pending(isShown: Bool) throws {
    if !isShown { stage.present("in front") }
    let question = stage.presenter.present(
      OverlayContent(
        .stack(
          OverlayNode.Stack(
            .horizontal,
            children: [
              .text(OverlayNode.Text("Deleted")), .button(OverlayNode.Button("") {}),
              .button(OverlayNode.Button("Undo") {}),
            ]))), as: .lasting)
    let list = open()
    try press("Undo", of: list)
    stage.advance(1000)
    #expect(question.result == .dismissed(.button(1)))
  }

  /// The object that a message's button acts on.
  @MainActor
  private final class Screen {
    func act() {}
  }

  /// An ended message whose handle the app keeps.
  private struct Ended {
    let handle: PresentationHandle
    /// The object that the message's button acts on, if it still exists.
    weak var screen: Screen?
  }

  /// Shows a message with a button and waits until it ends.
  private func ended(_ title: String) -> Ended {
    let screen = Screen()
    let handle = stage.presenter.present(
      .words("Deleted", button: OverlayNode.Button(title) { screen.act() }), as: .brief)
    stage.advance(5000)
    return Ended(handle: handle, screen: screen)
  }

  @Test("an ended message's handle keeps titled buttons while the entry exists")
  func keepsButtons() {
    for (title, isKept) in [("Undo", true), ("", false)] {
      let message = ended(title)
      #expect((message.screen != nil) == isKept)
      stage.presenter.history.clear()
      #expect(message.screen == nil)
    }
  }

  @Test("an entry dropped by the history's limit keeps no buttons")
  func keepsNoButtons() {
    let message = ended("Restore")
    #expect(message.screen != nil)
    stage.presenter.history.limit = 0
    #expect(message.screen == nil)
  }

  @Test("an entry cleared in a list keeps its buttons until the list is closed")
  func keepsClearedButtons() throws {
    let message = ended("Restore")
    let list = open()
    try press("Clear", of: list)
    #expect(message.screen != nil)
    try press("Undo", of: list)
    #expect(rows(of: list).contains("Deleted"))
    try press("Clear", of: list)
    list.dismiss()
    stage.advance(1000)
    #expect(message.screen == nil)
  }

  @Test("the list hides the text and buttons of private content")
  func privateContent() {
    var secret = OverlayContent.words("4711", button: OverlayNode.Button("Copy") {})
    secret.isPrivate = true
    let handle = stage.presenter.present(secret, as: .brief)
    stage.advance(5000)
    let list = open()
    #expect(rows(of: list) == ["Private message"])
    #expect(handle.result != nil)
  }

  @Test("many messages update an open list, and the list is released when it's dismissed")
  func storm() {
    weak var gone: PresentationHandle?
    do {
      let list = open()
      gone = list
      for number in 0..<100 { stage.present("\(number)", as: .brief).dismiss() }
      stage.advance(1000)
      #expect(rows(of: list).first == "99")
      list.dismiss()
      stage.advance(2000)
    }
    #expect(gone == nil)
    #expect(stage.clock.isIdle)
  }
}
