internal import Usher

/// An observer of the requests that an app makes of the fields in content.
@MainActor
final class FieldFollower {
  /// The field that gets the keyboard focus once the overlay is shown; `nil` for none, or after
  /// that.
  var first: OverlayNode.Field?

  /// Calls `onFocus` when a field requests the keyboard focus, and `onEnd` when a field is asked to
  /// give it up, for as long as the object lives.
  init(
    _ root: OverlayNode, onFocus: @escaping @MainActor (OverlayNode.Field) -> Void,
    onEnd: @escaping @MainActor (OverlayNode.Field) -> Void
  ) {
    first = root.fields.first { $0.isFirst }
    for field in root.fields {
      field.focusRequests?.follow(by: self) { onFocus(field) }
      field.editing?.endRequests?.follow(by: self) { onEnd(field) }
    }
  }
}
