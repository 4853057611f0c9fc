#if GTK && UIKIT_STAND_IN
internal import CGTK
internal import UIKit

/// A key of GDK, translated for UIKit.
struct KeyPress {
  /// The key's code.
  let code: UIKeyboardHIDUsage
  /// The characters of the key, which are empty if it has none.
  let characters: String
  /// The modifiers that are held.
  let flags: UIKeyModifierFlags

  /// Reads a key, or returns `nil` for a key that a phone's keyboard lacks, such as Control alone.
  init?(_ key: guint, _ modifiers: GdkModifierType) {
    let codes: [Int32: UIKeyboardHIDUsage] = [
      GDK_KEY_Escape: .keyboardEscape, GDK_KEY_Return: .keyboardReturnOrEnter,
      GDK_KEY_KP_Enter: .keypadEnter, GDK_KEY_Tab: .keyboardTab,
      GDK_KEY_ISO_Left_Tab: .keyboardTab, GDK_KEY_BackSpace: .keyboardDeleteOrBackspace,
      GDK_KEY_Left: .keyboardLeftArrow, GDK_KEY_Right: .keyboardRightArrow,
      GDK_KEY_Up: .keyboardUpArrow, GDK_KEY_Down: .keyboardDownArrow,
      GDK_KEY_space: .keyboardSpacebar,
    ]
    let letter = Unicode.Scalar(gdk_keyval_to_unicode(key)).map { String($0) } ?? ""
    let isPrintable = letter.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    characters = isPrintable ? letter : ""
    guard let known = codes[Int32(key)] ?? (characters.isEmpty ? nil : .keyboardErrorUndefined)
    else { return nil }
    code = known
    var flags: UIKeyModifierFlags = []
    if modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0 { flags.insert(.shift) }
    if modifiers.rawValue & GDK_ALT_MASK.rawValue != 0 { flags.insert(.alternate) }
    // Apple's shortcuts use Command instead of Control on other systems.
    if modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0 { flags.insert(.command) }
    self.flags = flags
  }
}
#endif
