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

  @Test("a toast may have several buttons", arguments: [PlatformStyle.adwaita, .glass])
  func toast(style: PlatformStyle) {
    let buttons = [OverlayNode.Button("Accept"), OverlayNode.Button("Decline")]
    #expect(
      texts(Overlay(.platformToast("Ada invites you", buttons: buttons, style: style)))
        == [["Ada invites you", "Accept", "Decline"]])
    #expect(presenter.press("Decline"))
  }

  @Test("Return presses the button that is the default")
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

  @Test("the texts of a toast get another color", arguments: [PlatformStyle.adwaita, .glass])
  func toastColor(style: PlatformStyle) {
    let toast = Overlay(
      .platformToast("Offline", button: OverlayNode.Button("Retry"), style: style))
    let root = toast.foregroundStyle(.yellow).resolved.content.root
    #expect(root.buttons.map(\.label.color) == [.yellow] && root.textColor == .yellow)
  }

  @Test("an activity indicator may have a button")
  func progress() {
    #expect(
      texts(.progress("Scanning", button: .button("Stop"))) == [["Scanning", "Stop"]])
  }

  @Test("a pop-up without a button has one that closes it")
  func popup() {
    #expect(texts(.popup(title: "Done")) == [["Done", "Close"]])
    #expect(presenter.press("Close"))
  }

  @Test("a tip may have a button")
  func tip() {
    #expect(
      Overlay.tip("This is you", anchor: "avatar", button: .button("Got it")).content.root.texts
        == ["This is you", "Got it"])
  }

  @Test("an overlay of the app's own means takes its turn, and shows nothing")
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

  @Test("what could not be done is told with its error")
  func notDone() {
    struct Full: Error, CustomStringConvertible { let description = "The disk is full." }
    #expect(texts(.notDone(Full())) == [["Not done", "The disk is full."]])
  }

  @Test("Return presses the only button of an alert and that of a pop-up, but no destructive one")
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

  @Test("a tap on the backdrop leaves progress there, unless the app says otherwise")
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
