internal import Foundation

extension StandIn {
  /// Types text on the keyboard, one character at a time.
  ///
  /// A line feed presses Return.
  @MainActor
  public static func type(_ text: String, into input: any UIKeyInput) {
    for letter in text { input.insertText(String(letter)) }
  }

  /// Fills a field with text that the user has selected, such as a password, like the system's
  /// AutoFill.
  ///
  /// The delegate isn't called, and the field doesn't need the keyboard.
  @MainActor
  public static func autoFill(_ text: String, into field: UITextField) {
    field.fill(text)
    finishTurn()
  }

  /// Presses the keyboard's return key.
  @MainActor
  public static func pressReturn(in input: any UIKeyInput) {
    input.insertText("\n")
  }

  /// Presses the keyboard's delete key `count` times.
  @MainActor
  public static func erase(_ count: Int = 1, in input: any UIKeyInput) {
    for _ in 0..<count { input.deleteBackward() }
  }
}
