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
  /// Whether it has unfolded, where it came folded.
  var isUnfolded = false
  /// Who waits for it to go.
  var dismissals: [Dismissal] = []

  /// The content as it is to be built now.
  var built: Content? { content?.asShown(isUnfolded: isUnfolded) }
}
