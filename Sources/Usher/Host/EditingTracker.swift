/// Follows for a host which field a person types into, and asks and tells clients in order.
///
/// A host moves it whenever the keyboard has come to another field, or to none. Fields are the same where
/// they share their text, so that content may be built anew meanwhile.
@MainActor
public final class EditingTracker {
  /// The field that a person types into; `nil` for none.
  public private(set) var field: TextField?
  /// Counts the moves: a client may move the keyboard where it is asked or told.
  private var moves = 0

  /// Makes a tracker that knows of no field.
  public init() {}

  /// Whether this is the field that a person types into.
  public func isEditing(_ other: TextField) -> Bool { field?.text === other.text }

  /// Follows the keyboard to a field, or to none.
  ///
  /// - Parameters:
  ///   - next: Where the keyboard is now; `nil` outside of all fields.
  ///   - isForced: Whether the present field is about to go, so that it is asked and cannot refuse.
  /// - Returns: Whether the keyboard may be there; otherwise the host gives it back to
  ///   ``EditingTracker/field``.
  @discardableResult
  public func move(to next: TextField?, isForced: Bool = false) -> Bool {
    guard field?.text !== next?.text else {
      // The same field, of content that was built anew.
      field = next
      return true
    }
    moves += 1
    let move = moves
    let mayBegin = next?.editing?.shouldBegin?() ?? true
    guard move == moves, mayBegin || isForced else { return move != moves }
    let mayEnd = field?.editing?.shouldEnd?() ?? true
    guard move == moves, mayEnd || isForced else { return move != moves }
    let left = field
    field = nil
    left?.editing?.didEnd?()
    guard move == moves, mayBegin else { return move != moves }
    field = next
    next?.editing?.didBegin?()
    return true
  }

  /// Asks about Return in a field.
  ///
  /// - Parameter field: Where it was pressed.
  /// - Returns: Whether Return goes on as usual; not where the client has said no, or has moved the keyboard.
  public func takesReturn(in field: TextField) -> Bool {
    let move = moves
    return field.editing?.shouldReturn?() ?? true && move == moves
  }
}
