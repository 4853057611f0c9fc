internal import UsherCore

/// A presenter's record of a pending request.
struct Request {
  /// The overlay's content; `nil` if the app draws the overlay.
  var content: OverlayContent?
  var interactions: Interactions
  var lifecycle: Lifecycles
  /// The name given with the request, as the engine knows it.
  let name: OverlayName?
  /// The app's own choice of the values that the content also affects.
  var asked: Asked
  /// The content built last, with the actions of the shown buttons.
  var built: OverlayContent?
  /// The observer of mistakes in the content built last.
  var mistakes: MistakeFollower?
  /// The last announcement; `nil` before the overlay appears.
  var said: Said?
  /// The dismissals waiting for the request's end.
  var dismissals: [Dismissal] = []
}

extension Request {
  /// Keeps the content that was built, and the observer of its mistakes.
  mutating func wasBuilt(
    as built: OverlayContent, followingMistakesBy mistakes: MistakeFollower?
  ) {
    self.built = built
    self.mistakes = mistakes
  }

  /// The app's own choice of an overlay's values that its content also affects.
  ///
  /// New content is fitted to these values, not to the needs of the content before.
  struct Asked {
    private let overhang: Double
    private let showsTimeLeft: Bool
    private let unfolds: Bool
    private let pausesForAssistiveTechnology: Bool

    init(_ overlay: Overlay) {
      overhang = overlay.overhang
      showsTimeLeft = overlay.showsTimeLeft
      unfolds = overlay.unfolding != nil
      pausesForAssistiveTechnology = overlay.pausesFor.contains(.assistiveTechnology)
    }

    /// Returns the overlay without the values that its content brought.
    func restored(in overlay: Overlay) -> Overlay {
      var overlay = overlay
      overlay.overhang = overhang
      overlay.showsTimeLeft = showsTimeLeft
      // Content brings an unfolding only if the app chose none.
      if !unfolds { overlay.unfolding = nil }
      if pausesForAssistiveTechnology { overlay.pausesFor.insert(.assistiveTechnology) }
      return overlay
    }
  }
}
