import Testing
import UsherCore
import UsherTesting

@testable import Usher

@MainActor
@Suite("Ready-made overlays")
struct ReadyMadeTests {
  private let presenter = Presenter.test()

  private func texts(_ overlay: Overlay) -> [[String]] {
    presenter.present(overlay)
    presenter.clock.advance(by: .seconds(1))
    return presenter.visible.map(\.texts)
  }

  @Test("a toast can have several buttons", arguments: [PlatformStyle.adwaita, .glass])
  func toast(style: PlatformStyle) {
    let buttons = [OverlayNode.Button("Accept"), OverlayNode.Button("Decline")]
    #expect(
      texts(Overlay(.platformToast("Ada invites you", buttons: buttons, style: style)))
        == [["Ada invites you", "Accept", "Decline"]])
    #expect(presenter.press("Decline"))
  }

  @Test("Return presses the default button")
  func defaultButton() {
    var pressed: [String] = []
    presenter.present(
      .alert(
        "Save?",
        buttons: [
          .button("Discard") { pressed.append("Discard") },
          .button("Save", isDefault: true) { pressed.append("Save") },
        ]))
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.press(.return) && pressed == ["Save"])
  }

  @Test(
    "a foreground style colors a toast's text and button",
    arguments: [PlatformStyle.adwaita, .glass])
  func toastColor(style: PlatformStyle) {
    let toast = Overlay(
      .platformToast("Offline", button: OverlayNode.Button("Retry"), style: style))
    let root = toast.foregroundStyle(.yellow).resolved.content.root
    #expect(root.buttons.map(\.label.color) == [.yellow] && root.textColor == .yellow)
  }

  @Test("a progress overlay can have a button")
  func progress() {
    #expect(
      texts(.progress("Scanning", button: .button("Stop"))) == [["Scanning", "Stop"]])
  }

  @Test("a pop-up without buttons gets a close button")
  func popup() {
    #expect(texts(.popup(title: "Done")) == [["Done", "Close"]])
    #expect(presenter.press("Close"))
  }

  @Test("a tip can have a button")
  func tip() {
    #expect(
      Overlay.tip("This is you", anchor: "avatar", button: .button("Got it")).content.root.texts
        == ["This is you", "Got it"])
  }

  @Test("an external overlay takes its turn without showing content")
  func external() {
    let handle = presenter.present(.external.name("sheet"))
    let other = presenter.present(.toast("Saved"))
    presenter.clock.advance(by: .seconds(60))
    #expect(handle.state.isShown && other.state.isWaiting && presenter.visible.isEmpty)
    handle.update(.notification(title: "nothing"))
    presenter.dismiss("sheet")
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.visible.map(\.title) == ["Saved"])
  }

  @Test("an overlay for a failure shows the error's description")
  func notDone() {
    struct Full: Error, CustomStringConvertible { let description = "The disk is full." }
    #expect(texts(.notDone(Full())) == [["Not done", "The disk is full."]])
  }

  @Test("Return presses the only button of an alert or pop-up, unless it's destructive")
  func returnKey() {
    let delete = OverlayNode.Button.button("Delete", role: .destructive)
    for (overlay, isPressed) in [
      (Overlay.alert("Done"), true), (.alert("Sure?", button: delete), false),
      (.alert("Sure?", buttons: [.button("No"), .button("Yes")]), false),
      (.popup(title: "Done", button: .button("Thanks")), true),
      (.popup(title: "Sure?", button: delete), false),
    ] {
      let presenter = Presenter.test()
      let handle = presenter.present(overlay)
      presenter.clock.advance(by: .seconds(1))
      _ = presenter.press(.return)
      presenter.clock.advance(by: .seconds(1))
      #expect(handle.state.hasEnded == isPressed)
    }
  }

  @Test("a backdrop tap dismisses a progress overlay only if the app allows it")
  func progressBackdrop() {
    for (overlay, isLeft) in [
      (Overlay.progress("Saving").backdrop(.dimmed), true),
      (.progress("Saving", value: ObservableValue(0.5)).backdrop(.color(.black)), true),
      (.progress("Saving").backdrop(.dimmed).dismissible(by: .backdropTap), false),
    ] {
      let presenter = Presenter.test()
      let handle = presenter.present(overlay)
      presenter.clock.advance(by: .seconds(1))
      #expect(presenter.tapBackdrop())
      #expect(handle.isShowing == isLeft)
    }
  }
}
