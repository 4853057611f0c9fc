internal import Usher

/// Observes the app's requests to the fields in content.
@MainActor
final class FieldFollower {
  /// The field to focus when the overlay is shown, or `nil` if there is none or it was focused.
  var first: OverlayNode.Field?
  // Observable values retain the closures of their observers, so a closure must not retain a field.
  private let fields: [OverlayNode.Field]

  /// Calls `onFocus` when a field should be focused, and `onEnd` when it should end editing.
  ///
  /// This continues as long as the object exists.
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
