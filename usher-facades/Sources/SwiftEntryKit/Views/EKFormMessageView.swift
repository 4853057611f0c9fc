#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import Usher

/// A title, text fields and a button.
///
/// Return moves to the next field, and presses the button in the last field.
public final class EKFormMessageView: UsherContentView {
  private let title: EKProperty.LabelContent
  private let fields: [EKTextField]
  private let button: EKProperty.ButtonContent

  /// Creates a form; without fields the form shows the title and the button only.
  public init(
    with title: EKProperty.LabelContent, textFieldsContent: [EKProperty.TextFieldContent],
    buttonContent: EKProperty.ButtonContent
  ) {
    self.title = title
    fields = textFieldsContent.map { EKTextField(with: $0) }
    button = buttonContent
    super.init(frame: .zero)
    for field in fields { addPart(field) }
  }

  /// Returns `nil`: forms cannot be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Gives a field the keyboard: now if the form is shown, otherwise once the form appears.
  ///
  /// The field stays without the keyboard if its delegate refuses.
  ///
  /// - Parameter textFieldIndex: The field's index, counted from 0; an unknown index is ignored.
  public func becomeFirstResponder(with textFieldIndex: Int) {
    guard fields.indices.contains(textFieldIndex) else { return }
    fields[textFieldIndex].makeFirstResponder()
  }

  /// The form's content; a press of the button first stores the typed text in each field's content.
  public override var usherContent: OverlayContent {
    let inset = Double(button.contentEdgeInset)
    return OverlayContent.form(
      title: OverlayNode.Text(title), fields: fields.map(\.field),
      button: OverlayNode.Button(button) { [fields, button] in
        for field in fields { field.submit() }
        button.action?()
      }, padding: Insets(horizontal: inset, vertical: inset), inset: 20
    ).onEntry
  }
}
#endif
