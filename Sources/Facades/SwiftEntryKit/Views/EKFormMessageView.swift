public import Foundation
public import Usher

/// A title, lines to type into, and a button.
///
/// Return goes on from field to field, and in the last one presses the button.
public final class EKFormMessageView: UsherContentView {
  private let title: EKProperty.LabelContent
  private let fields: [EKTextField]
  private let button: EKProperty.ButtonContent

  /// Makes a form; without any field, there is the button alone.
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

  /// Fails: forms are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Gives a field the keyboard: now where the form is shown, or else once it has come; not where its
  /// delegate refuses.
  ///
  /// - Parameter textFieldIndex: Which field, counted from 0; one that is not there is ignored.
  public func becomeFirstResponder(with textFieldIndex: Int) {
    guard fields.indices.contains(textFieldIndex) else { return }
    fields[textFieldIndex].makeFirstResponder()
  }

  /// What is shown of the form; what is typed is kept in each field's content before the button acts.
  public override var usherContent: OverlayContent {
    let inset = Double(button.contentEdgeInset)
    return OverlayContent.form(
      title: Node.Text(title), fields: fields.map(\.field),
      button: Node.Button(button) { [fields, button] in
        for field in fields { field.submit() }
        button.action?()
      }, padding: Insets(horizontal: inset, vertical: inset)
    ).onEntry
  }
}
