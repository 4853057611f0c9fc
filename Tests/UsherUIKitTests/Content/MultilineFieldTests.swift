#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// Fields with several lines, which are text views.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitextviewdelegate>
  @MainActor
  @Suite("Fields with several lines")
  struct MultilineFieldTests {
    private let app = SampleScene()
    private let text = ObservableValue("")

    private func content(
      _ lines: ClosedRange<Int>, editing: OverlayNode.Field.Editing? = nil,
      send: @escaping @MainActor @Sendable () -> Void = {}
    ) -> OverlayContent {
      let notes = OverlayNode.Field(
        text, placeholder: OverlayNode.Text("Notes"), purpose: .name, lines: lines, isFirst: true,
        editing: editing)
      let name = OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text("Name"))
      let button = OverlayNode.Button("Send", dismisses: false, isDefault: true, perform: send)
      return OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical, alignment: .fill,
            children: [.field(notes), .field(name), .button(button)])))
    }

    private func present(_ content: OverlayContent) -> PresentationHandle {
      let handle = app.presenter.present(content, as: still(.center))
      StandIn.advance(by: 1)
      return handle
    }

    private func fields(of handle: PresentationHandle) throws -> [FieldView] {
      let host = try #require(app.presenter.uiKitHost)
      return try #require(host.slot(of: handle.id)).card.controls.fields
    }

    private func native(of handle: PresentationHandle) throws -> UITextView {
      try #require(try fields(of: handle).first?.entry.text)
    }

    @Test("typed lines are shared with the app, and text that the app sets is shown")
    func binding() throws {
      defer { app.close() }
      let handle = present(content(1...3))
      let native = try native(of: handle)
      #expect(native.isFirstResponder && native.autocapitalizationType == .words)
      StandIn.type("one\ntwo", into: native)
      #expect(text.value == "one\ntwo")
      text.value = "a\r\nb\u{7}"
      #expect(native.text == "a\nb" && text.value == "a\r\nb\u{7}")
      StandIn.type("!", into: native)
      #expect(text.value == "a\nb!")
      native.insertText("c\r\nd")
      #expect(text.value == "a\nb!c\nd" && native.text == text.value)
      native.selectedRange = NSRange(location: 1, length: 0)
      native.insertText("\r\nx\u{2028}")
      native.insertText("y")
      #expect(text.value == "a\nx\ny\nb!c\nd" && native.text == text.value)
      text.value = "a\nb!c\nd"
      native.selectedRange = NSRange(location: 7, length: 0)
      native.setMarkedText("´", selectedRange: NSRange(location: 1, length: 0))
      #expect(text.value == "a\nb!c\nd")
      native.setMarkedText("é", selectedRange: NSRange(location: 1, length: 0))
      native.unmarkText()
      #expect(text.value == "a\nb!c\ndé")
    }

    @Test("a field grows with its lines up to its maximum, and then scrolls to the caret")
    func grows() throws {
      defer { app.close() }
      let handle = present(content(1...3))
      let (view, native) = (try #require(try fields(of: handle).first), try native(of: handle))
      #expect(view.bounds.height == 45)
      let heights = (1...4).map { _ in
        StandIn.type("x\n", into: native)
        StandIn.advance(by: 1)
        return view.bounds.height
      }
      let lines = [heights[0] - 45, heights[1] - heights[0]]
      #expect(lines.allSatisfy { $0 > 10 && $0 < 30 } && abs(lines[0] - lines[1]) <= 1)
      #expect(heights[1...].allSatisfy { $0 == heights[1] })
      let caret = native.caretRect(for: native.endOfDocument)
      #expect(native.contentOffset.y > 0 && native.bounds.contains(caret))
      StandIn.erase(8, in: native)
      StandIn.advance(by: 1)
      #expect(text.value.isEmpty && view.bounds.height == 45)
    }

    @Test("the placeholder is next to the first line, and hidden while there is text")
    func placeholder() throws {
      defer { app.close() }
      let handle = present(content(3...6))
      let (view, native) = (try #require(try fields(of: handle).first), try native(of: handle))
      #expect(!view.placeholder.isHidden)
      let caret = native.convert(native.caretRect(for: native.beginningOfDocument), to: view)
      #expect(abs(caret.minY - view.placeholder.frame.minY) < 1)
      #expect(abs(caret.minX - view.placeholder.frame.minX) < 1)
      StandIn.type("a", into: native)
      #expect(view.placeholder.isHidden)
    }

    @Test(
      "Return inserts a line break, Tab moves on, and Control-Return presses the default button")
    func keys() throws {
      defer { app.close() }
      var sent = 0
      let handle = present(content(2...3) { sent += 1 })
      let native = try native(of: handle)
      StandIn.press(.keyboardA, characters: "a", in: app.scene)
      StandIn.press(.keyboardReturnOrEnter, in: app.scene)
      StandIn.press(.keyboardReturnOrEnter, flags: .shift, in: app.scene)
      #expect(text.value == "a\n\n" && sent == 0 && native.isFirstResponder)
      StandIn.press(.keyboardTab, in: app.scene)
      #expect(try fields(of: handle).map(\.hasKeyboard) == [false, true])
      StandIn.press(.keyboardReturnOrEnter, flags: .control, in: app.scene)
      #expect(sent == 0)
      StandIn.press(.keyboardTab, flags: .shift, in: app.scene)
      #expect(native.isFirstResponder && text.value == "a\n\n")
      StandIn.press(.keyboardReturnOrEnter, flags: .control, in: app.scene)
      StandIn.press(.keyboardReturnOrEnter, flags: .command, in: app.scene)
      #expect(sent == 2)
      StandIn.press(.keyboardReturnOrEnter, flags: [.command, .alternate], in: app.scene)
      #expect(sent == 2)
      // Text that is still being composed is part of what the user sends.
      native.setMarkedText("é", selectedRange: NSRange(location: 1, length: 0))
      StandIn.press(.keyboardReturnOrEnter, flags: .control, in: app.scene)
      #expect(sent == 3 && text.value == "a\n\né")
      StandIn.press(.keyboardEscape, in: app.scene)
      StandIn.advance(by: 1)
      #expect(handle.result == .dismissed(.escape))
    }

    @Test("the app's editing callbacks are called in order: change, text, selection")
    func order() throws {
      defer { app.close() }
      var news: [String] = []
      let text = text
      let editing = OverlayNode.Field.Editing(
        shouldBegin: {
          MainActor.assumeIsolated { news.append("begin?") }
          return true
        },
        didBegin: { MainActor.assumeIsolated { news.append("began") } },
        didEnd: { MainActor.assumeIsolated { news.append("ended") } },
        shouldChange: { range, words in
          MainActor.assumeIsolated { news.append("\(text.value[range]) to \(words)") }
          return words != "x"
        },
        didSelect: { MainActor.assumeIsolated { news.append("select after \(text.value)") } })
      let handle = present(content(2...3, editing: editing))
      let native = try native(of: handle)
      #expect(news == ["begin?", "began"])
      news = []
      StandIn.type("ax", into: native)
      StandIn.erase(in: native)
      #expect(news == [" to a", "select after a", " to x", "a to ", "select after "])
      #expect(text.value.isEmpty)
      news = []
      native.resignFirstResponder()
      #expect(news == ["ended"] && !native.isFirstResponder)
    }

    @Test(
      "an update keeps the text view, its caret and the keyboard if the field has several lines")
    func updates() throws {
      defer { app.close() }
      let handle = present(content(2...3))
      let native = try native(of: handle)
      StandIn.type("one\ntwo", into: native)
      native.selectedRange = NSRange(location: 3, length: 0)
      handle.transform(to: content(1...6))
      StandIn.advance(by: 1)
      #expect(try self.native(of: handle) === native && native.isFirstResponder)
      StandIn.type("!", into: native)
      #expect(text.value == "one!\ntwo")
      handle.transform(to: content(1...1))
      StandIn.advance(by: 1)
      let line = try #require(try fields(of: handle).first)
      #expect(line.entry.text == nil && line.hasKeyboard)
    }

    @Test("VoiceOver reads the field's purpose and its error")
    func accessibility() throws {
      defer { app.close() }
      let error = ObservableValue("Too short")
      let field = OverlayNode.Field(
        text, placeholder: OverlayNode.Text("Notes"), lines: 2...3, error: error)
      let handle = present(OverlayContent(.field(field)))
      let native = try native(of: handle)
      #expect(native.isAccessibilityElement && native.accessibilityLabel == "Notes. Too short")
      error.value = ""
      #expect(native.accessibilityLabel == "Notes")
    }
  }
}
#endif
