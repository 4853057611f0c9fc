/// Access to one value in a playground.
struct Place<Value: Sendable>: Sendable {
  /// A key path from a playground to a value.
  typealias Path = any WritableKeyPath<Playground, Value> & Sendable

  /// Reads the value.
  let get: @Sendable (Playground) -> Value
  /// Writes the value.
  let set: @Sendable (inout Playground, Value) -> Void

  /// Makes access by a key path.
  static func at(_ path: Path) -> Place {
    Place(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Makes access by a key path to a part of the playground, and one from the part to the value.
  static func at<Part: Sendable>(
    _ path: Place<Part>.Path, _ inner: any WritableKeyPath<Part, Value> & Sendable
  ) -> Place {
    Place(
      get: { $0[keyPath: path][keyPath: inner] },
      set: { $0[keyPath: path][keyPath: inner] = $1 })
  }
}
