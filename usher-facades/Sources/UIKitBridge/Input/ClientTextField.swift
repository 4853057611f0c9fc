#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) package import Usher
@_spi(Facades) internal import UsherUIKit

/// One of the app's native text fields, which content shows as a node.
///
/// The field keeps its appearance and text when content is rebuilt. The host sets its own delegate,
/// which forwards to the app's delegate.
package final class ClientTextField: UITextField, FieldOwning {
  /// The app's delegate of the field.
  package weak var client: (any UITextFieldDelegate)?
  /// Called when content that contains the field must be rebuilt.
  package var onChange: @MainActor () -> Void = {}
  /// Called when the field is about to request the keyboard focus.
  var onWish: @MainActor () -> Void = {}
  private let typed = ObservableValue("")
  private let focusRequests = ObservableValue(0)
  private let endRequests = ObservableValue(0)
  /// Whether the field requests the keyboard focus when it appears.
  private var wantsFocus = false
  private var followsTyped = false

  /// The text, updated while the user types.
  package override var text: String? {
    didSet { typed.value = text ?? "" }
  }

  /// Requests the keyboard focus immediately if the field is visible, otherwise when it appears.
  ///
  /// The field doesn't get the focus if its delegate refuses.
  package func requestKeyboardOnceShown() {
    onWish()
    wantsFocus = true
    focusRequests.value += 1
    // If the field is about to be shown, its content contains the request.
    if window == nil { onChange() }
  }

  /// Cancels a pending request for the keyboard focus.
  func forgetWish() { wantsFocus = false }

  /// Returns the field as a node.
  ///
  /// - Parameters:
  ///   - placeholder: The text shown while the field is empty.
  ///   - icon: The icon before the text.
  ///   - separator: The color of the line below the field, or `nil` for no line.
  /// - Returns: The node, which shows this field.
  package func field(
    placeholder: OverlayNode.Text, icon: OverlayNode.Image? = nil, separator: AdaptiveColor? = nil
  ) -> OverlayNode.Field {
    followTyped()
    var field = OverlayNode.Field(
      typed, placeholder: placeholder, description: accessibilityLabel ?? "", icon: icon,
      purpose: isSecureTextEntry ? .password : .init(keyboardType),
      font: OverlayNode.Font(font ?? .systemFont(ofSize: 17)),
      color: AdaptiveColor(textColor ?? .label),
      separator: separator, isFirst: wantsFocus, focusRequests: focusRequests, editing: editing)
    field.identifier = accessibilityIdentifier
    field.platform = OverlayNode.PlatformValue(self)
    return field
  }

  /// Copies text that the user types into a field of the host, for example in a headless host.
  private func followTyped() {
    guard !followsTyped else { return }
    followsTyped = true
    typed.addObserver(self) { [weak self] in
      guard let self, text ?? "" != typed.value else { return }
      text = typed.value
    }
  }

  // UIKit's delegate methods are optional, so each method is looked up before it is called.
  private var editing: OverlayNode.Field.Editing {
    OverlayNode.Field.Editing(
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

  /// Calls the delegate's method that has a reason, or the method without a reason if only that is
  /// implemented.
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
    // A late call may refer to a longer text.
    guard range.upperBound <= present.endIndex else { return true }
    return ask?(self, NSRange(range, in: present), words) ?? true
  }
}
#endif
