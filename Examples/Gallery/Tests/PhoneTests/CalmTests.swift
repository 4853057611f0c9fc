#if GTK
import UIKitGallery
import UIKitPhone
import UIKitTesting
import Testing
import UIKit
@testable import Usher
import UsherRecording
import UsherTesting
import UsherUIKit

@Suite("Storms, quiet, the history and recordings on the phone", .oneWorld)
@MainActor
struct CalmTests {
  private let phone = OverlaidPhone()
  private var presenter: Presenter { phone.presenter }

  /// Presents a message that stays for half a minute.
  @discardableResult
  private func send(
    _ title: String, button: OverlayNode.Button? = nil, _ change: (Overlay) -> Overlay = { $0 }
  ) -> PresentationHandle {
    presenter.present(
      change(.notification(title: title, button: button).name(title).duration(.seconds(30))))
  }

  @Test("messages with one name merge and show their number, which is announced at 2, 5 and 10")
  func merging() {
    let handles = (1...12).map { number in
      defer { if [1, 4, 9].contains(number) { phone.device.pass(3) } }
      return send("No connection") { $0.duplicates(.mergeAndCount) }
    }
    phone.device.pass(1)
    #expect(phone.seen == ["No connection", "×12"])
    #expect(handles[0].count == 12)
    #expect(handles.dropFirst().allSatisfy { $0.state == .ended(.updated(handles[0].id)) })
    phone.device.pass(3)
    #expect(
      phone.spoken == ["No connection"] + [2, 5, 10].map { "No connection. \($0) times" })
  }

  @Test("a message that waits in line also merges, and appears with its number")
  func mergingInLine() {
    let front = send("In front")
    for _ in 1...3 { send("No connection") { $0.duplicates(.mergeAndCount) } }
    phone.device.pass(1)
    #expect(phone.seen == ["In front"])
    front.dismiss()
    phone.device.pass(2)
    #expect(phone.seen == ["No connection", "×3"])
    #expect(phone.spoken == ["In front", "No connection. 3 times"])
  }

  @Test("requests beyond a lane's rate become one summary, which is announced and updated")
  func rate() {
    presenter.configure(
      .main,
      LaneSettings(
        capacity: 3, rate: Rate(2, per: .seconds(2), then: .summarize),
        arrangement: .list(spacing: 8)))
    let handles = (1...6).map { send("Letter \($0)") }
    phone.device.pass(1)
    #expect(Set(phone.seen) == ["Letter 1", "Letter 2", "4 messages"])
    #expect(phone.spoken.contains("4 messages"))
    let late = send("Letter 7")
    phone.device.pass(0.5)
    #expect(Set(phone.seen) == ["Letter 1", "Letter 2", "5 messages"])
    #expect(
      (handles.dropFirst(2) + [late]).allSatisfy { $0.state == .ended(.dismissed(.summarized)) })
    #expect(handles.prefix(2).allSatisfy { !$0.state.hasEnded })
  }

  @Test(
    "after quiet, a hidden message returns with its remaining time, and a summary shows the rest")
  func quiet() {
    func still(_ overlay: Overlay) -> Overlay {
      overlay.duration(.seconds(4)).entrance(.none).exit(.none)
    }
    send("Shown", still)
    phone.device.pass(1)
    #expect(phone.seen == ["Shown"])
    let quiet = presenter.quiet(below: .high, then: .summarize)
    phone.device.pass(0.5)
    #expect(phone.seen == [])
    let kept = (1...3).map { send("Letter \($0)", still) }
    send("Copied") { still($0).isUserInitiated() }
    phone.device.pass(1)
    #expect(phone.seen == ["Copied"])
    phone.device.pass(20)
    #expect(phone.seen == [])
    #expect(phone.spoken == ["Shown", "Copied"])
    quiet.end()
    // One of its four seconds had passed.
    phone.device.pass(2.9)
    #expect(phone.seen == ["Shown"])
    phone.device.pass(0.2)
    #expect(!phone.seen.contains("Shown"))
    phone.device.pass(1)
    #expect(phone.seen == ["3 messages"])
    #expect(phone.spoken.last == "3 messages")
    #expect(kept.allSatisfy { $0.state == .ended(.dismissed(.summarized)) })
  }

  @Test("quiet everywhere affects every screen of the app, even a new screen")
  func everywhere() {
    let device = phone.device
    device.openScreen()
    let quiet = Presenter.quietEverywhere(then: .showAll)
    device.openScreen()
    for screen in device.screens {
      Presenter.attached(to: screen.scene).present(.notification(title: "Letter"))
    }
    device.pass(1)
    #expect(device.screens.map { $0.place(of: "Letter") != nil } == [false, false, false])
    quiet.end()
    device.pass(1)
    #expect(device.screens.map { $0.place(of: "Letter") != nil } == [true, true, true])
  }

  @Test("the history's list opens, updates, and can be searched, filtered and cleared")
  func history() throws {
    _ = presenter.history
    for (title, seconds) in [("Letter from Ada", 2.1), ("Backup finished", 0.1)] {
      send(title) { $0.duration(.seconds(seconds)) }
      phone.device.pass(4)
    }
    #expect(presenter.history.unseen.map(\.name) == ["Backup finished"])
    presenter.presentHistory()
    phone.device.pass(1)
    let rows = ["Backup finished", "Missed", "Letter from Ada"]
    #expect(phone.seen == ["Messages", "Close", "Search", "All", "Missed", "Clear"] + rows)
    #expect(presenter.history.unseen.isEmpty)

    send("News")
    phone.device.pass(1)
    #expect(phone.seen.suffix(4) == ["News"] + rows)

    try phone.tapField()
    try phone.press([.letter("a"), .letter("d"), .letter("a")])
    #expect(phone.seen.suffix(4) == ["All", "Missed", "Clear", "Letter from Ada"])
    try phone.press([.delete, .delete, .delete])
    #expect(phone.seen.suffix(4) == ["News"] + rows)

    try phone.tap("Missed")
    #expect(phone.seen.suffix(5) == ["All", "Missed", "Clear", "Backup finished", "Missed"])
    try phone.tap("All")
    try phone.tap("Clear")
    #expect(phone.seen.suffix(4) == ["All", "Missed", "Undo", "News"])
    try phone.tap("Undo")
    #expect(phone.seen.suffix(4) == ["News"] + rows)
    try phone.tap("Close")
    #expect(phone.seen == ["News"])
  }

  @Test("actions of a finger send events in order, and equally to each consumer")
  func events() throws {
    let consumers = (1...2).map { _ in presenter.events }
    var presses = 0
    send("First", button: .button("Undo") { presses += 1 })
    send("Second")
    phone.device.pass(2)
    try phone.tap("Undo")
    phone.device.pass(2)
    try phone.flick("Second")
    let heard = consumers.map { $0.removeUnread() }
    #expect(presses == 1)
    #expect(heard[0] == heard[1])
    #expect(heard[0].map(\.moment) == heard[0].map(\.moment).sorted())
    #expect(
      heard[0].compactMap(\.words) == [
        "First accepted", "First has its turn", "First appears", "Second accepted",
        "First is shown", "First was seen", "First answers 0", "First leaves",
        "First has gone: button(0)", "Second has its turn", "Second appears",
        "Second is shown", "Second was seen", "Second leaves", "Second has gone: swipe",
      ])
  }

  @Test("actions of a finger are recorded, and a replay ends with the same screen")
  func recording() throws {
    presenter.recording.keepsTitles = true
    for title in ["First", "Second", "Third"] { send(title) }
    phone.device.pass(1)
    try phone.flick("First")
    try phone.flick("Second")
    #expect(phone.seen == ["Third"])
    let recording = try Recording(presenter.recording.data())
    #expect(recording.duration > .seconds(2))
    let host = HeadlessHost()
    try recording.replay(on: host)
    #expect(host.visibleTexts == [phone.seen])
    let place = try phone.place(of: "Third")
    let frame = try #require(host.scene.overlays.first).frame
    #expect(frame.contains(OverlayPoint(x: place.x, y: place.y)))
  }

  @Test(
    "the example app shows each feature after a tap on its preset",
    arguments: [
      ("merge", "Merge and count", ["No connection", "×3"]),
      ("stands", "Rate", ["Letter 1", "Letter 2", "4 messages"]),
      ("hist", "History", ["Messages", "Letter from Ada", "Missed · 3 times"]),
    ])
  func presets(search: String, title: String, expected: [String]) throws {
    let device = Device { PhoneApp.rootController() }
    let screen = device.screens[0]
    func tap(_ place: CGPoint) {
      screen.finger.touch(at: place)
      screen.finger.lift()
      device.pass(0.5)
    }
    tap(CGPoint(x: 195, y: 185))
    for letter in search {
      let key = try #require(screen.keyboard.keys.first { $0.key == .letter(letter) })
      tap(CGPoint(x: key.frame.midX, y: key.frame.midY))
    }
    tap(try #require(screen.place(of: title)))
    device.pass(1)
    #expect(expected.filter { screen.place(of: $0) == nil } == [])
  }
}

extension PresenterEvent {
  /// The event as text, or `nil` for the pauses of a countdown, which every touch causes.
  fileprivate var words: String? {
    let what: String? =
      switch kind {
      case .accepted: "accepted"
      case .refused(let refusal): "was refused: \(refusal)"
      case .merged: "merged"
      case .admitted: "has its turn"
      case .willPresent: "appears"
      case .didPresent: "is shown"
      case .seen: "was seen"
      case .paused, .resumed: nil
      case .interrupted: "gives way"
      case .returned: "is back"
      case .updated: "was updated"
      case .tapped: "was tapped"
      case .action(let action): "answers \(action.rawValue)"
      case .willDismiss: "leaves"
      case .didDismiss(let reason, _): "has gone: \(reason)"
      }
    return what.map { "\(name ?? "?") \($0)" }
  }
}
#endif
