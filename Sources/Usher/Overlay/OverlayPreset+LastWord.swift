internal import UsherCore

extension OverlayPreset {
  /// Returns the preset of a last word, about a success or a failure.
  ///
  /// A failure with controls stays until the user answers it. Anything else leaves after the
  /// preset's duration if the app has chosen one, and otherwise after the usual four seconds or,
  /// with controls, after the time that an offer to undo has, or the time to read if that is more.
  func saying(_ last: OverlayContent, isFailure: Bool) -> OverlayPreset {
    let usual = OverlayConfiguration().lifetime
    let hasControls = last.root.hasControls
    if hasControls, isFailure { return duration(.infinite) }
    guard duration == .infinite || duration == usual else { return self }
    return duration(hasControls ? .reading(atLeast: .seconds(6)) : usual)
  }
}

extension OverlayContent {
  /// The content, urgent unless it says otherwise: a failure must not wait behind other words.
  var tellingFailure: OverlayContent {
    var content = self
    content.semantics.politeness = semantics.politeness ?? .assertive
    return content
  }
}
