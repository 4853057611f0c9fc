internal import Usher

/// Hears what the client of content asks of its fields.
@MainActor
final class FieldFollower {
  /// The field that is to have the keyboard once the overlay has come; `nil` for none, or once it was told.
  var first: Node.Field?

  /// Calls `onFocus` when the keyboard is to come to a field, and `onEnd` when it is to leave one, for as
  /// long as it lives.
  init(
    _ root: Node, onFocus: @escaping @MainActor (Node.Field) -> Void,
    onEnd: @escaping @MainActor (Node.Field) -> Void
  ) {
    first = root.fields.first { $0.isFirst }
    for field in root.fields {
      field.focusRequests?.follow(by: self) { onFocus(field) }
      field.editing?.endRequests?.follow(by: self) { onEnd(field) }
    }
  }
}
