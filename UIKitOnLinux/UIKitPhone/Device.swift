#if GTK && UIKIT_STAND_IN
public import UIKit

/// A phone without a case that runs an app with the stand-in for UIKit, a clock, screens and the
/// user's settings.
@MainActor
public final class Device {
  /// The screens in the order in which they were opened.
  ///
  /// Each scene of the app has one screen.
  public private(set) var screens: [Screen] = []
  /// The number of seconds on the phone per real second, for example 0.1 for slow motion.
  public var rate = 1.0
  /// Whether a keyboard is attached, so that none appears on the screen.
  public var hasHardwareKeyboard = false { didSet { followFocus() } }
  /// The user's settings.
  public var settings = Settings() { didSet { follow(from: oldValue) } }
  /// Whether the app is in front, or the time for which it has been suspended in the background.
  public private(set) var appState = AppState.inFront
  private let makeRoot: @MainActor () -> UIViewController

  /// A state of the app.
  public enum AppState: Hashable, Sendable {
    /// The app is on the screen.
    case inFront
    /// The app is suspended, for a number of seconds so far.
    case inBackground(seconds: Double)
  }

  /// Starts a phone, and launches an app.
  ///
  /// - Parameter makeRoot: Creates the root controller of each of the app's scenes.
  public init(_ makeRoot: @escaping @MainActor () -> UIViewController) {
    self.makeRoot = makeRoot
    StandIn.reset()
    // The phone has its own keyboard with keys.
    StandIn.keyboardFollowsFields = false
    settings.apply()
    openScreen()
  }

  isolated deinit {
    while let last = screens.last { close(last) }
    StandIn.finishTurn()
  }

  /// Advances the real time, while the phone's time advances at its rate.
  public func pass(_ seconds: Double) {
    let seconds = seconds * rate
    switch appState {
    case .inFront:
      for screen in screens { screen.finger.sendMoves() }
      StandIn.advance(by: seconds)
      followFocus()
    case .inBackground(let former): appState = .inBackground(seconds: former + seconds)
    }
  }

  /// Opens another scene of the app with its own screen.
  public func openScreen() {
    openApp()
    let scene = StandIn.connectScene(safeArea: settings.safeArea)
    if settings.isLandscape {
      StandIn.rotate(scene, to: settings.orientation, safeArea: settings.safeArea)
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    StandIn.activate(scene)
    StandIn.finishTurn()
    screens.append(Screen(scene: scene, window: window, device: self))
  }

  /// Closes the last scene, unless it is the first.
  public func closeScreen() {
    if screens.count > 1, let last = screens.last { close(last) }
  }

  private func close(_ screen: Screen) {
    screens.removeAll { $0 === screen }
    StandIn.disconnect(screen.scene)
    screen.window.isHidden = true
  }

  /// Moves the app to the background, and suspends it.
  public func goHome() {
    guard appState == .inFront else { return }
    for screen in screens {
      screen.finger.lift()
      StandIn.moveToBackground(screen.scene)
    }
    StandIn.finishTurn()
    appState = .inBackground(seconds: 0)
  }

  /// Moves the app back to the front.
  ///
  /// Work that became due in the background runs once.
  public func openApp() {
    guard case .inBackground(let seconds) = appState else { return }
    appState = .inFront
    StandIn.beBusy(for: seconds)
    for screen in screens { StandIn.activate(screen.scene) }
    StandIn.finishTurn()
  }

  /// Shows the on-screen keyboard while a text input has the focus, unless a keyboard is attached.
  func followFocus() {
    let isWanted = !hasHardwareKeyboard && screens.contains { $0.focusedInput != nil }
    for screen in screens { screen.keyboard.isWanted = isWanted }
  }

  private func follow(from old: Settings) {
    settings.apply()
    guard settings.orientation != old.orientation else { return }
    for screen in screens {
      screen.finger.lift()
      StandIn.rotate(screen.scene, to: settings.orientation, safeArea: settings.safeArea)
    }
    for screen in screens { screen.keyboard.follow() }
  }
}
#endif
