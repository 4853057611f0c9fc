import Foundation

/// The app.
@preconcurrency @MainActor
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

  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")

  public static let shared = UIApplication()

  /// The presses that no responder in the responder chain handled.
  var leftPresses: Set<UIPress> = []

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    leftPresses.formUnion(presses)
  }

  /// The app's delegate, held strongly as in UIKit, which the stand-in never calls.
  open var delegate: (any UIApplicationDelegate)?

  /// The status bar's style without a deciding controller.
  ///
  /// Setting it only changes this value in the stand-in.
  open var statusBarStyle: UIStatusBarStyle {
    get { chosenBarStyle ?? firstScene?.statusBarManager?.statusBarStyle ?? .default }
    set { chosenBarStyle = newValue }
  }
  private var chosenBarStyle: UIStatusBarStyle? {
    get { World.current.statusBarStyle }
    set { World.current.statusBarStyle = newValue }
  }
  /// Whether the status bar of the first scene is hidden.
  ///
  /// Setting it only changes this value in the stand-in.
  open var isStatusBarHidden: Bool {
    get {
      World.current.isStatusBarHidden ?? firstScene?.statusBarManager?.isStatusBarHidden ?? false
    }
    set { World.current.isStatusBarHidden = newValue }
  }
  /// The frame of the first scene's status bar, or zero without a scene or while the bar is hidden.
  open var statusBarFrame: CGRect { firstScene?.statusBarManager?.statusBarFrame ?? .zero }
  /// The orientation of the first scene.
  open var statusBarOrientation: UIInterfaceOrientation {
    firstScene?.interfaceOrientation ?? .unknown
  }
  /// The windows of all scenes, including hidden ones, scene by scene and from back to front.
  open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }
  /// The key window of the first active scene, else of any scene.
  open var keyWindow: UIWindow? {
    let active = windowScenes.first {
      $0.activationState == .foregroundActive && $0.keyWindow != nil
    }
    return active?.keyWindow ?? windowScenes.lazy.compactMap(\.keyWindow).first
  }

  private var windowScenes: [UIWindowScene] {
    World.current.scenes.compactMap { $0 as? UIWindowScene }
  }

  private var firstScene: UIWindowScene? {
    keyWindow?.windowScene ?? windowScenes.first
  }

  open var connectedScenes: Set<UIScene> { Set(World.current.scenes) }
  open var supportsMultipleScenes: Bool { true }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.device.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The most active state among all scenes.
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

/// The delegate that is notified of the app's life cycle, which the stand-in never calls.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}
