#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Follows the environment of a place: the keyboard, the scene's activation and accessibility
/// settings.
@MainActor
final class EnvironmentInput {
  private let notifications = NotificationInput()
  /// The keyboard's frame in the coordinates of its screen, or `nil` without a keyboard.
  private var keyboardFrame: (frame: CGRect, screen: UIScreen?)?
  private var isListening = false
  /// Searches for the keyboard again after the first search failed, when all windows have been laid
  /// out.
  ///
  /// It is `nil` after the second search.
  private var lookAgain: (@MainActor () -> Void)?

  /// The callbacks for changes of the environment.
  struct News {
    /// Called when the keyboard appears, moves or disappears.
    let onKeyboard: @MainActor () -> Void
    /// Called with whether the user is in the app, when any of the app's scenes becomes active or
    /// inactive.
    let onAppActivity: @MainActor (Bool) -> Void
    /// Called when a reason to pause countdowns begins or ends.
    let onAttention: @MainActor (Attention, Bool) -> Void
    /// Called when the scene becomes visible or invisible.
    let onVisibility: @MainActor (Bool) -> Void
    /// Called when the scene is about to return from the background.
    let onReturn: @MainActor () -> Void
    /// Called when the user's settings have changed.
    let onPreferences: @MainActor (Preferences) -> Void
    /// Called when a scene was disconnected.
    let onDisconnect: @MainActor (UIScene) -> Void
    /// Returns whether the host shows overlays in a scene.
    let isOurs: @MainActor (UIScene) -> Bool
  }

  /// Reports the current environment and later changes.
  func start(_ news: News) {
    guard !isListening else { return }
    isListening = true
    tellAssistance(news)
    tellPreferences(news)
    followKeyboard(news)
    followApp(news)
    followScenes(news)
    for name in [
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification,
    ] {
      notifications.listen(to: name) { [weak self] _, _ in self?.tellAssistance(news) }
    }
    notifications.listen(to: UIAccessibility.reduceMotionStatusDidChangeNotification) {
      [weak self] _, _ in self?.tellPreferences(news)
    }
  }

  func stop() {
    notifications.stop()
    (isListening, lookAgain) = (false, nil)
  }

  /// Returns the area of a view that the keyboard covers, or no area.
  ///
  /// A floating or undocked keyboard is ignored unless it reaches the bottom edge. A keyboard on
  /// another screen is also ignored.
  func keyboard(in view: OverlayView) -> [Obstruction] {
    let screen = view.window?.screen
    if let other = keyboardFrame?.screen, let screen, other !== screen { return [] }
    let covered = keyboardFrame.map { known in
      let space = (known.screen ?? screen)?.coordinateSpace
      return space.map { view.convert(known.frame, from: $0) } ?? known.frame
    }
    if covered == nil, let lookAgain {
      self.lookAgain = nil
      Task { lookAgain() }
    }
    guard let frame = (covered ?? view.dockedKeyboard)?.intersection(view.bounds),
      !frame.isNull, frame.height > 0, frame.width > 0
    else { return [] }
    let obstruction = OverlayRect(frame)
    // Everything between an obstruction and its edge is treated as covered, so a floating keyboard
    // is ignored.
    guard obstruction.maxY >= Double(view.bounds.maxY) - 1 else { return [] }
    return [Obstruction(obstruction)]
  }

  private func followKeyboard(_ news: News) {
    lookAgain = news.onKeyboard
    notifications.listen(to: UIResponder.keyboardWillChangeFrameNotification) {
      [weak self] object, details in
      guard let frame = (details[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      else { return }
      self?.keyboardFrame = (frame, object as? UIScreen)
      news.onKeyboard()
      news.onAttention(.keyboardOpen, frame.height > 0 && self?.isOnScreen ?? false)
    }
    notifications.listen(to: UIResponder.keyboardDidHideNotification) { [weak self] _, _ in
      self?.keyboardFrame = nil
      news.onKeyboard()
      news.onAttention(.keyboardOpen, false)
    }
  }

  /// Observes all scenes of the app, even those without overlays.
  private func followApp(_ news: News) {
    // A scene that is about to become inactive still reports that it is active.
    for (name, isActive) in [
      (UIScene.didActivateNotification, true), (UIScene.willDeactivateNotification, false),
      (UIScene.didDisconnectNotification, false),
    ] {
      notifications.listen(to: name) { scene, _ in
        guard let scene = scene as? UIScene else { return }
        news.onAppActivity(scene.isUserInApp(isActive: isActive))
      }
    }
  }

  private func followScenes(_ news: News) {
    let changes: [(NSNotification.Name, @MainActor () -> Void)] = [
      (UIScene.willEnterForegroundNotification, news.onReturn),
      (UIScene.willEnterForegroundNotification, { news.onVisibility(true) }),
      (UIScene.didActivateNotification, { news.onVisibility(true) }),
      (UIScene.didActivateNotification, { news.onAttention(.appInactive, false) }),
      (UIScene.didEnterBackgroundNotification, { news.onVisibility(false) }),
      (UIScene.willDeactivateNotification, { news.onAttention(.appInactive, true) }),
    ]
    for (name, tell) in changes {
      notifications.listen(to: name) { scene, _ in
        if let scene = scene as? UIScene, news.isOurs(scene) { tell() }
      }
    }
    notifications.listen(to: UIScene.didDisconnectNotification) { scene, _ in
      if let scene = scene as? UIScene { news.onDisconnect(scene) }
    }
  }

  private func tellPreferences(_ news: News) {
    news.onPreferences(Preferences(systemReducesMotion: UIAccessibility.isReduceMotionEnabled))
  }

  private func tellAssistance(_ news: News) {
    news.onAttention(
      .assistiveTechnology,
      UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning)
  }

  /// Whether the keyboard is visible on its screen.
  private var isOnScreen: Bool {
    guard let known = keyboardFrame else { return false }
    guard let screen = known.screen else { return true }
    return known.frame.intersects(screen.bounds)
  }
}

extension OverlayView {
  /// The frame of a docked keyboard that appeared before the first notification, or `nil` without
  /// one.
  ///
  /// A layout guide has a frame only after the next layout of its view. The overlays' view has just
  /// been laid out. The app's window has the keyboard, but it isn't laid out only to find the
  /// frame.
  fileprivate var dockedKeyboard: CGRect? {
    for owner in [self, (window as? OverlayWindow)?.appWindow].compactMap({ $0 }) {
      let frame = owner.keyboardLayoutGuide.layoutFrame
      // Without a keyboard, the guide has the height of the bottom safe area.
      if frame.height > owner.safeAreaInsets.bottom {
        return convert(frame, from: owner as any UICoordinateSpace)
      }
    }
    return nil
  }
}
#endif
