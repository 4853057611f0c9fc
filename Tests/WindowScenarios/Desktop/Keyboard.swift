#if GTK
/// An American keyboard, with Linux's codes for the keys.
struct Keyboard {
  /// A key, and whether Shift is held down.
  struct Stroke: Hashable {
    let code: UInt32
    var isShifted = false
  }

  /// The keymap in XKB's language, from parts that every system has.
  static let keymap = """
    xkb_keymap {
      xkb_keycodes { include "evdev+aliases(qwerty)" };
      xkb_types { include "complete" };
      xkb_compat { include "complete" };
      xkb_symbols { include "pc+us+inet(evdev)" };
    };
    """

  private static let named: [String: UInt32] = [
    "Escape": 1, "BackSpace": 14, "Tab": 15, "Return": 28, "space": 57, "Home": 102, "Up": 103,
    "Prior": 104, "Left": 105, "Right": 106, "End": 107, "Down": 108, "Next": 109, "ctrl": 29,
    "shift": 42, "alt": 56,
  ]

  /// The bits of modifier keys, by their codes.
  private static let modifiers: [UInt32: UInt32] = [42: 1, 29: 4, 56: 8]

  /// The rows of keys: the code of the first key, the characters, and the characters with Shift.
  private static let rows: [(first: UInt32, plain: String, shifted: String)] = [
    (2, "1234567890-=", "!@#$%^&*()_+"), (16, "qwertyuiop[]", "QWERTYUIOP{}"),
    (30, "asdfghjkl;'", "ASDFGHJKL:\""), (44, "zxcvbnm,./", "ZXCVBNM<>?"), (57, " ", " "),
  ]

  /// Returns the stroke that writes a character, or throws if the keyboard lacks the character.
  static func stroke(writing character: Character) throws -> Stroke {
    for row in rows {
      for (characters, isShifted) in [(row.plain, false), (row.shifted, true)] {
        guard let index = characters.firstIndex(of: character) else { continue }
        let column = characters.distance(from: characters.startIndex, to: index)
        return Stroke(code: row.first + UInt32(column), isShifted: isShifted)
      }
    }
    throw ScenarioFailure(description: "no key writes \(character)")
  }

  /// Returns the code of a named key, or of the key that writes the name's only character.
  static func code(of name: String) throws -> UInt32 {
    if let code = named[name] { return code }
    if name.count > 1, name.first == "F", let number = UInt32(name.dropFirst()), number < 11 {
      return 58 + number
    }
    guard name.count == 1, let character = name.first else {
      throw ScenarioFailure(description: "no key is named \(name)")
    }
    return try stroke(writing: character).code
  }

  /// Returns the bit of a modifier key by its code, or 0 for any other key.
  static func modifier(of code: UInt32) -> UInt32 {
    modifiers[code] ?? 0
  }
}
#endif
