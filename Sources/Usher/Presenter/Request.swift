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
  /// Whether its client lets assistive technology hold it, which counts while there is something to use.
  var pausesForAssistiveTechnology: Bool
  /// What was built of the content last: a press of a button is one of those in it.
  var built: Content?
  /// Who waits for it to go.
  var dismissals: [Dismissal] = []
}
