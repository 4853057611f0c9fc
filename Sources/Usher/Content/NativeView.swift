public import UsherCore

extension OverlayNode {
  /// A view of the platform's own, for content that no other node can show.
  @safe
  public struct NativeView: Sendable {
    /// The size in points on hosts without a platform, such as the headless host of tests.
    public let size: OverlaySize
    /// Whether the view takes a share of the remaining width in a row.
    public let isFlexible: Bool
    /// The view's texts in reading order, for screen readers; without the titles of its buttons.
    public let says: [String]
    /// Whether the view has controls: something to press, to type into or to choose.
    public let hasControls: Bool
    /// Makes the view; called each time the content is built.
    ///
    /// Returns a pointer to a GtkWidget with a floating reference, or to a UIView or
    /// UIViewController that was retained for the host. A view that is `nil` takes no room.
    public let make: @MainActor @Sendable () -> UnsafeMutableRawPointer?

    /// Makes a node of a native view; a side that is not finite or less than 1 counts as 24 points.
    ///
    /// The overlay's label and announcement are derived from `says` and `hasControls`, as they are
    /// derived from the texts and controls of other nodes.
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

  /// A value of the platform's own, such as an image or a font of UIKit's, kept unchanged.
  ///
  /// The module of a host makes such values. Hosts of other platforms draw the substitute that
  /// comes with the value: the nearest colors, or a font of the same size.
  public struct PlatformValue: Hashable, Sendable {
    /// The platform's object.
    public let object: any AnyObject & Hashable & Sendable

    /// Makes a value that holds `object`.
    public init(_ object: any AnyObject & Hashable & Sendable) {
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
