import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// The SwiftEntryKit reference, 1.6 and 3.8: the delegates of a form's fields.
@Suite("Delegates of fields", .ownDefault)
@MainActor
struct FieldDelegateTests {
  private let stage = Stage()

  /// A delegate that accepts up to ten digits, and refuses to end editing in an empty field.
  private final class Digits: NSObject, UITextFieldDelegate {
    let stage: Stage
    /// The result for Return, which is true to continue.
    var onReturn: (UITextField) -> Bool = { _ in true }

    init(_ stage: Stage) {
      self.stage = stage
    }

    private func note(_ field: UITextField, _ line: String) {
      stage.note("\(field.accessibilityIdentifier ?? "?") \(line)")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      note(textField, "shouldBegin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { note(textField, "didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      note(textField, "shouldEnd")
      return textField.text?.isEmpty == false
    }
    func textFieldDidEndEditing(_ textField: UITextField) { note(textField, "didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      let text = (textField.text ?? "") as NSString
      let changed = text.replacingCharacters(in: range, with: string)
      note(textField, "'\(changed)'?")
      return changed.count <= 10 && changed.allSatisfy { $0.isNumber }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      note(textField, "shouldReturn")
      return onReturn(textField)
    }
  }

  private func field(_ name: String, _ delegate: Digits?) -> EKProperty.TextFieldContent {
    EKProperty.TextFieldContent(
      delegate: delegate, keyboardType: .numberPad, placeholder: Samples.label(name),
      textStyle: Samples.style(14), accessibilityIdentifier: name)
  }

  /// Displays a form and waits until it rests.
  private func display(
    _ form: EKFormMessageView, _ change: (inout EKAttributes) -> Void = { _ in }
  ) async -> OverlayID? {
    var attributes = EKAttributes.centerFloat
    attributes.displayDuration = .infinity
    attributes.lifecycleEvents.willDisappear = { stage.note("willDisappear") }
    attributes.lifecycleEvents.didDisappear = { stage.note("didDisappear") }
    change(&attributes)
    SwiftEntryKit.display(entry: form, using: attributes)
    await stage.screen.settle()
    stage.advance(0.5)
    return stage.overlays.last?.id
  }

  private func form(
    _ fields: [EKProperty.TextFieldContent], submit: @escaping () -> Void = {}
  ) -> EKFormMessageView {
    EKFormMessageView(
      with: Samples.label("Sign in"), textFieldsContent: fields,
      buttonContent: Samples.button("Go", action: submit))
  }

  @Test("a delegate is called in UIKit's order while the user fills in the form")
  func order() async throws {
    let delegate = Digits(stage)
    var sent: [String] = []
    let fields = [field("one", delegate), field("two", delegate)]
    let form = form(fields) { sent = fields.map(\.textContent) }
    let id = try #require(await display(form))
    let host = stage.screen.host
    form.becomeFirstResponder(with: 0)
    #expect(stage.told() == ["one shouldBegin", "one didBegin"])
    host.type("12x", of: id)
    host.type("123", of: id)
    #expect(stage.told() == ["one '12x'?", "one '123'?"])
    host.pressReturn(in: id)
    #expect(
      stage.told() == [
        "one shouldReturn", "two shouldBegin", "one shouldEnd", "one didEnd", "two didBegin",
      ])
    host.type("45", into: 1, of: id)
    host.pressReturn(in: id)
    #expect(stage.told() == ["two '45'?", "two shouldReturn"])
    #expect(sent == ["123", "45"])
  }

  @Test("a field that refuses to end editing keeps the keyboard unless its entry ends")
  func refuses() async throws {
    let delegate = Digits(stage)
    let form = form([field("one", delegate), field("two", nil)])
    let id = try #require(await display(form))
    stage.screen.host.edit(0, of: id)
    #expect(!stage.screen.host.edit(1, of: id))
    #expect(stage.told() == ["one shouldBegin", "one didBegin", "one shouldEnd"])
    form.becomeFirstResponder(with: 1)
    #expect(stage.screen.host.isEditing(0, of: id))
    _ = stage.told()
    await stage.dismiss(telling: "complete")
    #expect(stage.told() == ["willDisappear", "one shouldEnd", "one didEnd"])
    stage.advance(1)
    #expect(stage.told() == ["complete", "didDisappear"])
  }

  @Test("a field requested before the form is displayed begins editing when the form appears")
  func beforehand() async {
    let delegate = Digits(stage)
    let form = form([field("one", delegate), field("two", delegate)])
    form.becomeFirstResponder(with: 0)
    form.becomeFirstResponder(with: 1)
    _ = await display(form)
    #expect(stage.told() == ["two shouldBegin", "two didBegin"])
  }

  @Test("a delegate is called if another view replaces the form, or the entry ends immediately")
  func replaced() async throws {
    let delegate = Digits(stage)
    for isReplaced in [true, false] {
      let shown = await display(form([field("one", delegate)])) { $0.exitAnimation = .none }
      let id = try #require(shown)
      stage.screen.host.type("1", of: id)
      _ = stage.told()
      if isReplaced { SwiftEntryKit.transform(to: label("done")) } else { SwiftEntryKit.dismiss() }
      await stage.screen.settle()
      #expect(stage.told().filter { $0.hasPrefix("one") } == ["one shouldEnd", "one didEnd"])
    }
  }

  @Test("a delegate isn't retained, and its field works without it")
  func weak() async throws {
    var delegate: Digits? = Digits(stage)
    let content = field("one", delegate)
    let form = form([content])
    let id = try #require(await display(form))
    delegate = nil
    #expect(content.delegate == nil)
    stage.screen.host.type("anything", of: id)
    stage.screen.host.pressReturn(in: id)
    #expect(stage.told() == [] && stage.content?.root.fields[0].text.value == "anything")
  }
}
