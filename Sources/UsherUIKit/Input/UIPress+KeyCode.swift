#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

extension UIPress {
  /// The pressed key, or `nil` if a modifier other than Shift is pressed.
  ///
  /// Such shortcuts belong to the app or the system.
  @MainActor var keyCode: UIKeyboardHIDUsage? {
    guard let key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return nil
    }
    return key.keyCode
  }

  /// Whether the user pressed Return with Control or Command alone.
  ///
  /// Command is usual on Apple's systems.
  @MainActor var isControlReturn: Bool {
    guard let key, [.keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode) else {
      return false
    }
    return modifiers == .control || modifiers == .command
  }

  /// Whether the user pressed Command-C.
  ///
  /// In a layout without Latin characters, this is the key at the position of C.
  @MainActor var isCommandC: Bool {
    guard let key, modifiers == .command else { return false }
    let character = key.charactersIgnoringModifiers.lowercased()
    return character == "c" || key.keyCode == .keyboardC && !character.allSatisfy(\.isASCII)
  }

  @MainActor private var modifiers: UIKeyModifierFlags? {
    key?.modifierFlags.intersection([.control, .alternate, .command, .shift])
  }

  @MainActor var isShifted: Bool { key?.modifierFlags.contains(.shift) ?? false }
}
#endif
