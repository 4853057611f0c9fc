internal import Usher

/// An observer of the requests that an app makes of the fields in content.
@MainActor
final class FieldFollower {
  /// The field that gets the keyboard focus once the overlay is shown; `nil` for none, or after
  /// that.
  var first: OverlayNode.Field?
  // The values of a field keep the closures that follow them, which therefore must not keep the
  // field.
  private let fields: [OverlayNode.Field]

  /// Calls `onFocus` when a field requests the keyboard focus, and `onEnd` when a field is asked to
  /// give it up, for as long as the object lives.
  init(
    _ root: OverlayNode, onFocus: @escaping @MainActor (OverlayNode.Field) -> Void,
    onEnd: @escaping @MainActor (OverlayNode.Field) -> Void
  ) {
    fields = root.fields
    first = fields.first { $0.isFirst }
    for (number, field) in fields.enumerated() {
      field.focusRequests?.addObserver(self) { [weak self] in
        self.map { onFocus($0.fields[number]) }
      }
      field.editing?.endRequests?.addObserver(self) { [weak self] in
        self.map { onEnd($0.fields[number]) }
      }
    }
  }
}
