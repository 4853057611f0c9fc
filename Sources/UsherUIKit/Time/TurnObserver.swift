#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// Calls a closure in each turn of the main run loop, before the turn's changes are drawn.
///
/// The app moves or restyles its views only in such turns. The observer doesn't wake the run loop
/// or keep it awake.
@MainActor
final class TurnObserver {
  private var end: (@MainActor () -> Void)?

  /// Whether to use UIKit's update links, which iOS 18 introduced.
  ///
  /// With update links, UIKit commits before the run loop calls its observers
  /// (<https://developer.apple.com/documentation/uikit/uiupdateactionphase>). In earlier versions,
  /// Core Animation commits in its own observer, which is called after this observer.
  static var usesUpdates = if #available(iOS 18, *) { true } else { false }

  /// Calls `act` in every later turn that changes `area`, instead of the previous closure.
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

  func stop() {
    end?()
    end = nil
  }
}

extension AppArea {
  @available(iOS 18, *)
  fileprivate var updateLink: UIUpdateLink {
    switch self {
    case .scene(let scene): UIUpdateLink(windowScene: scene)
    case .view(let view): UIUpdateLink(view: view)
    }
  }
}
#endif
