import Foundation

/// The app.
@MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")

  public static let shared = UIApplication()

  /// The presses that came all the way up and that nobody took.
  var leftPresses: Set<UIPress> = []

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    leftPresses.formUnion(presses)
  }

  open var connectedScenes: Set<UIScene> { Set(World.current.scenes) }
  open var supportsMultipleScenes: Bool { true }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.device.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The most active state of any scene.
  open var applicationState: State {
    let states = World.current.scenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  open func sendEvent(_ event: UIEvent) {
    let windows = Set(event.allTouches?.compactMap(\.window) ?? [])
    for window in windows.sorted(by: { $0.shownRank < $1.shownRank }) { window.sendEvent(event) }
  }
}
