import Testing
import Usher
import UsherTesting

@MainActor
@Suite("A presenter for tests")
struct PresenterForTestsTests {
  private let presenter = Presenter.test()

  @Test("visible overlays have their texts, buttons and frames, from back to front")
  func visible() {
    presenter.maximumVisible = 2
    presenter.present(.notification(title: "First", text: "Text", button: .button("Open")))
    presenter.present(.toast("Second").duration(.seconds(2)))
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.visible.map(\.texts) == [["First", "Text", "Open"], ["Second"]])
    #expect(presenter.visible.map(\.title) == ["First", "Second"])
    #expect(presenter.visible.map(\.buttons) == [["Open"], []])
    #expect(presenter.visible.map(\.id) == presenter.shown)
    #expect(presenter.visible.allSatisfy { $0.frame.size.width > 100 && $0.frame.minY > 0 })
    presenter.clock.advance(by: .seconds(3))
    #expect(presenter.visible.map(\.title) == ["First"])
  }

  @Test("press(_:) presses the frontmost button with the title, if there is one")
  func press() {
    var pressed: [String] = []
    presenter.maximumVisible = 2
    for name in ["back", "front"] {
      presenter.present(
        .notification(title: name, button: .button("Open") { pressed.append(name) })
          .duration(.infinite))
    }
    presenter.clock.advance(by: .seconds(1))
    #expect(!presenter.press("Close all") && presenter.press("Open"))
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.press("Open") && pressed == ["front", "back"])
  }

  @Test("type(_:into:) types into the field with the label, if there is one")
  func type() async throws {
    let task = Task {
      try await presenter.form("New", fields: [.text("Name"), .text("Mail")], action: "Add")
    }
    try await presenter.clock.wait { presenter.isShowing }
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.type("ada@example.org", into: "Mail"))
    #expect(!presenter.type("x", into: "Phone") && presenter.press("Add"))
    #expect(
      try await presenter.clock.value(of: task) == ["Name": "", "Mail": "ada@example.org"])
  }

  @Test("press(_:) presses only buttons that a user could press")
  func unpressable() {
    presenter.maximumVisible = 2
    let isDisabled = ObservableValue(true)
    presenter.present { Button("Open") {}.disabled(isDisabled) }
    presenter.clock.advance(by: .seconds(1))
    #expect(!presenter.press("Open"), "disabled")
    isDisabled.value = false
    let alert = presenter.present(.alert("Empty?", buttons: [.button("Empty")]))
    presenter.clock.advance(by: .seconds(1))
    #expect(!presenter.press("Open"), "behind a modal overlay")
    alert.dismiss()
    #expect(!presenter.press("Empty"), "leaving")
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.press("Open"))
  }

  @Test("buttons and fields on hidden pages can't be used")
  func pages() {
    let page = ObservableValue<Int?>(1)
    let first = OverlayNode.field(
      OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text("Name")))
    var pressed: [String] = []
    let buttons = ["Back", "Next"].map { title in
      OverlayNode.button(OverlayNode.Button(title, dismisses: false) { pressed.append(title) })
    }
    presenter.present(
      Overlay(
        OverlayContent(
          .pages(
            OverlayNode.Pages(
              page,
              pages: [
                .stack(OverlayNode.Stack(.vertical, children: [first, buttons[1]])), buttons[0],
              ])))))
    presenter.clock.advance(by: .seconds(1))
    #expect(!presenter.press("Next") && !presenter.type("Ada", into: "Name"))
    #expect(presenter.press("Back"))
    page.value = 0
    presenter.clock.advance(by: .seconds(1))
    #expect(!presenter.press("Back") && presenter.type("Ada", into: "Name"))
    #expect(presenter.press("Next") && pressed == ["Back", "Next"])
  }

  @Test("tapBackdrop() taps the backdrop, if there is one")
  func tapBackdrop() {
    #expect(!presenter.tapBackdrop())
    let handle = presenter.present(
      .popup { Text("Menu") }.dismissible(by: .backdropTap))
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.tapBackdrop())
    presenter.clock.advance(by: .seconds(1))
    #expect(handle.result == .dismissed(.backdropTap) && presenter.visible.isEmpty)
  }

  @Test("tap and swipe reach the frontmost overlay with a text, outside its controls")
  func tapsAndSwipes() {
    var taps = 0
    #expect(!presenter.tap("Mail") && !presenter.swipe("Mail", .up))
    let handle = presenter.present(
      .notification(title: "Mail", text: "From Ada", button: .button("Open") {})
        .onTap(dismisses: false) { taps += 1 })
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.tap("From Ada") && taps == 1 && handle.state.isShown)
    #expect(presenter.swipe("Mail", .down))
    presenter.clock.advance(by: .seconds(1))
    #expect(handle.state.isShown && taps == 1)
    #expect(presenter.swipe("Mail", .up))
    presenter.clock.advance(by: .seconds(1))
    #expect(handle.state == .ended(.dismissed(.swipe)))
  }

  @Test("onAppear is called once per overlay, when it becomes visible")
  func appearances() {
    var seen: [[String]] = []
    presenter.onAppear { [presenter] overlay in
      seen.append(overlay.texts)
      #expect(presenter.visible.map(\.id).contains(overlay.id))
      if overlay.title == "First" { presenter.present(.toast("Second")) }
    }
    presenter.present(.toast("First").duration(.seconds(1)))
    presenter.present(.toast("Never").condition { false })
    presenter.clock.advance(by: .seconds(4))
    #expect(seen == [["First"], ["Second"]])
  }

  @Test("presenters can share a clock")
  func clock() {
    let other = Presenter.test(clock: presenter.clock)
    other.present(.toast("Brief").duration(.seconds(1)))
    presenter.clock.advance(by: .seconds(3))
    #expect(other.visible.isEmpty && !other.isShowing)
  }
}
