#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The callbacks of typing.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
  @MainActor
  @Suite("Fields in overlays")
  struct FieldTests {
    private let app = SampleScene()

    private func present(_ children: [OverlayNode]) throws -> OverlayCard {
      let content = OverlayContent(
        .stack(OverlayNode.Stack(.vertical, alignment: .fill, children: children)))
      let handle = app.presenter.present(
        content, as: OverlayConfiguration(lifetime: .infinite))
      StandIn.advance(by: 2)
      let host = try #require(app.presenter.uiKitHost)
      return try #require(host.stage?.view?.slots[handle.id]?.card)
    }

    private static func field(
      _ text: ObservableValue<String>, isFirst: Bool = false,
      editing: OverlayNode.Field.Editing? = nil
    ) -> OverlayNode {
      .field(
        OverlayNode.Field(
          text, placeholder: OverlayNode.Text("Name"), isFirst: isFirst, editing: editing))
    }

    @Test("typed text is shared with the app, and text that the app sets is shown")
    func binding() throws {
      defer { app.close() }
      let text = ObservableValue("Ada")
      let card = try present([Self.field(text, isFirst: true)])
      let field = try #require(card.controls.fields.first?.native)
      #expect(field.text == "Ada")
      #expect(field.isFirstResponder)
      StandIn.type("!", into: field)
      #expect(text.value == "Ada!")
      text.value = "Grace"
      #expect(field.text == "Grace")
    }

    @Test("a placeholder is hidden while there is text or marked text, and ignores touches")
    func placeholder() throws {
      defer { app.close() }
      let text = ObservableValue("")
      let card = try present([Self.field(text)])
      let view = try #require(card.controls.fields.first)
      let words = view.placeholder
      #expect(!words.isHidden && words.label.text == "Name" && !words.label.isAccessibilityElement)
      let middle = words.convert(CGPoint(x: words.bounds.midX, y: words.bounds.midY), to: nil)
      StandIn.tap(at: middle, in: app.scene)
      #expect(view.native.isFirstResponder)
      view.native.setMarkedText("´", selectedRange: NSRange(location: 1, length: 0))
      #expect(words.isHidden && text.value.isEmpty)
      view.native.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
      #expect(!words.isHidden)
      text.value = "Ada"
      #expect(words.isHidden)
    }

    @Test("Return moves to the next field, and in the last field it presses the default button")
    func returnKey() throws {
      defer { app.close() }
      var presses = 0
      let button = OverlayNode.button(
        OverlayNode.Button("Send", dismisses: false, isDefault: true) {
          MainActor.assumeIsolated { presses += 1 }
        })
      let card = try present([
        Self.field(ObservableValue(""), isFirst: true), Self.field(ObservableValue("")), button,
      ])
      let fields = card.controls.fields.map(\.native)
      #expect(fields.map(\.returnKeyType) == [.next, .default])
      StandIn.type("\n", into: fields[0])
      #expect(fields.map(\.isFirstResponder) == [false, true])
      StandIn.type("\n", into: fields[1])
      #expect(presses == 1)
    }

    @Test("the Return key of a page's last field is Done, even if another page has a field")
    func returnKeyOnPage() throws {
      defer { app.close() }
      let page = ObservableValue<Int?>(0)
      let pages = OverlayNode.Pages(
        page,
        pages: [Self.field(ObservableValue(""), isFirst: true), Self.field(ObservableValue(""))])
      let card = try present([.pages(pages)])
      let fields = card.controls.fields.map(\.native)
      #expect(fields[0].isFirstResponder && fields[0].returnKeyType == .done)
    }

    @Test(
      "a page that appears gets the keyboard if a field of the previous page had it",
      arguments: [true, false])
    func turnedPage(isTyping: Bool) throws {
      defer { app.close() }
      let page = ObservableValue<Int?>(0)
      let pages = OverlayNode.Pages(
        page,
        pages: [
          Self.field(ObservableValue(""), isFirst: isTyping), Self.field(ObservableValue("")),
        ])
      let card = try present([.pages(pages)])
      #expect(card.controls.fields.map(\.hasKeyboard) == [isTyping, false])
      page.value = 1
      StandIn.advance(by: 1)
      #expect(card.controls.fields.map(\.hasKeyboard) == [false, isTyping])
    }

    @Test("a page that appears doesn't take the keyboard from a field outside the pages")
    func turnedBeside() throws {
      defer { app.close() }
      let page = ObservableValue<Int?>(0)
      let pages = OverlayNode.Pages(
        page, pages: [Self.field(ObservableValue("")), Self.field(ObservableValue(""))])
      let card = try present([Self.field(ObservableValue(""), isFirst: true), .pages(pages)])
      page.value = 1
      StandIn.advance(by: 1)
      #expect(card.controls.fields.map(\.hasKeyboard) == [true, false, false])
    }

    /// A purpose with the expected traits of the native field.
    struct Keyboard: Sendable {
      let purpose: OverlayNode.Field.Purpose
      let type: UIKeyboardType
      let content: UITextContentType?
      var capitals = UITextAutocapitalizationType.none
      var corrections = UITextAutocorrectionType.no
      var isSecure = false
    }

    @Test(
      "a field's purpose determines its keyboard and content type",
      arguments: [
        Keyboard(
          purpose: .text, type: .default, content: nil, capitals: .sentences,
          corrections: .default),
        Keyboard(
          purpose: .name, type: .default, content: .name, capitals: .words, corrections: .default),
        Keyboard(purpose: .email, type: .emailAddress, content: .emailAddress),
        Keyboard(purpose: .phone, type: .phonePad, content: .telephoneNumber),
        Keyboard(purpose: .number, type: .numberPad, content: nil),
        Keyboard(purpose: .url, type: .URL, content: .URL),
        Keyboard(purpose: .password, type: .default, content: .password, isSecure: true),
      ])
    func purposes(_ expected: Keyboard) throws {
      defer { app.close() }
      let field = OverlayNode.Field(
        ObservableValue(""), placeholder: OverlayNode.Text("Name"), purpose: expected.purpose)
      let native = try #require(try present([.field(field)]).controls.fields.first?.native)
      #expect(native.keyboardType == expected.type)
      #expect(native.textContentType == expected.content)
      #expect(native.autocapitalizationType == expected.capitals)
      #expect(native.autocorrectionType == expected.corrections)
      #expect(native.isSecureTextEntry == expected.isSecure)
    }

    // <https://github.com/tchapgouv/tchap-ios/pull/270>
    @Test("AutoFill's text is shared with the app, even for a field that isn't first responder")
    func autoFill() throws {
      defer { app.close() }
      let (name, secret) = (ObservableValue(""), ObservableValue(""))
      let password = OverlayNode.field(
        OverlayNode.Field(secret, placeholder: OverlayNode.Text("Password"), purpose: .password))
      let card = try present([Self.field(name, isFirst: true), password])
      let fields = card.controls.fields.map(\.native)
      StandIn.autoFill("Ada", into: fields[0])
      StandIn.autoFill("secret", into: fields[1])
      #expect(name.value == "Ada" && secret.value == "secret")
      #expect(fields.map(\.isFirstResponder) == [true, false])
      fields[1].becomeFirstResponder()
      StandIn.type("x", into: fields[1])
      #expect(secret.value == "x")
    }

    /// A text field of the app.
    private final class OwnField: UITextField, FieldOwning {
      weak var client: (any UITextFieldDelegate)?
    }

    @Test("if two overlays use an app's text field, laying out the earlier doesn't move the field")
    func sharedField() throws {
      defer { app.close() }
      let (own, error) = (OwnField(), ObservableValue(""))
      func content(icon: OverlayNode.Image? = nil, error: ObservableValue<String>? = nil)
        -> OverlayContent
      {
        var field = OverlayNode.Field(
          ObservableValue(""), placeholder: OverlayNode.Text("Name"), icon: icon, error: error)
        field.platform = OverlayNode.PlatformValue(own)
        return OverlayContent(.field(field))
      }
      app.presenter.present(content(error: error), as: still(.top))
      StandIn.advance(by: 1)
      var overlay = still(.bottom)
      overlay.lane = LaneID(4)
      app.presenter.present(
        content(icon: OverlayNode.Image(.glyph(Glyph(shapes: [])))), as: overlay)
      StandIn.advance(by: 1)
      func frame() -> CGRect { own.convert(own.bounds, to: nil as UIView?) }
      let before = frame()
      error.value = "A name has letters"
      StandIn.advance(by: 1)
      #expect(frame() == before)
    }

    @Test("the countdown is paused while one of the overlay's fields has the keyboard")
    func timeWhileTyping() {
      defer { app.close() }
      let handle = app.presenter.present(
        form(), as: OverlayConfiguration(lifetime: .timed(.seconds(1)), pausesFor: .focusWithin))
      StandIn.advance(by: 5)
      #expect(handle.result == nil)
    }

    @Test(
      "if the app ends typing while a field becomes first responder, the app gets all callbacks")
    func endedInBetween() throws {
      defer { app.close() }
      var news: [String] = []
      let editing = OverlayNode.Field.Editing(
        didBegin: { news.append("begin") }, didEnd: { news.append("end") })
      let card = try present([Self.field(ObservableValue(""), editing: editing)])
      let (host, view) = (
        try #require(app.presenter.uiKitHost), try #require(card.controls.fields.first)
      )
      let observer = NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeKeyNotification, object: app.overlayWindow, queue: nil
      ) { _ in
        MainActor.assumeIsolated { host.editing.end(in: view.field) }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      view.native.becomeFirstResponder()
      #expect(news == ["begin", "end", "begin"])
      #expect(view.native.isFirstResponder)
    }

    @Test("the app's editing callbacks are called in order: change, text, selection")
    func order() throws {
      defer { app.close() }
      var news: [String] = []
      let text = ObservableValue("")
      let editing = OverlayNode.Field.Editing(
        shouldChange: { range, words in
          MainActor.assumeIsolated { news.append("change to \(words)") }
          return words != "x"
        },
        didSelect: { MainActor.assumeIsolated { news.append("select after \(text.value)") } })
      let card = try present([Self.field(text, isFirst: true, editing: editing)])
      let field = try #require(card.controls.fields.first?.native)
      news = []
      StandIn.type("a", into: field)
      StandIn.type("x", into: field)
      #expect(news == ["change to a", "select after a", "change to x"])
      #expect(text.value == "a")
    }
  }
}
#endif
