internal import UsherCore

extension OverlayPreset {
  /// Returns the preset for the final message about a success or a failure.
  ///
  /// A failure with controls stays until the user responds. Otherwise, the duration that the app
  /// set is used. If the app didn't set it, the duration is four seconds. With controls, it is the
  /// reading time, but at least six seconds, as for an offer to undo.
  func saying(_ last: OverlayContent, isFailure: Bool) -> OverlayPreset {
    let usual = OverlayConfiguration().lifetime
    let hasControls = last.root.hasControls
    if hasControls, isFailure { return duration(.infinite) }
    guard duration == .infinite || duration == usual else { return self }
    return duration(hasControls ? .reading(atLeast: .seconds(6)) : usual)
  }
}

extension OverlayContent {
  /// The content with an urgent announcement, unless its politeness is set.
  ///
  /// A failure must not wait for other announcements.
  var tellingFailure: OverlayContent {
    var content = self
    content.semantics.politeness = semantics.politeness ?? .assertive
    return content
  }
}
