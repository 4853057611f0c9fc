#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import Usher

/// A form with a title, text fields and a button.
///
/// The Return key moves the focus to the next field. In the last field, it presses the button.
public final class EKFormMessageView: UsherContentView {
  private let title: EKProperty.LabelContent
  private let fields: [EKTextField]
  private let button: EKProperty.ButtonContent

  /// Creates a form.
  ///
  /// If there are no fields, only the title and the button are shown.
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

  /// Returns `nil`, because forms can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Moves the keyboard focus to a field, immediately or when the form appears.
  ///
  /// The field doesn't get the focus if its delegate refuses.
  ///
  /// - Parameter textFieldIndex: The field's index, starting at 0. An unknown index is ignored.
  public func becomeFirstResponder(with textFieldIndex: Int) {
    guard fields.indices.contains(textFieldIndex) else { return }
    fields[textFieldIndex].makeFirstResponder()
  }

  /// The form's content.
  ///
  /// When the button is pressed, the typed text is stored in each field's content before the action
  /// is called.
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
