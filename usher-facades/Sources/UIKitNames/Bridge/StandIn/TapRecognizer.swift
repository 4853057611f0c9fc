#if os(Linux) && !UIKIT_STAND_IN
/// A placeholder for a recognizer of taps; libraries react to taps by the overlay's interactions.
@MainActor
package final class TapRecognizer: UITapGestureRecognizer {
  /// Makes a recognizer, which never calls its closure.
  package init(_: @escaping @MainActor () -> Void) { super.init() }
}
#endif
