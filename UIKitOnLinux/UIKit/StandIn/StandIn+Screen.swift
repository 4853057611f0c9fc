/// The part of the stand-in for programs that show a scene on a screen.
extension StandIn {
  /// Whether something changed since the last call of `noteSeen()`, or is animated.
  public static var isChanging: Bool { hasChanged || isAnimating }

  /// Marks the changes so far as drawn.
  public static func noteSeen() {
    hasChanged = false
  }

  /// Returns the text input that has the focus in a scene, or `nil` if there is none.
  public static func focusedInput(in scene: UIWindowScene) -> (any UIKeyInput)? {
    scene.keyWindow?.firstResponder as? any UIKeyInput
  }

  /// Removes the focus from a text input, like the key on the keyboard that hides it.
  public static func dismissKeyboard(in scene: UIWindowScene) {
    _ = scene.keyWindow?.firstResponder?.resignFirstResponder()
    finishTurn()
  }
}
