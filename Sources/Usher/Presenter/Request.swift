internal import UsherCore

/// What a presenter keeps of a request until it has ended.
struct Request {
  /// What it shows; `nil` where the app draws it.
  var content: Content?
  var interactions: Interactions
  var lifecycle: Lifecycle
  /// The name it can be found by, as the engine knows it.
  let name: OverlayName?
  let handle: PresentationHandle
  /// The overlay as its client asked for it, before it was fitted to any content.
  var asked: Overlay
  /// What was built of the content last: a press of a button is one of those in it.
  var built: Content?
  /// Who waits for it to go.
  var dismissals: [Dismissal] = []

  /// `overlay` as it is now, but without what it got to fit the content it has.
  func unfitted(_ overlay: Overlay) -> Overlay {
    var overlay = overlay
    overlay.pausesFor = asked.pausesFor
    overlay.overhang = asked.overhang
    overlay.unfolding = asked.unfolding
    overlay.showsTimeLeft = asked.showsTimeLeft
    return overlay
  }
}
