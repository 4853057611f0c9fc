#if os(iOS) || UIKIT_STAND_IN
extension KeyboardNews {
  /// A change of the keyboard.
  package enum Change {
    /// The keyboard appears.
    case show
    /// The keyboard disappears.
    case hide
    /// The keyboard's size or place changes.
    case frame
  }

  /// A callback for a change of the keyboard that is about to happen.
  ///
  /// `userInfo` has the keys of `UIResponder`. The callback may call `afterwards` after the view
  /// has acted on the change; the closure passed to it runs once the keyboard has arrived or
  /// messages have made room.
  package typealias Listener =
    @MainActor (
      _ change: Change, _ userInfo: [AnyHashable: Any],
      _ afterwards: @escaping (@escaping @MainActor () -> Void) -> Void
    ) -> Void
}
#endif
