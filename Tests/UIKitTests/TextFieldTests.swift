#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// The order of calls in Apple's documentation of "UITextFieldDelegate".
  @Suite("Text fields")
  @MainActor
  struct TextFieldTests {
    @Test("editing moves between fields with the delegate's calls in order")
    func moves() {
      let stage = FieldStage()
      let (field, record) = (stage.field, stage.record)
      #expect(field.becomeFirstResponder())
      #expect(record.take() == ["first may begin?", "first has begun", "first began"])
      #expect(stage.other.becomeFirstResponder())
      #expect(
        record.take() == [
          "second may begin?", "first may end?", "first has ended", "first ended",
          "second has begun", "second began",
        ])
      #expect(!field.isEditing && stage.other.isEditing)
      record.mayEnd = false
      #expect(!field.becomeFirstResponder())
      #expect(record.take() == ["first may begin?", "second may end?"])
      #expect(stage.other.isFirstResponder)
    }

    @Test("typing a character calls the delegate, inserts it, moves the caret and sends a change")
    func types() {
      let stage = FieldStage()
      let (field, record) = (stage.field, stage.record)
      field.becomeFirstResponder()
      _ = record.take()
      StandIn.type("hé", into: field)
      #expect(
        record.take() == [
          "first {0, 0} h?", "first selection", "first changed",
          "first {1, 0} é?", "first selection", "first changed",
        ])
      #expect(field.text == "hé")
      StandIn.erase(in: field)
      #expect(record.take() == ["first {1, 1} ?", "first selection", "first changed"])
      #expect(field.text == "h")
      record.mayChange = false
      StandIn.type("x", into: field)
      #expect(record.take() == ["first {1, 0} x?"])
      #expect(field.text == "h")
    }

    @Test("erasing removes a composed emoji as a single character")
    func clusters() {
      let stage = FieldStage()
      let field = stage.field
      field.text = "a👩‍👩‍👧"
      field.becomeFirstResponder()
      StandIn.erase(in: field)
      #expect(field.text == "a")
    }

    @Test("setting a text in code sends no change event")
    func sets() {
      let stage = FieldStage()
      let (field, record) = (stage.field, stage.record)
      field.becomeFirstResponder()
      _ = record.take()
      field.text = "from the app"
      #expect(record.take() == ["first selection"])
      #expect(field.selectedTextRange?.start.isEqual(nil) == false)
      #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 12)
    }

    @Test("typing replaces the selection")
    func selects() throws {
      let stage = FieldStage()
      let field = stage.field
      field.text = "one two"
      field.becomeFirstResponder()
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
      field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
      StandIn.type("2", into: field)
      #expect(field.text == "one 2")
    }

    @Test(
      "Return calls the delegate, and ends editing only if there is an action for the exit event")
    func returns() {
      let stage = FieldStage()
      let (field, record) = (stage.field, stage.record)
      field.becomeFirstResponder()
      _ = record.take()
      StandIn.pressReturn(in: field)
      #expect(record.take() == ["first returns?"])
      #expect(field.isEditing)
      stage.other.becomeFirstResponder()
      _ = record.take()
      StandIn.pressReturn(in: stage.other)
      #expect(
        record.take() == [
          "second returns?", "second exit", "second may end?", "second has ended", "second ended",
        ])
      #expect(!stage.other.isEditing)
    }

    @Test("a field that leaves its window ends editing, even if the delegate refuses")
    func leaves() {
      let stage = FieldStage()
      let (field, record) = (stage.field, stage.record)
      field.becomeFirstResponder()
      _ = record.take()
      record.mayEnd = false
      field.removeFromSuperview()
      #expect(record.take() == ["first may end?", "first has ended", "first ended"])
      #expect(stage.window.subviews.allSatisfy { !$0.isFirstResponder })
    }

    @Test("a tap starts editing and moves the caret to the tap")
    func taps() {
      let stage = FieldStage()
      let field = stage.field
      field.text = "wide enough"
      StandIn.tap(at: CGPoint(x: 22, y: 120), in: stage.scene)
      #expect(field.isEditing)
      let start = field.selectedTextRange?.start
      #expect(start.map { field.offset(from: field.beginningOfDocument, to: $0) } == 0)
    }
  }
}

/// Two fields in an app, with a record of their delegate calls.
@MainActor
private final class FieldStage {
  let scene: UIWindowScene
  let window: UIWindow
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  let record = FieldRecord()

  init() {
    StandIn.reset()
    (scene, window) = StandIn.launch()
    window.addSubview(field)
    window.addSubview(other)
    for (name, field) in [("first", field), ("second", other)] {
      field.delegate = record
      record.names[ObjectIdentifier(field)] = name
      for (event, label) in [
        (UIControl.Event.editingDidBegin, "began"), (.editingChanged, "changed"),
        (.editingDidEnd, "ended"), (.editingDidEndOnExit, "exit"),
      ] where event != .editingDidEndOnExit || name == "second" {
        field.addAction(
          UIAction { [record] _ in record.calls.append("\(name) \(label)") }, for: event)
      }
    }
  }
}

/// A delegate that records a text field's calls.
@MainActor
final class FieldRecord: NSObject, UITextFieldDelegate {
  var calls: [String] = []
  var names: [ObjectIdentifier: String] = [:]
  var mayEnd = true
  var mayChange = true

  /// Returns the calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func note(_ field: UITextField, _ call: String) {
    calls.append("\(names[ObjectIdentifier(field)] ?? "") \(call)")
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note(textField, "may begin?")
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { note(textField, "has begun") }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note(textField, "may end?")
    return mayEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) { note(textField, "has ended") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note(textField, "{\(range.location), \(range.length)} \(string)?")
    return mayChange
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { note(textField, "selection") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note(textField, "returns?")
    return true
  }
}
#endif
