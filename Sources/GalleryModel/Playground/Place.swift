/// Where in a playground something is kept.
struct Place<Value: Sendable>: Sendable {
  /// A way into a playground.
  typealias Path = any WritableKeyPath<Playground, Value> & Sendable

  /// Reads it.
  let get: @Sendable (Playground) -> Value
  /// Changes it.
  let set: @Sendable (inout Playground, Value) -> Void

  /// Right there.
  static func at(_ path: Path) -> Place {
    Place(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// In a part of it.
  static func at<Part: Sendable>(
    _ path: Place<Part>.Path, _ inner: any WritableKeyPath<Part, Value> & Sendable
  ) -> Place {
    Place(
      get: { $0[keyPath: path][keyPath: inner] },
      set: { $0[keyPath: path][keyPath: inner] = $1 })
  }
}
