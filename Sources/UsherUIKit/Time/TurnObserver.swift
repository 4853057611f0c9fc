#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Calls a closure at the end of each turn of the main run loop, before the turn's changes are
/// drawn.
///
/// UIKit tells only a view itself of a new tint, and before iOS 17 of a new style. The app may have
/// set either in any turn; the observer neither wakes the run loop nor keeps it awake.
@MainActor
final class TurnObserver {
  private var observer: CFRunLoopObserver?

  /// Calls `act` from now on, in place of the former closure.
  func start(_ act: @escaping @MainActor () -> Void) {
    stop()
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in MainActor.assumeIsolated { act() } }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    self.observer = observer
  }

  /// Calls nothing any more.
  func stop() {
    if let observer { CFRunLoopObserverInvalidate(observer) }
    observer = nil
  }
}
#endif
