import Foundation

extension StandIn {
  /// Resets the world to a state without scenes, touches or timers, and with the settings of a new
  /// iPhone.
  ///
  /// The clock isn't reset.
  public static func reset() {
    isBusy = false
    for timer in timers { timer.invalidate() }
    for link in links { link.invalidate() }
    observers = []
    updateLinks = []
    onCommit = nil
    later = []
    needsPass = false
    NamedImages.shared.forget()
    framesPerSecond = 60
    release = .iOS26
    CATransaction.reset()
    AnimationBlock.current = nil
    AnimationBlock.areAnimationsEnabled = true
    for window in World.current.windows {
      window.layer.removeAllAnimations()
      window.windowScene = nil
    }
    later = []
    restoreTraits()
    World.current = World()
    UNUserNotificationCenter.ofTheApp = UNUserNotificationCenter()
    NibNames.shared.removeAll()
    lastFrame = now
  }

  /// Gives the device the traits of a new iPhone, without notifying any object.
  public static func restoreTraits() {
    UITraitCollection.device = UITraitCollection(values: .phone)
    UITraitCollection.current = .device
  }

  /// Connects a scene that is in the foreground but not active.
  ///
  /// The scene covers its screen, unless `frame` gives another frame.
  @discardableResult
  public static func connectScene(
    frame: CGRect? = nil, safeArea: UIEdgeInsets = .zero,
    role: UISceneSession.Role = .windowApplication, on screen: UIScreen? = nil
  ) -> UIWindowScene {
    let scene = UIWindowScene(
      session: UISceneSession(role: role), connectionOptions: .init())
    if let screen { (scene.screen, scene.frameOnScreen) = (screen, screen.bounds) }
    if let frame { scene.frameOnScreen = frame }
    scene.safeArea = safeArea
    World.current.scenes.append(scene)
    scene.activationState = .foregroundInactive
    post(UIScene.willConnectNotification, scene)
    return scene
  }

  /// Connects another screen, such as an iPad's external display.
  public static func connectScreen(size: CGSize) -> UIScreen {
    let screen = UIScreen(size: size)
    World.current.otherScreens.append(screen)
    return screen
  }

  /// Activates a scene.
  ///
  /// It enters the foreground if needed, and receives events.
  public static func activate(_ scene: UIScene) {
    guard scene.activationState != .foregroundActive else { return }
    let former = UIApplication.shared.applicationState
    if scene.activationState != .foregroundInactive {
      scene.delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification, scene)
      if former == .background { post(UIApplication.willEnterForegroundNotification) }
    }
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
    if former != .active { post(UIApplication.didBecomeActiveNotification) }
  }

  /// Deactivates a visible scene, like a phone call or the app switcher.
  public static func deactivate(_ scene: UIScene) {
    guard scene.activationState == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, scene)
    let others = World.current.scenes.filter { $0 !== scene }
    if !others.contains(where: { $0.activationState == .foregroundActive }) {
      post(UIApplication.willResignActiveNotification)
    }
    scene.activationState = .foregroundInactive
    World.current.dispatch.cancelAll(in: scene)
  }

  /// Ends the app's time in the background, and calls the expiration handler of every running
  /// background task.
  public static func endBackgroundTime() {
    let world = World.current
    for number in world.expirations.keys.sorted() { world.expirations[number]?() }
  }

  /// Moves a scene to the background.
  ///
  /// The animations of its windows are removed, and UIKit draws snapshots of the scene.
  public static func moveToBackground(_ scene: UIScene) {
    deactivate(scene)
    guard scene.activationState != .background else { return }
    scene.activationState = .background
    for window in (scene as? UIWindowScene)?.windows ?? [] {
      window.forEachInTree { $0.layer.removeAllAnimations() }
    }
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification, scene)
    if UIApplication.shared.applicationState == .background {
      post(UIApplication.didEnterBackgroundNotification)
    }
    if let scene = scene as? UIWindowScene { takeSnapshots(of: scene) }
  }

  /// Disconnects a scene.
  ///
  /// The scene's windows refer to it until it is released.
  public static func disconnect(_ scene: UIScene) {
    moveToBackground(scene)
    scene.activationState = .unattached
    World.current.scenes.removeAll { $0 === scene }
    World.current.forgetTraits(of: scene)
    (scene as? UIWindowScene)?.textEffects = nil
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
  }

  /// Launches an app with an active scene, a key window and a root controller.
  ///
  /// The world retains the window.
  public static func launch(
    size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) -> (scene: UIWindowScene, window: UIWindow) {
    World.current.screenSize = size
    let scene = connectScene(safeArea: safeArea)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    World.current.appWindow = window
    window.makeKeyAndVisible()
    activate(scene)
    finishTurn()
    return (scene, window)
  }

  /// Returns the other windows of a window's scene, except UIKit's own, from back to front.
  public static func windows(besides window: UIWindow) -> [UIWindow] {
    window.windowScene?.windows.filter { $0 !== window && !($0 is UITextEffectsWindow) } ?? []
  }

  static func post(_ name: NSNotification.Name, _ object: Any? = nil, _ info: [String: Any] = [:]) {
    NotificationCenter.default.post(name: name, object: object, userInfo: info)
  }
}
