import FacadeTesting
import OwlBanners
import Popup
import SwiftEntryKit
import SwiftMessages
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Priorities of four libraries", .ownDefault)
struct RankTests {
  private let screen = Screen()

  @Test("the libraries' priorities compare as documented, and equal priorities by arrival")
  func table() async throws {
    screen.presenter.present(Overlay { Text("first") }.duration(.seconds(2)))
    // Added in reverse order, so that the order of the requests can't cause the result.
    let tasks = [("task -450", -450), ("task 1", 1), ("task 1000", 1000)].map {
      QuietTask($0.0, priority: $0.1)
    }
    try Popup.Manager.shared.add(task: tasks[0])
    toast("toast 100", 100)
    card("card -100", -100)
    Banner(DefaultBannerStyle.notice, title: "banner").enqueue()
    await screen.settle()
    toast("toast 500", 500)
    await screen.settle()
    try Popup.Manager.shared.add(task: tasks[1])
    screen.presenter.present(
      Overlay { Text("app 600") }.priority(Priority(600)).duration(.seconds(1)))
    card("card 300", 300)
    try Popup.Manager.shared.add(task: tasks[2])
    toast("toast 1000", 1000)
    await screen.settle()
    var seen: [String] = []
    while !screen.presenter.shown.isEmpty || screen.presenter.waitingCount > 0, seen.count < 100 {
      let task = tasks.first { $0.state == .shown }
      let shown = screen.texts + (task.map { [$0.taskDescription] } ?? [])
      if let one = shown.first, seen.last != one { seen.append(one) }
      #expect(shown.count <= 1)
      try task?.resignFocus()
      screen.advance(0.1)
      await screen.settle()
    }
    #expect(
      seen == [
        "first", "task 1000", "toast 1000", "card 300", "app 600", "task 1", "banner", "toast 500",
        "card -100", "toast 100", "task -450",
      ])
  }

  private func toast(_ words: String, _ priority: Int) {
    var attributes = EKAttributes.topToast
    attributes.displayDuration = 1
    attributes.precedence = .enqueue(priority: .init(priority))
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 15), color: .black)
    SwiftEntryKit.display(
      entry: EKNoteMessageView(with: .init(text: words, style: style)), using: attributes)
  }

  private func card(_ words: String, _ priority: Int) {
    let card = MessageView.viewFromNib(layout: .statusLine)
    card.configureContent(body: words)
    card.id = words
    var config = SwiftMessages.Config()
    config.priority = priority
    config.duration = .seconds(seconds: 1)
    SwiftMessages.show(config: config, view: card)
  }
}
