/// The field with the keyboard focus, as tracked by a host.
///
/// It calls the editing callbacks in order.
///
/// A host calls ``EditingTracker/move(to:isForced:)`` whenever the focus has moved to a different
/// field or out of all fields. Two fields are the same if they share their `text`, even if the
/// content was rebuilt.
@MainActor
public final class EditingTracker {
  /// The field that the user is editing, or `nil` if there is none.
  public private(set) var field: OverlayNode.Field?
  /// The number of moves, used to detect that a callback moved the focus.
  private var moves = 0

  /// Creates a tracker without a field.
  public init() {}

  /// Whether the user is editing this field.
  public func isEditing(_ other: OverlayNode.Field) -> Bool { field?.text === other.text }

  /// The app's response to a move of the keyboard focus.
  public enum Answer: Hashable, Sendable {
    /// The focus may remain at its new position.
    case accepted
    /// The new field refuses the focus.
    case unwanted
    /// The old field keeps the focus.
    case kept
  }

  /// Updates the field with the keyboard focus and calls the editing callbacks.
  ///
  /// - Parameters:
  ///   - next: The field that has the focus now, or `nil` if no field has it.
  ///   - isForced: Whether the old field is about to be removed. It can't keep the focus then, but
  ///     its `shouldEnd` is still called.
  /// - Returns: The app's response. Unless it is `accepted`, the host must return the focus to
  ///   ``EditingTracker/field``. If a callback moves the focus, the response to that move is used.
  @discardableResult
  public func move(to next: OverlayNode.Field?, isForced: Bool = false) -> Answer {
    guard field?.text !== next?.text else {
      // The field is the same, but its content was rebuilt.
      field = next
      return .accepted
    }
    moves += 1
    let move = moves
    let mayBegin = next?.editing?.shouldBegin?() ?? true
    guard move == moves else { return .accepted }
    guard mayBegin || isForced else { return .unwanted }
    let mayEnd = field?.editing?.shouldEnd?() ?? true
    guard move == moves else { return .accepted }
    guard mayEnd || isForced else { return .kept }
    let left = field
    field = nil
    left?.editing?.didEnd?()
    guard move == moves else { return .accepted }
    guard mayBegin else { return .unwanted }
    field = next
    next?.editing?.didBegin?()
    return .accepted
  }

  /// Ends editing because the platform removed the keyboard focus, although `shouldEnd` refused it.
  public func lose() {
    moves += 1
    let left = field
    field = nil
    left?.editing?.didEnd?()
  }

  /// Ends editing at the app's request.
  ///
  /// Does nothing if the field isn't being edited.
  ///
  /// - Parameter field: The field.
  /// - Returns: Whether the host must remove the keyboard focus from the field. `false` if the app
  ///   refuses or moves the focus.
  @discardableResult
  public func end(in field: OverlayNode.Field) -> Bool {
    isEditing(field) && move(to: nil) == .accepted && self.field == nil
  }

  /// Returns whether the app allows Return in a field.
  ///
  /// - Parameter field: The field in which Return was pressed.
  /// - Returns: Whether Return has its usual effect. `false` if the app refuses or moves the focus,
  ///   or if the field isn't being edited.
  public func allowsReturn(in field: OverlayNode.Field) -> Bool {
    guard isEditing(field) else { return false }
    let move = moves
    return field.editing?.shouldReturn?() ?? true && move == moves
  }
}
