/// What has a name, by which a message is told from another one, found and counted.
///
/// A message view adopts it. Without it, each view is a message of its own.
public protocol Identifiable {
  /// Its name; messages of the same name count as the same.
  var id: String { get }
}
