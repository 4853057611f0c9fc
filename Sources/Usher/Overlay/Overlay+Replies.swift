internal import UsherCore

// What the overlays of questions, work and undo have in common.

extension OverlayModifiable {
  /// The settings of an overlay whose buttons belong to one call: another request of its name
  /// must not take it over, and no rate may end it.
  var askedOnce: Self {
    setting(\.configuration.identity, to: .allow).setting(\.configuration.underRate, to: .stays)
  }

  /// The settings of what replies to the user's own action.
  var replying: Self { isUserInitiated() }

  /// The settings of a question, which from inside work is never quiet, as the work waits for it.
  func asking(inside askers: [Asker]) -> Self { askers.isEmpty ? askedOnce : askedOnce.replying }
}

extension OverlayConfiguration {
  /// The overlay while the user can only wait.
  var keepingOpen: OverlayConfiguration {
    var overlay = self
    overlay.lifetime = .infinite
    overlay.swipe = nil
    overlay.dismissesOnEscape = false
    if overlay.tap == .dismiss { overlay.tap = .absorb }
    if overlay.backdrop?.tap == .dismiss { overlay.backdrop?.tap = .absorb }
    return overlay
  }
}
