import FacadeTesting
import Foundation
import Testing
import UIKitNames
import Usher
import UsherTesting

@MainActor
@Suite("Text fields", .ownDefault)
struct UITextFieldTests {
  private let screen = Screen()
  private let view = UIView()
  private let first = UITextField()
  private let second = UITextField()
  private let delegate = Delegate()

  /// A delegate that records calls, and refuses the changes in `refused`.
  private final class Delegate: UITextFieldDelegate {
    var lines: [String] = []
    var refused: Set<String> = []

    private func ask(_ line: String) -> Bool {
      lines.append(line)
      return !refused.contains(line)
    }

    func told() -> [String] {
      defer { lines = [] }
      return lines
    }

    private func name(_ field: UITextField) -> String { field.accessibilityIdentifier ?? "?" }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      ask("\(name(textField)) shouldBegin")
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      lines.append("\(name(textField)) didBegin \(textField.isFirstResponder)")
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      ask("\(name(textField)) shouldEnd")
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      lines.append("\(name(textField)) didEnd \(textField.isFirstResponder)")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ask("\(name(textField)) \(range.location)+\(range.length) '\(string)'")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      lines.append("\(name(textField)) didChangeSelection '\(textField.text ?? "")'")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      ask("\(name(textField)) shouldReturn")
    }
  }

  init() {
    for (field, name) in [(first, "first"), (second, "second")] {
      field.accessibilityIdentifier = name
      field.delegate = delegate
      view.addSubview(field)
      let events: [(String, UIControl.Event)] = [
        ("began", .editingDidBegin), ("changed", .editingChanged), ("ended", .editingDidEnd),
        ("exit", .editingDidEndOnExit),
      ]
      let delegate = delegate
      for (line, event) in events {
        field.addTarget(for: event) { delegate.lines.append("\(name) \(line)") }
      }
    }
  }

  private func present() -> PresentationHandle {
    let handle = screen.presenter.present(
      view,
      as: Overlay(
        lifetime: .untilDismissed, entrance: OverlayTransition(), exit: OverlayTransition()))
    screen.advance(0.1)
    return handle
  }

  @Test("a field calls its delegate and its targets in order")
  func order() {
    let handle = present()
    screen.host.edit(0, of: handle.id)
    #expect(delegate.told() == ["first shouldBegin", "first began", "first didBegin true"])
    #expect(first.isEditing && first.isFirstResponder && !second.isEditing)
    screen.host.type("😀b", of: handle.id)
    screen.host.type("c", of: handle.id)
    #expect(
      delegate.told() == [
        "first 0+0 '😀b'", "first changed", "first didChangeSelection '😀b'", "first 0+3 'c'",
        "first changed", "first didChangeSelection 'c'",
      ])
    screen.host.edit(1, of: handle.id)
    #expect(
      delegate.told() == [
        "second shouldBegin", "first shouldEnd", "first ended", "first didEnd false",
        "second began", "second didBegin true",
      ])
    screen.host.pressReturn(in: handle.id)
    #expect(delegate.told() == ["second shouldReturn", "second exit"])
  }

  @Test("a field does not do what its delegate refuses")
  func refusals() {
    let handle = present()
    delegate.refused = [
      "first shouldBegin", "second shouldEnd", "second 0+0 'x'", "second shouldReturn",
    ]
    #expect(!first.becomeFirstResponder() && !first.isFirstResponder)
    #expect(delegate.told() == ["first shouldBegin"])
    #expect(second.becomeFirstResponder() && second.isFirstResponder)
    screen.host.type("x", into: 1, of: handle.id)
    #expect(second.text == "")
    #expect(!second.resignFirstResponder() && second.isFirstResponder)
    screen.host.pressReturn(in: handle.id)
    #expect(
      delegate.told() == [
        "second shouldBegin", "second began", "second didBegin true", "second 0+0 'x'",
        "second shouldEnd", "second shouldReturn",
      ])
  }

  @Test("a field takes the keyboard when it is asked to, and gives it away")
  func responder() {
    #expect(first.canBecomeFirstResponder)
    _ = present()
    #expect(first.becomeFirstResponder() && first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.resignFirstResponder() && second.resignFirstResponder())
    #expect(
      delegate.told().filter { $0.contains("did") } == [
        "first didBegin true", "first didEnd false", "second didBegin true", "second didEnd false",
      ])
  }

  @Test("a field ends editing where its superview is told to, by force against its delegate")
  func endEditing() {
    _ = present()
    delegate.refused = ["first shouldEnd"]
    first.becomeFirstResponder()
    #expect(!view.endEditing(false))
    #expect(first.isEditing)
    #expect(view.endEditing(true))
    #expect(!first.isEditing)
    #expect(view.endEditing(false))
    #expect(
      delegate.told().suffix(4) == [
        "first shouldEnd", "first shouldEnd", "first ended", "first didEnd false",
      ])
  }

  @Test("the last field that asked for the keyboard has it once it is shown")
  func beforeShown() {
    first.becomeFirstResponder()
    #expect(second.becomeFirstResponder())
    #expect(!second.isFirstResponder && delegate.told() == [])
    _ = present()
    #expect(second.isFirstResponder)
    #expect(delegate.told() == ["second shouldBegin", "second began", "second didBegin true"])
  }

  @Test("a field tells nobody of a text that the app puts into it")
  func client() {
    let handle = present()
    first.text = "by the client"
    #expect(delegate.told() == [])
    #expect(screen.host.attached[handle.id]?.root.fields[0].text.value == "by the client")
    first.text = nil
    #expect(first.text == "")
  }

  /// A delegate that implements the callback with the reason.
  private final class Reasons: UITextFieldDelegate {
    var reasons: [UITextField.DidEndEditingReason] = []
    var plain = 0

    func textFieldDidEndEditing(_ textField: UITextField) { plain += 1 }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
      reasons.append(reason)
    }
  }

  @Test("a field tells the reason of the end instead where the delegate wants it")
  func reason() {
    let reasons = Reasons()
    first.delegate = reasons
    let handle = present()
    first.becomeFirstResponder()
    handle.dismiss()
    #expect(reasons.reasons == [.committed] && reasons.plain == 0)
  }

  /// A delegate with default implementations only.
  private final class Silent: UITextFieldDelegate {}

  @Test("a field works where its delegate has no answers, or is gone")
  func silent() {
    let handle = present()
    for silent in [Silent(), nil] {
      first.delegate = silent
      first.text = ""
      #expect(first.becomeFirstResponder())
      screen.host.type("typed", of: handle.id)
      screen.host.pressReturn(in: handle.id)
      #expect(first.text == "typed" && !first.isFirstResponder && second.isFirstResponder)
    }
  }
}
