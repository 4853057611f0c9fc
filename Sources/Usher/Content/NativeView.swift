public import UsherCore

extension OverlayNode {
  /// A native view of the platform, for content that no other node can show.
  @safe
  public struct NativeView: Sendable {
    /// The size in points on hosts without a platform, such as the headless host.
    public let size: OverlaySize
    /// Whether the view gets a share of the remaining width in a row.
    public let isFlexible: Bool
    /// The view's texts in reading order, for screen readers, without the titles of its buttons.
    public let says: [String]
    /// Whether the view contains controls, such as buttons or fields.
    public let hasControls: Bool
    /// A closure that creates the view.
    ///
    /// The closure is called each time the content is built. It returns a pointer to a GtkWidget
    /// with a floating reference, or to a UIView or UIViewController that was retained for the
    /// host. If it returns `nil`, the node takes up no space.
    public let make: @MainActor @Sendable () -> UnsafeMutableRawPointer?

    /// Creates a node with a native view.
    ///
    /// The overlay's label and announcement are derived from `says` and `hasControls`. Sides that
    /// are below 1 or not finite are replaced by 24 points.
    public init(
      size: OverlaySize, isFlexible: Bool = false, says: [String] = [], hasControls: Bool = false,
      make: @escaping @MainActor @Sendable () -> UnsafeMutableRawPointer?
    ) {
      self.size = OverlaySize(
        width: Length.mendedSize(size.width, usual: 24),
        height: Length.mendedSize(size.height, usual: 24))
      self.isFlexible = isFlexible
      self.says = says
      self.hasControls = hasControls
      unsafe self.make = make
    }
  }

  /// An object of the platform, such as a UIKit image or font.
  ///
  /// A host's module creates such values. Hosts of other platforms draw the substitute that is set
  /// together with the value: the nearest colors, or a font of the same size.
  public struct PlatformValue: Hashable, Sendable {
    /// The platform's object.
    public let object: any AnyObject & Hashable & Sendable

    /// Creates a value with `object`.
    public init(_ object: any AnyObject & Hashable & Sendable) {
      self.object = object
    }

    /// Returns whether both objects are equal according to their own `==`.
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
