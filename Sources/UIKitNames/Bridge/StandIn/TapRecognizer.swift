#if !canImport(UIKit)
/// A placeholder for a recognizer of taps; libraries react to taps by the overlay's interactions.
@MainActor
package final class TapRecognizer: UITapGestureRecognizer {
  /// Makes a recognizer; `act` is stored without effect.
  package init(_ act: @escaping @MainActor () -> Void) {
    super.init { MainActor.assumeIsolated(act) }
  }
}
#endif
