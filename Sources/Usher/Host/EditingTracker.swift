/// Follows for a host which field a person types into, and asks and tells clients in order.
///
/// A host moves it whenever the keyboard has come to another field, or to none. Fields are the same where
/// they share their text, so that content may be built anew meanwhile.
@MainActor
public final class EditingTracker {
  /// The field that a person types into; `nil` for none.
  public private(set) var field: Node.Field?
  /// Counts the moves: a client may move the keyboard where it is asked or told.
  private var moves = 0

  /// Makes a tracker that knows of no field.
  public init() {}

  /// Whether this is the field that a person types into.
  public func isEditing(_ other: Node.Field) -> Bool { field?.text === other.text }

  /// What clients say to where the keyboard has come.
  public enum Answer: Hashable, Sendable {
    /// It may be there.
    case accepted
    /// The field that it has come to does not want it.
    case unwanted
    /// The field that it has left keeps it.
    case kept
  }

  /// Follows the keyboard to a field, or to none.
  ///
  /// - Parameters:
  ///   - next: Where the keyboard is now; `nil` outside of all fields.
  ///   - isForced: Whether the present field is about to go, so that it is asked and cannot refuse.
  /// - Returns: What clients say; unless it may be there, the host gives the keyboard back to
  ///   ``EditingTracker/field``. A client that moves the keyboard meanwhile has the last word.
  @discardableResult
  public func move(to next: Node.Field?, isForced: Bool = false) -> Answer {
    guard field?.text !== next?.text else {
      // The same field, of content that was built anew.
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

  /// Asks about Return in a field.
  ///
  /// - Parameter field: Where it was pressed.
  /// - Returns: Whether Return goes on as usual; not where the client has said no, or has moved the keyboard.
  public func takesReturn(in field: Node.Field) -> Bool {
    let move = moves
    return field.editing?.shouldReturn?() ?? true && move == moves
  }
}
