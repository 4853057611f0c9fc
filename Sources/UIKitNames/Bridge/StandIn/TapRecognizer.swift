#if !canImport(UIKit)
/// A recognizer of taps with a closure.
@MainActor
package final class TapRecognizer: UITapGestureRecognizer {
  /// Makes a recognizer that calls `act` for each tap.
  package init(_ act: @escaping @MainActor () -> Void) {
    super.init { MainActor.assumeIsolated(act) }
  }
}
#endif
