#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

/// A native field of a client's own, shown by whichever content has the field.
///
/// The field keeps its looks and its text when content is built anew. Its delegate is the host's, which asks and
/// tells the client's.
package final class ClientTextField: UITextField, FieldOwning {
  /// The client's delegate, asked and told about this field.
  package weak var client: (any UITextFieldDelegate)?
  /// Called when content with the field has to be built anew.
  package var onChange: @MainActor () -> Void = {}
  /// Called when the field is to have the keyboard, before anything else about that.
  var onWish: @MainActor () -> Void = {}
  private let typed = Live("")
  private let focusRequests = Live(0)
  private let endRequests = Live(0)
  /// Whether the field is to have the keyboard as soon as it is shown.
  private var wantsFocus = false
  private var followsTyped = false

  /// The text, also while the user types.
  package override var text: String? {
    didSet { typed.value = text ?? "" }
  }

  /// Takes the keyboard: now if the field is shown, otherwise once it is; not if the client refuses.
  package func takeKeyboardOnceShown() {
    onWish()
    wantsFocus = true
    focusRequests.value += 1
    // Where the field is about to be shown, that has to be said again.
    if window == nil { onChange() }
  }

  /// Takes back the wish for the keyboard.
  func forgetWish() { wantsFocus = false }

  /// The field as a piece of content.
  ///
  /// - Parameters:
  ///   - placeholder: The text of the empty field.
  ///   - icon: The picture before the field.
  ///   - separator: The colour of the line below the field; `nil` draws none.
  /// - Returns: The piece, which shows this very field.
  package func field(
    placeholder: Node.Text, icon: Node.Image? = nil, separator: AdaptiveColor? = nil
  ) -> Node.Field {
    followTyped()
    var field = Node.Field(
      typed, placeholder: placeholder, description: accessibilityLabel ?? "", icon: icon,
      purpose: isSecureTextEntry ? .password : .init(keyboardType),
      font: Node.Font(font ?? .systemFont(ofSize: 17)), color: AdaptiveColor(textColor ?? .label),
      separator: separator, isFirst: wantsFocus, focusRequests: focusRequests, editing: editing)
    field.identifier = accessibilityIdentifier
    field.platform = Node.PlatformValue(self)
    return field
  }

  /// Takes over what a host types that shows a field of its own, as a headless one does.
  private func followTyped() {
    guard !followsTyped else { return }
    followsTyped = true
    typed.follow(by: self) { [weak self] in
      guard let self, text ?? "" != typed.value else { return }
      text = typed.value
    }
  }

  // Functions of a delegate are optional in UIKit: each is looked up first, and then called if there is one.
  private var editing: Node.Field.Editing {
    Node.Field.Editing(
      shouldBegin: { [weak self] in self?.mayBegin ?? true },
      didBegin: { [weak self] in
        let tell = self?.client?.textFieldDidBeginEditing
        if let self { tell?(self) }
      },
      shouldEnd: { [weak self] in
        let ask = self?.client?.textFieldShouldEndEditing
        return self.flatMap { ask?($0) } ?? true
      },
      didEnd: { [weak self] in self?.end() },
      shouldChange: { [weak self] in self?.mayChange($0, to: $1) ?? true },
      didSelect: { [weak self] in
        let tell = self?.client?.textFieldDidChangeSelection
        if let self { tell?(self) }
      },
      shouldReturn: { [weak self] in
        let ask = self?.client?.textFieldShouldReturn
        return self.flatMap { ask?($0) } ?? true
      }, endRequests: endRequests)
  }

  private var mayBegin: Bool {
    let ask = client?.textFieldShouldBeginEditing
    let agrees = ask?(self) ?? true
    if !agrees { wantsFocus = false }
    return agrees
  }

  /// Tells the client by the function with a reason, or else by the one without.
  private func end() {
    wantsFocus = false
    if let tell = client?.textFieldDidEndEditing(_:reason:) {
      tell(self, .committed)
    } else {
      let tell = client?.textFieldDidEndEditing(_:)
      tell?(self)
    }
  }

  private func mayChange(_ range: Range<String.Index>, to words: String) -> Bool {
    let ask = client?.textField(_:shouldChangeCharactersIn:replacementString:)
    let present = text ?? ""
    // Who asks late may mean a longer text.
    guard range.upperBound <= present.endIndex else { return true }
    return ask?(self, NSRange(range, in: present), words) ?? true
  }
}
#endif
