internal import Usher

/// Observes the app's requests to the fields in content.
@MainActor
final class FieldFollower {
  /// The field to focus when the overlay is shown.
  ///
  /// This is `nil` if no field requests the focus, or after the field was focused.
  var first: OverlayNode.Field?
  // Observable values retain the closures of their observers, so a closure must not retain a field.
  private let fields: [OverlayNode.Field]

  /// Observes the fields in content for as long as this object exists.
  ///
  /// - Parameters:
  ///   - root: The root node of the content.
  ///   - onFocus: Called when the app requests that a field is focused.
  ///   - onEnd: Called when the app requests that a field ends editing.
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
