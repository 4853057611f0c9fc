#if canImport(UIKit)
internal import UIKit

extension UIPress {
  /// The key that went down; `nil` where a modifier makes another key of it, of the app's or the system's.
  @MainActor var keyCode: UIKeyboardHIDUsage? {
    guard let key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return nil
    }
    return key.keyCode
  }
}
#endif
