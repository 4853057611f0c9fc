#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The edit menu of a card, the shortcut and the action for assistive technology.
  ///
  /// <https://developer.apple.com/documentation/uikit/uieditmenuinteraction>
  @MainActor
  @Suite("Copying")
  struct CopyingTests {
    private let app = SampleScene()
    private let failure = Overlay.message(.error, title: "Sending failed", text: "Error 4711")
      .duration(.seconds(60))

    /// The text that was copied, or `nil` for none.
    private var copied: String? { UIPasteboard.general.string }

    private func present(_ overlay: Overlay) -> PresentationHandle {
      let handle = app.presenter.present(overlay.entrance(.none))
      StandIn.advance(by: 0.2)
      return handle
    }

    /// Presses for a second at a point, which is the middle of the card by default.
    private func hold(_ handle: PresentationHandle, at point: CGPoint? = nil) throws {
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      StandIn.tap(at: point ?? CGPoint(inMiddleOf: frame), in: app.scene, duration: 1)
      StandIn.advance(by: 0.1)
    }

    /// The row of the open menu, or `nil` if no menu is open.
    private var row: UIButton? {
      app.overlayWindow?.subviews.compactMap { $0 as? UIControl }.first?.views(of: UIButton.self)
        .first
    }

    /// Chooses the only entry of the open menu.
    private func choose() throws {
      let row = try #require(row)
      #expect(row.title(for: .normal)?.trimmingCharacters(in: .whitespaces) == "Copy")
      row.sendActions(for: .touchUpInside)
      StandIn.advance(by: 0.1)
    }

    @Test("a long press opens a menu that copies the text, and is no tap")
    func longPress() throws {
      defer { app.close() }
      let handle = present(failure.onTap(dismisses: true) {})
      try hold(handle)
      #expect(handle.isShowing && copied == nil)
      try choose()
      #expect(copied == "Sending failed\nError 4711" && row == nil && handle.isShowing)
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      StandIn.tap(at: CGPoint(inMiddleOf: frame), in: app.scene)
      StandIn.advance(by: 2)
      #expect(handle.result == .dismissed(.tap))
    }

    @Test("the countdown waits while the menu is open, and a tap beside the menu closes it")
    func countdown() throws {
      defer { app.close() }
      let handle = present(failure.duration(.seconds(3)))
      try hold(handle)
      StandIn.advance(by: 10)
      #expect(handle.isShowing && row != nil)
      StandIn.tap(at: CGPoint(x: 5, y: 800), in: app.scene)
      #expect(handle.isShowing && row == nil && copied == nil)
      StandIn.advance(by: 5)
      #expect(handle.result == .dismissed(.timedOut))
    }

    @Test("private overlays, overlays that can't be copied and buttons open no menu")
    func nothing() throws {
      defer { app.close() }
      for overlay in [failure.isPrivate(), failure.copyable(false)] {
        let handle = present(overlay.onTap(dismisses: false) {})
        try hold(handle)
        #expect(row == nil)
        handle.dismiss(animated: false)
        StandIn.advance(by: 1)
      }
      let handle = present(.toast("Sent", button: .button("Undo", dismisses: false)))
      let button = try #require(app.presenter.uiKitHost?.buttonFrames(of: handle.id).first)
      try hold(handle, at: CGPoint(inMiddleOf: button))
      #expect(row == nil)
      try hold(handle)
      #expect(row != nil)
    }

    @Test("a long press on a selectable text copies only this text")
    func selectable() throws {
      defer { app.close() }
      let handle = present(
        Overlay {
          Text("Plain").frame(height: 60)
          Text("Details").textSelection(.enabled).frame(height: 60)
        }.duration(.infinite))
      let card = try #require(app.presenter.uiKitHost?.slot(of: handle.id)).card
      let label = try #require(card.views(of: UILabel.self).first { $0.text == "Details" })
      let place = label.convert(CGPoint(x: 10, y: label.bounds.midY), to: nil)
      try hold(handle, at: place)
      try choose()
      #expect(copied == "Details")
      try hold(handle, at: CGPoint(x: place.x, y: place.y - 60))
      try choose()
      #expect(copied == "Plain\nDetails")
    }

    @Test("Command-C copies the overlay with the focus, unless its field has a selection")
    func shortcut() throws {
      defer { app.close() }
      func press() {
        StandIn.press(.keyboardC, characters: "c", flags: .command, in: app.scene)
      }
      let message = present(failure)
      press()
      #expect(copied == nil)
      app.presenter.focusOverlays()
      press()
      #expect(copied == "Sending failed\nError 4711")
      message.dismiss(animated: false)
      let name = ObservableValue("Ada")
      let form = app.presenter.present(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical, alignment: .fill,
              children: [
                .text(OverlayNode.Text("Your name")),
                .field(
                  OverlayNode.Field(name, placeholder: OverlayNode.Text("Name"), isFirst: true)),
              ]))), as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.5)
      press()
      #expect(copied == "Your name")
      let host = try #require(app.presenter.uiKitHost)
      let field = try #require(host.slot(of: form.id)).card.controls.fields[0]
      #expect(field.hasKeyboard && !field.hasSelection)
      UIPasteboard.general.string = nil
      field.select(0..<3)
      press()
      #expect(copied == nil)
    }

    @Test("assistive technology finds the action next to the buttons, but only once")
    func action() throws {
      defer { app.close() }
      func actions(_ handle: PresentationHandle) throws -> [UIAccessibilityCustomAction] {
        let card = try #require(app.presenter.uiKitHost?.slot(of: handle.id)).card
        return card.views(of: UILabel.self).first?.accessibilityCustomActions ?? []
      }
      let toast = present(.toast("Sent", button: .button("Undo")))
      let names = try actions(toast).map(\.name)
      #expect(names == ["Undo", "Close", "Copy"])
      let action = try #require(try actions(toast).last)
      #expect(action.actionHandler?(action) == true && copied == "Sent")
      toast.dismiss(animated: false)
      StandIn.advance(by: 1)
      #expect(try actions(present(failure.isPrivate())).isEmpty)
      let copying = Overlay.message(.error, title: "Failed", button: .copyButton())
      app.presenter.dismissAll()
      StandIn.advance(by: 1)
      #expect(try actions(present(copying)).map(\.name) == ["Copy"])
    }

    @Test("a copy button doesn't become wider when it confirms")
    func button() throws {
      defer { app.close() }
      let handle = present(
        .message(.error, title: "Failed", text: "Error 4711", button: .copyButton()))
      let host = try #require(app.presenter.uiKitHost)
      let frames = host.buttonFrames(of: handle.id)
      StandIn.tap(at: CGPoint(inMiddleOf: frames[0]), in: app.scene)
      StandIn.advance(by: 0.2)
      let button = try #require(host.slot(of: handle.id)).card.controls.buttons[0]
      #expect(copied == "Failed\nError 4711" && button.accessibilityLabel == "Copied")
      #expect(host.buttonFrames(of: handle.id) == frames)
      StandIn.advance(by: 3)
      #expect(button.accessibilityLabel == "Copy" && host.buttonFrames(of: handle.id) == frames)
    }
  }
}

extension UIView {
  fileprivate func views<View: UIView>(of type: View.Type) -> [View] {
    subviews.flatMap { ($0 as? View).map { [$0] } ?? $0.views(of: type) }
  }
}
#endif
