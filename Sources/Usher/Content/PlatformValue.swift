extension Node {
  /// A value of the platform's own, such as an image or a font of UIKit's, kept unchanged.
  ///
  /// The module of a host makes such values. Hosts of other platforms draw the substitute that
  /// comes with the value: the nearest colours, or a font of the same size.
  public struct PlatformValue: Hashable, Sendable {
    /// The platform's object.
    package let object: any AnyObject & Hashable & Sendable

    /// Makes a value that holds `object`.
    package init(_ object: any AnyObject & Hashable & Sendable) {
      self.object = object
    }

    /// Whether both objects are equal by their own `==`.
    public static func == (one: PlatformValue, other: PlatformValue) -> Bool {
      func equals<Value: Hashable>(_ value: Value) -> Bool {
        (other.object as? Value).map { $0 == value } ?? false
      }
      return equals(one.object)
    }

    /// Hashes the object.
    public func hash(into hasher: inout Hasher) {
      object.hash(into: &hasher)
    }
  }
}
