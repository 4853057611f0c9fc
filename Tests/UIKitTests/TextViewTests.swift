#if UIKIT_STAND_IN
import Foundation
import Testing
import UIKit

extension StandInTests {
  /// The order of calls in Apple's documentation of "UITextViewDelegate".
  @Suite("Text views")
  @MainActor
  struct TextViewTests {
    @Test("editing begins and ends with the delegate's calls in order")
    func edits() {
      let stage = TextStage()
      #expect(stage.view.becomeFirstResponder() && stage.view.isFirstResponder)
      #expect(stage.record.take() == ["may begin?", "has begun", "TextDidBeginEditing"])
      stage.record.mayEnd = false
      #expect(!stage.view.resignFirstResponder())
      #expect(stage.record.take() == ["may end?"])
      stage.view.removeFromSuperview()
      #expect(stage.record.take() == ["may end?", "has ended", "TextDidEndEditing"])
      stage.view.isEditable = false
      stage.window.addSubview(stage.view)
      #expect(!stage.view.becomeFirstResponder())
      #expect(stage.record.take() == [])
    }

    @Test("typing calls the delegate, and Return inserts a line break")
    func types() {
      let stage = TextStage()
      let (view, record) = (stage.view, stage.record)
      view.becomeFirstResponder()
      _ = record.take()
      StandIn.type("é\n", into: view)
      #expect(
        record.take() == [
          "{0, 0} é?", "selection", "changed", "TextDidChange",
          "{1, 0} \n?", "selection", "changed", "TextDidChange",
        ])
      StandIn.erase(in: view)
      #expect(record.take() == ["{1, 1} ?", "selection", "changed", "TextDidChange"])
      record.mayChange = false
      StandIn.type("x", into: view)
      #expect(record.take() == ["{1, 0} x?"] && view.text == "é")
    }

    @Test("setting a text moves the caret to its end, and only notifies of the selection")
    func sets() {
      let stage = TextStage()
      stage.view.text = "one\ntwo"
      #expect(stage.view.selectedRange == NSRange(location: 7, length: 0))
      #expect(stage.record.take() == ["selection"])
      stage.view.text = nil
      #expect(stage.view.text.isEmpty && !stage.view.hasText)
    }

    @Test("typing replaces the selection, and composed text is reported as a change")
    func selects() {
      let stage = TextStage()
      let view = stage.view
      view.text = "one\ntwo"
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 0, length: 4)
      StandIn.type("x", into: view)
      #expect(view.text == "xtwo" && view.selectedRange == NSRange(location: 1, length: 0))
      view.setMarkedText("´", selectedRange: NSRange(location: 1, length: 0))
      #expect(view.text == "x´two" && view.markedTextRange != nil)
      view.unmarkText()
      #expect(view.markedTextRange == nil && view.text == "x´two")
    }

    @Test("a text view is as high as its lines with the insets")
    func sizes() {
      let stage = TextStage()
      let view = stage.view
      func height(_ text: String, width: CGFloat = 200) -> CGFloat {
        view.text = text
        return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      }
      let line = height("x") - 16
      #expect(line > 15 && line < 30)
      #expect(
        ["", "x\n", "x\nx\nx", "x\n\n"].map { height($0) - 16 }.map { ($0 / line).rounded() }
          == [1, 2, 3, 3])
      #expect(height(String(repeating: "word ", count: 30)) > 3 * line)
      view.textContainerInset = .zero
      #expect(abs(height("x") - line) < 1)
    }

    @Test("a tap begins editing at the tapped line, and typing scrolls to the caret")
    func taps() {
      let stage = TextStage()
      let view = stage.view
      view.text = "one\ntwo"
      view.layoutIfNeeded()
      let first = view.caretRect(for: view.beginningOfDocument)
      let last = view.caretRect(for: view.endOfDocument)
      #expect(first.minX == 5 && first.minY == 8 && last.minY > first.minY)
      let place = view.convert(CGPoint(x: 190, y: first.midY), to: nil as UIView?)
      StandIn.tap(at: place, in: stage.scene)
      #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 3, length: 0))
      StandIn.type(String(repeating: "\n", count: 20), into: view)
      StandIn.finishTurn()
      let caret = view.caretRect(for: UITextPosition.at(23, in: view))
      #expect(view.contentOffset.y > 0 && view.bounds.contains(caret))
    }
  }
}

extension UITextPosition {
  fileprivate static func at(_ offset: Int, in view: UITextView) -> UITextPosition {
    view.position(from: view.beginningOfDocument, offset: offset) ?? view.endOfDocument
  }
}

/// A window with a text view and a delegate.
@MainActor
private final class TextStage {
  let scene: UIWindowScene
  let window: UIWindow
  let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
  let record = TextRecord()

  init() {
    StandIn.reset()
    (scene, window) = StandIn.launch()
    window.addSubview(view)
    view.delegate = record
    for name in [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ] {
      record.observers.append(
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
          [record] in
          let name = $0.name.rawValue
          MainActor.assumeIsolated {
            record.calls.append(
              name.replacingOccurrences(of: "UITextView", with: "")
                .replacingOccurrences(of: "Notification", with: ""))
          }
        })
    }
  }

  isolated deinit {
    record.observers.forEach { NotificationCenter.default.removeObserver($0) }
  }
}

/// A delegate that records a text view's calls.
@MainActor
private final class TextRecord: NSObject, UITextViewDelegate {
  var calls: [String] = []
  var observers: [any NSObjectProtocol] = []
  var mayEnd = true
  var mayChange = true

  /// Returns the calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    calls.append("may begin?")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("has begun") }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    calls.append("may end?")
    return mayEnd
  }

  func textViewDidEndEditing(_ textView: UITextView) { calls.append("has ended") }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    calls.append("{\(range.location), \(range.length)} \(text)?")
    return mayChange
  }

  func textViewDidChange(_ textView: UITextView) { calls.append("changed") }

  func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
}
#endif
