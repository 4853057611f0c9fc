#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Follows the environment of a place: the keyboard, the scene's activation and the user's
/// settings.
@MainActor
final class EnvironmentInput {
  private let notifications = NotificationInput()
  /// The keyboard's frame, in the coordinates of its screen; `nil` without a keyboard.
  private var keyboardFrame: (frame: CGRect, screen: UIScreen?)?
  private var isListening = false
  /// Looks for the keyboard once more after the turn of the first look, when all windows were laid
  /// out.
  private var lookAgain: (@MainActor () -> Void)?

  /// The callbacks for changed environment.
  struct News {
    /// The keyboard has come, moved or gone.
    let onKeyboard: @MainActor () -> Void
    /// A scene of the app is active from now on, or none is any more.
    let onAppActivity: @MainActor (Bool) -> Void
    /// A reason for paused countdowns has begun or ended.
    let onAttention: @MainActor (Attention, Bool) -> Void
    /// The scene can be seen from now on, or no longer.
    let onVisibility: @MainActor (Bool) -> Void
    /// The scene comes back from the background.
    let onReturn: @MainActor () -> Void
    /// The user's settings have changed.
    let onPreferences: @MainActor (Preferences) -> Void
    /// A scene was disconnected.
    let onDisconnect: @MainActor (UIScene) -> Void
    /// Returns whether a scene is the overlays' own.
    let isOurs: @MainActor (UIScene) -> Bool
  }

  /// Reports the present environment, and later changes.
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

  /// Listens no more.
  func stop() {
    notifications.stop()
    (isListening, lookAgain) = (false, nil)
  }

  /// The keyboard's part of a view; empty outside of the view.
  ///
  /// A floating or undocked keyboard covers its own frame, and nothing below. A keyboard on another
  /// screen covers nothing.
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
    // Whatever lies between a thing and its edge counts as covered: one that floats high is left
    // alone.
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

  /// Follows all scenes of the app, whichever shows overlays.
  private func followApp(_ news: News) {
    // A scene that is about to be inactive still says that it is active.
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

  /// Whether the keyboard lies on its screen.
  private var isOnScreen: Bool {
    guard let known = keyboardFrame else { return false }
    guard let screen = known.screen else { return true }
    return known.frame.intersects(screen.bounds)
  }
}

extension OverlayView {
  /// The frame of a docked keyboard from before the first notification, or `nil` without a
  /// keyboard.
  ///
  /// A guide has a frame only after its view's next layout. The overlays' own view has just been
  /// laid out; the app's window, whose keyboard it is, is not laid out ahead of time for this.
  fileprivate var dockedKeyboard: CGRect? {
    for owner in [self, (window as? OverlayWindow)?.appWindow].compactMap({ $0 }) {
      let frame = owner.keyboardLayoutGuide.layoutFrame
      // Without a keyboard, the guide is as high as the safe area at the bottom.
      if frame.height > owner.safeAreaInsets.bottom {
        return convert(frame, from: owner as any UICoordinateSpace)
      }
    }
    return nil
  }
}
#endif
