#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Calls a closure in each turn of the main run loop, before the turn's changes are drawn.
///
/// Whatever moves or restyles the app's views does so in such a turn. The observer neither wakes
/// the run loop nor keeps it awake.
@MainActor
final class TurnObserver {
  private var end: (@MainActor () -> Void)?

  /// Whether UIKit tells of its updates, as from iOS 18 on.
  ///
  /// There UIKit commits within an update, before the run loop gets to its observers
  /// (<https://developer.apple.com/documentation/uikit/uiupdateactionphase>). Before, Core
  /// Animation commits in an observer of its own, after this one.
  static var usesUpdates = if #available(iOS 18, *) { true } else { false }

  /// Calls `act` from now on, in place of the former closure, in the turns that change `area`.
  func start(in area: AppArea?, _ act: @escaping @MainActor () -> Void) {
    stop()
    if #available(iOS 18, *), Self.usesUpdates, let link = area?.updateLink {
      link.addAction(to: .beforeCATransactionCommit) { _, _ in act() }
      link.isEnabled = true
      end = { link.isEnabled = false }
    } else {
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
      ) { _, _ in MainActor.assumeIsolated { act() } }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      end = { if let observer { CFRunLoopObserverInvalidate(observer) } }
    }
  }

  /// Calls nothing any more.
  func stop() {
    end?()
    end = nil
  }
}

extension AppArea {
  /// A new link to the updates of the area.
  @available(iOS 18, *)
  fileprivate var updateLink: UIUpdateLink {
    switch self {
    case .scene(let scene): UIUpdateLink(windowScene: scene)
    case .view(let view): UIUpdateLink(view: view)
    }
  }
}
#endif
