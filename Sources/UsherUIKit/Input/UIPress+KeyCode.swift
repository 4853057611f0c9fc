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

  @MainActor var isShifted: Bool { key?.modifierFlags.contains(.shift) ?? false }
}
#endif
