#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

extension UIPress {
  /// The pressed key; `nil` with a modifier other than Shift, since shortcuts belong to the app or
  /// the system.
  @MainActor var keyCode: UIKeyboardHIDUsage? {
    guard let key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return nil
    }
    return key.keyCode
  }

  /// Whether Shift is down, too.
  @MainActor var isShifted: Bool { key?.modifierFlags.contains(.shift) ?? false }
}
#endif
