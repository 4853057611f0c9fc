import Foundation

extension StandIn {
  /// Resizes a scene, like a rotation or Stage Manager.
  ///
  /// Windows that cover the scene are resized as well. Their controllers are notified first, and
  /// the changes are animated along with the rotation
  /// ("UIContentContainer.viewWillTransition(to:with:)").
  public static func resize(
    _ scene: UIWindowScene, to frame: CGRect, safeArea: UIEdgeInsets? = nil,
    orientation: UIInterfaceOrientation? = nil, duration: Double = 0.3
  ) {
    let old = scene.bounds
    let coordinator = TransitionCoordinator(duration: duration)
    let followers = scene.windows.filter { $0.frame == old }
    for window in followers where !window.isHidden {
      window.rootViewController?.viewWillTransition(to: frame.size, with: coordinator)
    }
    scene.frameOnScreen = frame
    if let safeArea { scene.safeArea = safeArea }
    if let orientation { scene.turn(to: orientation) }
    UIView.animate(withDuration: duration) {
      for window in followers { window.frame = scene.bounds }
      for window in scene.windows {
        window.settleSafeArea()
        window.layoutIfNeeded()
      }
    }
    scene.askForBars()
    coordinator.run()
    World.current.keyboard.screenDidChange()
    finishTurn()
  }

  /// Rotates the device and the screen together with a full-screen scene.
  public static func rotate(
    _ scene: UIWindowScene, to orientation: UIInterfaceOrientation, safeArea: UIEdgeInsets? = nil
  ) {
    turnDevice(to: UIDeviceOrientation(rawValue: orientation.rawValue) ?? .unknown)
    let size = World.current.screenSize
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    World.current.screenSize =
      orientation.isLandscape
      ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    resize(
      scene, to: UIScreen.main.bounds, safeArea: safeArea, orientation: orientation)
  }

  /// Changes the device's traits for all scenes.
  public static func changeTraits(_ change: (inout any UIMutableTraits) -> Void) {
    let old = UITraitCollection.device
    UITraitCollection.device = old.modifyingTraits(change)
    UITraitCollection.current = .device
    for scene in World.current.scenes { (scene as? UIWindowScene)?.settleTraits() }
    for window in World.current.windows where window.windowScene == nil { window.settleTraits() }
    let category = UITraitCollection.device.preferredContentSizeCategory
    if category != old.preferredContentSizeCategory {
      post(
        UIContentSizeCategory.didChangeNotification, UIApplication.shared,
        [UIContentSizeCategory.newValueUserInfoKey: category])
    }
    finishTurn()
  }

  /// Changes the traits of one scene.
  public static func changeTraits(
    of scene: UIWindowScene, _ change: (inout any UIMutableTraits) -> Void
  ) {
    World.current.setTraits(UITraitCollection(mutations: change).values, of: scene)
    scene.settleTraits()
    finishTurn()
  }

  /// Returns the screen edges at which the frontmost controller defers system gestures.
  public static func deferredEdges(in scene: UIWindowScene) -> UIRectEdge {
    scene.bars.deferredEdges
  }

  /// Returns whether the frontmost controller hides the home indicator.
  public static func isHomeIndicatorAutoHidden(in scene: UIWindowScene) -> Bool {
    scene.bars.isHomeIndicatorAutoHidden
  }

  /// Returns the orientations that the frontmost controller supports.
  public static func supportedOrientations(in scene: UIWindowScene) -> UIInterfaceOrientationMask {
    scene.bars.orientations
  }
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension StandIn {
  /// Changes each view of a class when it enters a window, like an appearance proxy of the app.
  ///
  /// The changes override the values that were set before.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiappearance>
  public static func setAppearance<Kind: UIView>(
    of kind: Kind.Type, _ change: @escaping @MainActor (Kind) -> Void
  ) {
    World.current.appearances.append { ($0 as? Kind).map(change) }
  }
}
