extension Node {
  /// A value of a platform's own, such as a picture or a font of UIKit's, kept as it is.
  ///
  /// The module of a host makes such values. Hosts of another platform draw what stands beside them: the nearest
  /// colours, or a font of the same size.
  public struct PlatformValue: Hashable, Sendable {
    /// The value.
    package let object: any AnyObject & Hashable & Sendable

    /// Keeps a value.
    package init(_ object: any AnyObject & Hashable & Sendable) {
      self.object = object
    }

    /// Whether both values are equal by their own notion.
    public static func == (one: PlatformValue, other: PlatformValue) -> Bool {
      func equals<Value: Hashable>(_ value: Value) -> Bool {
        (other.object as? Value).map { $0 == value } ?? false
      }
      return equals(one.object)
    }

    /// Feeds the value's own hash.
    public func hash(into hasher: inout Hasher) {
      object.hash(into: &hasher)
    }
  }
}
