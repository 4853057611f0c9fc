#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// Key presses, which are sent to the first responder of the key window and then along the
  /// responder chain.
  ///
  /// <https://developer.apple.com/documentation/uikit/uipressesevent>
  @MainActor
  @Suite("Hardware keyboards")
  struct KeyTests {
    private let app = SampleScene()

    /// Presents two fields and a default button.
    private func fields(
      _ texts: [ObservableValue<String>], onDone: @escaping @MainActor @Sendable () -> Void = {}
    ) -> OverlayContent {
      let fields = texts.enumerated().map { index, text in
        OverlayNode.field(
          OverlayNode.Field(
            text, placeholder: OverlayNode.Text("Field \(index)"), isFirst: index == 0))
      }
      return OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical, alignment: .fill,
            children: fields + [
              .button(OverlayNode.Button("Done", isDefault: true, perform: onDone))
            ])))
    }

    /// The native fields of the overlay.
    private func natives(_ handle: PresentationHandle) throws -> [UITextField] {
      let host = try #require(app.presenter.uiKitHost)
      let slot = try #require(host.stage?.view?.slots[handle.id])
      return slot.card.controls.fields.map(\.native)
    }

    @Test("Tab moves from field to field, and from the last to the first")
    func tab() throws {
      defer { app.close() }
      let handle = app.presenter.present(
        fields([ObservableValue(""), ObservableValue("")]), as: still(.center, backdrop: Backdrop())
      )
      StandIn.advance(by: 0.1)
      let natives = try natives(handle)
      #expect(natives.map(\.isFirstResponder) == [true, false])
      StandIn.press(.keyboardTab, in: app.scene)
      #expect(natives.map(\.isFirstResponder) == [false, true])
      StandIn.press(.keyboardTab, in: app.scene)
      #expect(natives.map(\.isFirstResponder) == [true, false])
      StandIn.press(.keyboardTab, flags: .shift, in: app.scene)
      #expect(natives.map(\.isFirstResponder) == [false, true])
    }

    @Test("Tab skips fields that the app doesn't allow the user to edit")
    func tabPast() throws {
      defer { app.close() }
      let closed = OverlayNode.Field.Editing(shouldBegin: { false })
      let fields = [nil, nil, closed, nil].enumerated().map { index, editing in
        OverlayNode.field(
          OverlayNode.Field(
            ObservableValue(""), placeholder: OverlayNode.Text("Field \(index)"),
            isFirst: index == 0,
            editing: editing))
      }
      let handle = app.presenter.present(
        OverlayContent(.stack(OverlayNode.Stack(.vertical, alignment: .fill, children: fields))),
        as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.1)
      let natives = try natives(handle)
      let visits = (1...3).map { _ in
        StandIn.press(.keyboardTab, in: app.scene)
        return natives.map(\.isFirstResponder)
      }
      #expect(
        visits == [
          [false, true, false, false], [false, false, false, true], [true, false, false, false],
        ])
    }

    @Test("Escape dismisses the overlay in which the user types")
    func escape() {
      defer { app.close() }
      let handle = app.presenter.present(
        fields([ObservableValue("")]), as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.1)
      StandIn.press(.keyboardEscape, in: app.scene)
      StandIn.advance(by: 1)
      #expect(handle.result == .dismissed(.escape))
    }

    @Test("Return presses the default button of the overlay in which the user types")
    func pressReturn() {
      defer { app.close() }
      var done = 0
      let handle = app.presenter.present(
        fields([ObservableValue("")]) { done += 1 }, as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.1)
      StandIn.press(.keyboardReturnOrEnter, in: app.scene)
      StandIn.advance(by: 1)
      #expect(done == 1)
      #expect(handle.result == .dismissed(.button(0)))
    }

    @Test(
      "a key with a modifier is ignored by overlays and left to the app",
      arguments: [UIKeyModifierFlags.shift, .control, .alternate, .command])
    func modifier(_ flags: UIKeyModifierFlags) {
      defer { app.close() }
      let handle = app.presenter.present(
        .notification(title: "Sent", button: OverlayNode.Button("Undo", isDefault: true)),
        as: still())
      for code in [UIKeyboardHIDUsage.keyboardF6, .keyboardReturnOrEnter, .keyboardEscape] {
        StandIn.press(code, flags: flags, in: app.scene)
        #expect(app.presenter.uiKitHost?.visited == nil)
      }
      StandIn.press(.keyboardF6, in: app.scene)
      StandIn.press(.keyboardReturnOrEnter, flags: flags, in: app.scene)
      StandIn.advance(by: 1)
      #expect(handle.result == nil)
    }

    @Test("typing a lowercase or uppercase character ends the focus key's visit")
    func capital() {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      for flags in [UIKeyModifierFlags.shift, []] {
        StandIn.press(.keyboardF6, in: app.scene)
        #expect(app.presenter.uiKitHost?.visited == handle.id)
        StandIn.press(.keyboardA, flags: flags, in: app.scene)
        #expect(app.presenter.uiKitHost?.visited == nil)
      }
    }
  }
}
#endif
