import Foundation

/// A model of VoiceOver's speech, for announcements.
///
/// If the user activates an element, or the app reports a new screen or layout, VoiceOver speaks
/// automatically and drops earlier announcements
/// (<https://github.com/flutter/flutter/issues/79086>,
/// <https://github.com/xamarin/XamarinCommunityToolkit/issues/1385>). Apple publishes no times. The
/// stand-in's VoiceOver starts after 0.1 seconds and speaks for half a second.
@MainActor
final class Speech {
  private static let delay = 0.1
  private static let length = 0.5

  /// The announcements that aren't finished, with the timers of their ends.
  private var pending: [(text: String, end: Timer)] = []

  /// The announcements that were spoken to the end, oldest first.
  private(set) var heard: [String] = []

  /// Starts to speak an announcement.
  ///
  /// Its end is reported by `UIAccessibility.announcementDidFinishNotification`.
  func announce(_ text: String) {
    let end = Timer(timeInterval: Self.length, repeats: false) { [weak self] timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { self?.finish({ $0 === timer }, succeeding: true) }
    }
    pending.append((text, end))
    StandIn.run(end)
  }

  /// Interrupts all announcements soon, because VoiceOver then speaks automatically.
  func interruptSoon() {
    StandIn.run(
      Timer(timeInterval: Self.delay, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.finish({ _ in true }, succeeding: false) }
      })
  }

  private func finish(_ matches: (Timer) -> Bool, succeeding: Bool) {
    let ended = pending.filter { matches($0.end) }
    pending.removeAll { matches($0.end) }
    for (text, end) in ended {
      end.invalidate()
      if succeeding { heard.append(text) }
      StandIn.post(
        UIAccessibility.announcementDidFinishNotification, nil,
        [
          UIAccessibility.announcementStringValueUserInfoKey: text,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: NSNumber(value: succeeding),
        ])
    }
  }
}

extension StandIn {
  /// Activates an element like a VoiceOver user with a double tap.
  ///
  /// Calls `accessibilityActivate()`. If the result is false, taps the element's activation point.
  public static func activate(_ element: UIView) {
    World.current.speech.interruptSoon()
    if !element.accessibilityActivate(), let scene = element.window?.windowScene {
      tap(
        at: scene.coordinateSpace.convert(
          element.accessibilityActivationPoint, from: UIScreen.main.coordinateSpace), in: scene)
    }
    finishTurn()
  }
}
