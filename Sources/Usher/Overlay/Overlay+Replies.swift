internal import UsherCore

// Shared by the overlays of questions, work and undo.

extension OverlayModifiable {
  /// The settings of an overlay whose buttons belong to one call.
  ///
  /// Requests with the same name don't update it, and a rate doesn't end it.
  var askedOnce: Self {
    setting(\.configuration.identity, to: .allow).setting(\.configuration.underRate, to: .stays)
  }

  var replying: Self { isUserInitiated() }

  /// The settings of a question.
  ///
  /// A question inside work is a reply, because quiet rules would block the work.
  func asking(inside askers: [Asker]) -> Self { askers.isEmpty ? askedOnce : askedOnce.replying }
}

extension OverlayConfiguration {
  /// The configuration while the user can't dismiss the overlay.
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
