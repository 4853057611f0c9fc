#if canImport(UIKit)
internal import UIKit

/// Calls a closure at the end of each turn of the main run loop, before what the turn changed is drawn.
///
/// UIKit tells nobody but a view itself of a new tint, and no one of a new style before iOS 17. The run loop tells of
/// every turn in which an app may have set either; it is neither woken nor kept awake for that.
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
