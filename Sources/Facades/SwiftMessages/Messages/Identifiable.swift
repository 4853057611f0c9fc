/// A type with an id, by which messages are compared, found and counted.
///
/// A message view conforms to the protocol. A view that does not is different from every other
/// view.
public protocol Identifiable {
  /// The id; messages with the same id count as the same message.
  var id: String { get }
}
