/// The field with the keyboard focus, as a host tracks it; calls the editing callbacks in their
/// order.
///
/// A host calls ``EditingTracker/move(to:isForced:)`` whenever the focus has moved to another field
/// or to none. Two fields are the same if they share their `text`, so content may be rebuilt
/// meanwhile.
@MainActor
public final class EditingTracker {
  /// The field that the user edits; `nil` for none.
  public private(set) var field: OverlayNode.Field?
  /// The number of moves so far: a callback may move the focus itself.
  private var moves = 0

  /// Makes a tracker without a field.
  public init() {}

  /// Whether the user edits this field.
  public func isEditing(_ other: OverlayNode.Field) -> Bool { field?.text === other.text }

  /// The app's answer to a move of the keyboard focus.
  public enum Answer: Hashable, Sendable {
    /// The focus may stay where it has moved.
    case accepted
    /// The new field refuses the focus.
    case unwanted
    /// The old field keeps the focus.
    case kept
  }

  /// Follows the keyboard focus to a field, or to none, and calls the editing callbacks.
  ///
  /// - Parameters:
  ///   - next: The field that has the focus now; `nil` outside all fields.
  ///   - isForced: Whether the old field is about to be removed, so that it is asked but cannot
  ///     keep the focus.
  /// - Returns: The app's answer. Unless it is `accepted`, the host gives the focus back to
  ///   ``EditingTracker/field``. If a callback moves the focus, that later move counts.
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

  /// Ends the editing of the field although its `shouldEnd` has just refused, because the platform
  /// has taken the keyboard focus from it by force.
  public func lose() {
    moves += 1
    let left = field
    field = nil
    left?.editing?.didEnd?()
  }

  /// Ends the editing of a field at the app's request; a no-op for a field that is not edited.
  ///
  /// - Parameter field: The field to leave.
  /// - Returns: Whether the host has to take the keyboard focus from the field; `false` if the app
  ///   refuses or moves the focus.
  @discardableResult
  public func end(in field: OverlayNode.Field) -> Bool {
    isEditing(field) && move(to: nil) == .accepted && self.field == nil
  }

  /// Asks the app about Return in a field.
  ///
  /// - Parameter field: The field in which Return was pressed.
  /// - Returns: Whether Return has its usual effect; `false` if the app answers no or moves the
  ///   focus, or if the field is not edited.
  public func allowsReturn(in field: OverlayNode.Field) -> Bool {
    guard isEditing(field) else { return false }
    let move = moves
    return field.editing?.shouldReturn?() ?? true && move == moves
  }
}
