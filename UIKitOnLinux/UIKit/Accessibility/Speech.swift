import Foundation

/// What VoiceOver says, as far as it matters for announcements.
///
/// When the user activates an element, or the app reports a new screen or layout, VoiceOver speaks
/// by itself and drops earlier announcements (<https://github.com/flutter/flutter/issues/79086>,
/// <https://github.com/xamarin/XamarinCommunityToolkit/issues/1385>). No times are published; the
/// stand-in's VoiceOver begins after 0.1 seconds and speaks for half a second.
@MainActor
final class Speech {
  private static let delay = 0.1
  private static let length = 0.5

  /// The announcements that are not finished, with the timers of their ends.
  private var pending: [(text: String, end: Timer)] = []

  /// The announcements that were said to their ends, oldest first.
  private(set) var heard: [String] = []

  /// Begins to say an announcement; its end is reported by
  /// `UIAccessibility.announcementDidFinishNotification`.
  func announce(_ text: String) {
    let end = Timer(timeInterval: Self.length, repeats: false) { [weak self] timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { self?.finish({ $0 === timer }, succeeding: true) }
    }
    pending.append((text, end))
    StandIn.run(end)
  }

  /// Interrupts all announcements a moment later, because VoiceOver then speaks by itself.
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
  /// Activates an element as a VoiceOver user does by a double tap: by
  /// `accessibilityActivate()`, or else by a tap on its activation point.
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
