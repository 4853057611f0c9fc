public import Foundation

/// The state of the stand-in, such as scenes, windows, settings and records.
@preconcurrency @MainActor
public final class World {
  /// The world of the current test.
  public internal(set) static var current = World()

  private struct Entry {
    weak var window: UIWindow?
  }

  var scenes: [UIScene] = []
  private var entries: [Entry] = []
  private var rank = 0
  var screenSize = CGSize(width: 390, height: 844)
  private var sceneTraits: [ObjectIdentifier: TraitValues] = [:]

  /// The window of the launched app, which is retained here instead of by a scene's delegate.
  var appWindow: UIWindow?
  let pasteboard = UIPasteboard()
  let dispatch = TouchDispatch()
  let speech = Speech()
  let keyboard = FollowingKeyboard()
  /// The screens besides the device's own.
  var otherScreens: [UIScreen] = []
  /// The scroll views that were dragged.
  var scrolled: [ScrolledView] = []
  /// The status bar's style set by the app, or `nil` if there is none.
  var statusBarStyle: UIStatusBarStyle?
  /// Whether the app hides the status bar, or `nil` if the app hasn't decided.
  var isStatusBarHidden: Bool?
  /// The device's orientation, and the number of parts of the app that follow it.
  var (deviceOrientation, orientationFollowers) = (UIDeviceOrientation.portrait, 0)
  var lastTap: (time: Double, place: CGPoint, count: Int)?

  /// The settings of assistive technology.
  public internal(set) var accessibility = AccessibilitySettings()

  /// The notifications posted for assistive technology, oldest first.
  public var accessibilityPosts: [AccessibilityPost] = []

  /// The announcements that VoiceOver has spoken completely, oldest first.
  public var heard: [String] { speech.heard }

  /// Whether there is an app for the URLs that scenes are asked to open.
  public var opensURLs = true

  /// The URLs that scenes were asked to open, oldest first.
  public internal(set) var openedURLs: [URL] = []

  /// The haptics played, oldest first.
  public var haptics: [HapticEvent] = []

  /// The names of the tasks that run in the background, by number.
  public internal(set) var backgroundTasks: [Int: String] = [:]
  /// The callbacks for the system's end of a task in the background, by number.
  var expirations: [Int: @MainActor () -> Void] = [:]
  var backgroundTaskCount = 0

  /// The containment calls, oldest first.
  public var containment: [ContainmentCall] = []

  /// The texts about controllers in all worlds whose views entered a window before the controllers
  /// had a parent, oldest first.
  ///
  /// `StandIn.reset()` keeps them.
  ///
  /// UIKit reports nothing, but sends the appearance calls without a parent. A container should
  /// call `addChild(_:)` before it adds the view
  /// (<https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller>).
  public static var allOrphans: [String] = []

  /// The problems with constraints, oldest first.
  ///
  /// The list is empty if the layout is as the app requested.
  public var layoutProblems: [LayoutProblem] = []

  /// The texts about problems with constraints in all worlds, oldest first.
  ///
  /// `StandIn.reset()` keeps them.
  public static var allLayoutProblems: [String] = []

  /// The changes of appearance proxies, in the order in which they were set.
  var appearances: [@MainActor (UIView) -> Void] = []

  /// The functions that create the objects of registered nibs.
  var nibs: [NibName: @MainActor (_ owner: Any?, _ coder: NSCoder) -> [Any]] = [:]

  /// The functions that create the registered segues, by identifier.
  var segues: [String: @MainActor (_ source: UIViewController) -> UIStoryboardSegue] = [:]

  /// The exceptions that UIKit would have raised, oldest first.
  ///
  /// Each of them would have ended the app.
  public internal(set) var exceptions: [RaisedException] = []

  /// The warnings that UIKit would have logged, oldest first.
  public internal(set) var warnings: [String] = []

  /// The living windows, in the order in which they were created.
  public var windows: [UIWindow] { entries.compactMap(\.window) }

  func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }

  func nextRank() -> Int {
    rank += 1
    return rank
  }

  func traits(of scene: UIScene) -> TraitValues { sceneTraits[ObjectIdentifier(scene)] ?? .init() }

  func setTraits(_ values: TraitValues, of scene: UIScene) {
    sceneTraits[ObjectIdentifier(scene)] = traits(of: scene).overridden(by: values)
  }

  func replaceTraits(_ values: TraitValues, of scene: UIScene) {
    sceneTraits[ObjectIdentifier(scene)] = values
  }

  func forgetTraits(of scene: UIScene) {
    sceneTraits[ObjectIdentifier(scene)] = nil
  }
}

/// A call between a container and a child controller.
@preconcurrency @MainActor
public struct ContainmentCall {
  /// The recorded functions.
  public enum Function: Hashable, Sendable {
    case addChild, willMove, didMove, removeFromParent
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  /// The controller, held weakly.
  public private(set) weak var controller: UIViewController?

  /// The function that was called.
  public let function: Function

  /// Whether the controller had a parent, or received a parent in the call.
  public let hasParent: Bool

  init(_ controller: UIViewController, _ function: Function, hasParent: Bool = false) {
    self.controller = controller
    self.function = function
    self.hasParent = hasParent
  }
}
