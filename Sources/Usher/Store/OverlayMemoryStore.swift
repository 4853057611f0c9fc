/// A store that forgets everything when the program ends.
///
/// A presenter uses it if neither the app nor the host has another store. Tests can start from the
/// values of an earlier start of the app.
@MainActor
public final class OverlayMemoryStore: OverlayStore {
  private var values: [String: String]

  /// Creates a store with values of another store, by their keys there.
  public init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// The keys of all values.
  public var keys: [String] { values.keys.sorted() }

  /// The value for a key, or `nil` if there is none.
  public subscript(key: String) -> String? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
