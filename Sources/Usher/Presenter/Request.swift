internal import UsherCore

/// What a presenter keeps of a request until it has ended.
struct Request {
  /// What it shows; `nil` where the app draws it.
  var content: Content?
  /// What of that the host has built, for one that may be folded; `nil` before.
  var built: Content?
  var interactions: Interactions
  var lifecycle: Lifecycle
  /// The name it can be found by, as the engine knows it.
  let name: OverlayName?
  let handle: PresentationHandle
  /// Who waits for it to go.
  var dismissals: [Dismissal] = []
}
