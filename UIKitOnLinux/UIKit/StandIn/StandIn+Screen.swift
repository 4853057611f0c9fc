/// The part of the stand-in for programs that show a scene on a screen.
extension StandIn {
  /// Whether anything may look different since `noteSeen()`, or moves.
  public static var isChanging: Bool { hasChanged || isAnimating }

  /// Forgets the changes so far, as they have been drawn.
  public static func noteSeen() {
    hasChanged = false
  }

  /// The text input that has the focus in a scene; `nil` for none.
  public static func focusedInput(in scene: UIWindowScene) -> (any UIKeyInput)? {
    scene.keyWindow?.firstResponder as? any UIKeyInput
  }

  /// Takes the focus from a text input, as the keyboard's own key for that does.
  public static func dismissKeyboard(in scene: UIWindowScene) {
    _ = scene.keyWindow?.firstResponder?.resignFirstResponder()
    finishTurn()
  }
}
