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
    let flags = key.modifierFlags.intersection([.control, .alternate, .command, .shift])
    return flags == .control || flags == .command
  }

  @MainActor var isShifted: Bool { key?.modifierFlags.contains(.shift) ?? false }
}
#endif
