/// Access to one value in a playground.
struct Place<Value: Sendable>: Sendable {
  /// A key path from a playground to a value.
  typealias Path = any WritableKeyPath<Playground, Value> & Sendable

  let get: @Sendable (Playground) -> Value
  let set: @Sendable (inout Playground, Value) -> Void

  /// Creates access using a key path.
  static func at(_ path: Path) -> Place {
    Place(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Creates access using two key paths: to a part of the playground, and from the part to the
  /// value.
  static func at<Part: Sendable>(
    _ path: Place<Part>.Path, _ inner: any WritableKeyPath<Part, Value> & Sendable
  ) -> Place {
    Place(
      get: { $0[keyPath: path][keyPath: inner] },
      set: { $0[keyPath: path][keyPath: inner] = $1 })
  }
}
