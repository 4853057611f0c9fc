#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Calls a closure at the end of each turn of the main run loop, before what the turn changed is
/// drawn.
///
/// Only a view itself is told of a new tint, and before iOS 17 of a new style. The run loop tells
/// of every turn in which an app may have set either; it is neither woken nor kept awake for that.
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
