#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKAttributes {
  /// An entry's size, distance from the edge, and reaction to keyboard, safe area and rotation.
  public struct PositionConstraints: Hashable, Sendable {
    /// The entry's rotation with the device; ignored on platforms where windows do not rotate.
    public var rotation = Rotation()
    /// The entry's reaction to a keyboard.
    public var keyboardRelation = KeyboardRelation.unbind
    /// The entry's size.
    public var size: Size
    /// The entry's maximum size; an `intrinsic` side has no limit.
    public var maxSize: Size
    /// The distance from the edge or the safe area, in points; ignored for an entry in the middle.
    public var verticalOffset: CGFloat
    /// The entry's safe-area policy; ignored for an entry in the middle.
    public var safeArea = SafeArea.empty(fillSafeArea: false)

    /// Creates constraints; by default the entry touches the edge and takes all the available
    /// width.
    public init(verticalOffset: CGFloat = 0, size: Size = .sizeToWidth, maxSize: Size = .intrinsic)
    {
      self.verticalOffset = verticalOffset
      self.size = size
      self.maxSize = maxSize
    }

    /// Constraints with 20 points at both sides and 10 points at the edge.
    public static var float: PositionConstraints {
      PositionConstraints(
        verticalOffset: 10, size: Size(width: .offset(value: 20), height: .intrinsic))
    }
    /// Constraints for an entry that takes all the available width.
    public static var fullWidth: PositionConstraints { PositionConstraints() }
    /// Constraints for an entry that takes all the available width and height.
    public static var fullScreen: PositionConstraints { PositionConstraints(size: .screen) }

    /// Whether `verticalOffset` keeps the entry away from the edge.
    public var hasVerticalOffset: Bool { verticalOffset > 0 }
  }
}

extension EKAttributes.PositionConstraints {
  /// An entry's policy for the safe area.
  public enum SafeArea: Hashable, Sendable {
    /// The entry ignores the safe area.
    case overridden
    /// The entry stays inside the safe area; with `fillSafeArea` the background extends to the
    /// edge.
    case empty(fillSafeArea: Bool)

    /// Whether the entry ignores the safe area.
    public var isOverridden: Bool { self == .overridden }
  }

  /// The rule for an entry's width or height.
  public enum Edge: Hashable, Sendable {
    /// A share of the whole screen's width or height.
    case ratio(value: CGFloat)
    /// The available width or height, minus this many points at each end.
    ///
    /// The space outside the safe area is available only to an entry that ignores the safe area;
    /// `verticalOffset` reduces the available height.
    case offset(value: CGFloat)
    /// A fixed length, in points.
    case constant(value: CGFloat)
    /// The length that the content needs; as a maximum, no limit.
    case intrinsic

    /// All the available width or height.
    public static var fill: Edge { .offset(value: 0) }
  }

  /// The rules for an entry's width and height.
  public struct Size: Hashable, Sendable {
    /// The rule for the width.
    public var width: Edge
    /// The rule for the height.
    public var height: Edge

    /// Creates a size.
    public init(width: Edge, height: Edge) {
      self.width = width
      self.height = height
    }

    /// The size that the content needs.
    public static var intrinsic: Size { Size(width: .intrinsic, height: .intrinsic) }
    /// All the available width, and the height that the content needs.
    public static var sizeToWidth: Size { Size(width: .offset(value: 0), height: .intrinsic) }
    /// All the available width and height.
    public static var screen: Size { Size(width: .fill, height: .fill) }
  }

  /// An entry's reaction to a keyboard.
  public enum KeyboardRelation: Hashable, Sendable {
    /// The entry moves out of the keyboard's way.
    case bind(offset: Offset)
    /// The entry stays in place.
    case unbind

    /// Whether the entry moves out of the keyboard's way.
    public var isBound: Bool { self != .unbind }

    /// The distances between an entry, the keyboard below and the screen edge above.
    public struct Offset: Hashable, Sendable {
      /// The distance between the entry and the keyboard, in points.
      public var bottom: CGFloat
      /// The least distance from the screen edge that the keyboard may push the entry to, in
      /// points; closer to the edge the entry becomes shorter instead.
      ///
      /// `nil` stops the entry at its own margin from that edge.
      public var screenEdgeResistance: CGFloat?

      /// Creates an offset.
      public init(bottom: CGFloat = 0, screenEdgeResistance: CGFloat? = nil) {
        self.bottom = bottom
        self.screenEdgeResistance = screenEdgeResistance
      }

      /// No distance from the keyboard.
      public static var none: Offset { Offset() }
    }
  }

  /// An entry's rotation with the device.
  public struct Rotation: Hashable, Sendable {
    /// The orientations that an entry may rotate to.
    public enum SupportedInterfaceOrientation: Hashable, Sendable, CaseIterable {
      /// The orientations of the app beneath.
      case standard
      /// Every orientation.
      case all
    }

    /// Whether the entry rotates; otherwise the present orientation stays while the entry is shown.
    public var isEnabled = true
    /// The orientations that the entry may rotate to.
    public var supportedInterfaceOrientations = SupportedInterfaceOrientation.standard

    /// Creates a rotation that follows the app beneath.
    public init() {}
  }
}
#endif
