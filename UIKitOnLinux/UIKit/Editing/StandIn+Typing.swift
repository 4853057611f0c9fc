internal import Foundation

extension StandIn {
  /// Types text on the keyboard, letter by letter; a line feed presses Return.
  @MainActor
  public static func type(_ text: String, into input: any UIKeyInput) {
    for letter in text { input.insertText(String(letter)) }
  }

  /// Fills a field with a password or the like that the user has chosen, as the system's AutoFill
  /// does: its delegate is not asked, and the field need not have the keyboard.
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
