extension KeyboardNews {
  /// A change of the keyboard.
  package enum Change {
    /// The keyboard comes.
    case show
    /// The keyboard goes.
    case hide
    /// The keyboard has another size or place.
    case frame
  }

  /// Called when the keyboard is about to do something, with what `UIResponder`'s keys name; the closure is called
  /// when the view has been told, and calls back once the keyboard has arrived or messages have made room.
  package typealias Listener =
    @MainActor (
      _ change: Change, _ userInfo: [AnyHashable: Any],
      _ afterwards: @escaping (@escaping @MainActor () -> Void) -> Void
    ) -> Void
}
