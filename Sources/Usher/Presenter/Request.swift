internal import UsherCore

/// What a presenter keeps of a request until it has ended.
struct Request {
  /// What it shows; `nil` where the app draws it.
  var content: OverlayContent?
  var interactions: Interactions
  var lifecycle: Lifecycle
  /// The name it can be found by, as the engine knows it.
  let name: OverlayName?
  let handle: PresentationHandle
  /// What its client asked for of what its content has a say in, too.
  var asked: Asked
  /// What was built of the content last: a press of a button is one of those in it.
  var built: OverlayContent?
  /// Who waits for it to go.
  var dismissals: [Dismissal] = []
}

extension Request {
  /// The values of an overlay that its content has a say in, as its client asked for them: another
  /// content is fitted to these, and not to what the last one needed.
  struct Asked {
    private let overhang: Double
    private let showsTimeLeft: Bool
    private let unfolding: Unfolding?
    private let pausesForAssistiveTechnology: Bool

    init(_ overlay: Overlay) {
      overhang = overlay.overhang
      showsTimeLeft = overlay.showsTimeLeft
      unfolding = overlay.unfolding
      pausesForAssistiveTechnology = overlay.pausesFor.contains(.assistiveTechnology)
    }

    /// The same overlay without what its content has brought.
    func restored(in overlay: Overlay) -> Overlay {
      var overlay = overlay
      overlay.overhang = overhang
      overlay.showsTimeLeft = showsTimeLeft
      overlay.unfolding = unfolding
      if pausesForAssistiveTechnology { overlay.pausesFor.insert(.assistiveTechnology) }
      return overlay
    }
  }
}
