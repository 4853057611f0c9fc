#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKAttributes {
  /// An entry's size, distance from the edge, and reaction to keyboard, safe area and rotation.
  public struct PositionConstraints: Hashable, Sendable {
    /// The entry's rotation with the device.
    public var rotation = Rotation()
    /// The entry's reaction to a keyboard.
    public var keyboardRelation = KeyboardRelation.unbind
    /// The entry's size.
    public var size: Size
    /// The entry's maximum size.
    ///
    /// If a side is `intrinsic`, it has no limit.
    public var maxSize: Size
    /// The distance from the edge or the safe area, in points.
    ///
    /// It has no effect if the entry is in the middle.
    public var verticalOffset: CGFloat
    /// The entry's safe-area policy.
    ///
    /// It has no effect if the entry is in the middle.
    public var safeArea = SafeArea.empty(fillSafeArea: false)

    /// Creates constraints.
    ///
    /// By default, the entry touches the edge and fills the available width.
    public init(verticalOffset: CGFloat = 0, size: Size = .sizeToWidth, maxSize: Size = .intrinsic)
    {
      self.verticalOffset = verticalOffset
      self.size = size
      self.maxSize = maxSize
    }

    /// Constraints for an entry 20 points from both sides and 10 points from the edge.
    public static var float: PositionConstraints {
      PositionConstraints(
        verticalOffset: 10, size: Size(width: .offset(value: 20), height: .intrinsic))
    }
    /// Constraints for an entry that fills the available width.
    public static var fullWidth: PositionConstraints { PositionConstraints() }
    /// Constraints for an entry that fills the available width and height.
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
    /// The entry stays inside the safe area.
    ///
    /// If `fillSafeArea` is `true`, the entry's background extends to the edge.
    case empty(fillSafeArea: Bool)

    /// Whether the entry ignores the safe area.
    public var isOverridden: Bool { self == .overridden }
  }

  /// The rule for an entry's width or height.
  public enum Edge: Hashable, Sendable {
    /// A fraction of the screen's whole width or height.
    case ratio(value: CGFloat)
    /// The available width or height, without this number of points at each end.
    ///
    /// The space outside the safe area is available only if the entry ignores the safe area.
    /// `verticalOffset` reduces the available height.
    case offset(value: CGFloat)
    /// A fixed length, in points.
    case constant(value: CGFloat)
    /// The length that the content needs.
    ///
    /// As a maximum, it means no limit.
    case intrinsic

    /// The whole available width or height.
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
    /// The whole available width, and the height that the content needs.
    public static var sizeToWidth: Size { Size(width: .offset(value: 0), height: .intrinsic) }
    /// The whole available width and height.
    public static var screen: Size { Size(width: .fill, height: .fill) }
  }

  /// An entry's reaction to a keyboard.
  public enum KeyboardRelation: Hashable, Sendable {
    /// The entry moves so that the keyboard doesn't cover it.
    case bind(offset: Offset)
    /// The entry stays in place.
    case unbind

    /// Whether the entry moves so that the keyboard doesn't cover it.
    public var isBound: Bool { self != .unbind }

    /// The distances between an entry, the keyboard below and the screen edge above.
    public struct Offset: Hashable, Sendable {
      /// The distance between the entry and the keyboard, in points.
      public var bottom: CGFloat
      /// The minimum distance to the screen's opposite edge when the keyboard moves the entry, in
      /// points.
      ///
      /// If the space isn't sufficient, the entry becomes shorter. If the value is `nil`, the
      /// entry's own margin at that edge is used.
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
      /// The orientations that the app's topmost controller supports.
      case standard
      /// Every orientation.
      case all
    }

    /// Whether the entry rotates with the device.
    ///
    /// If it is `false`, the current orientation is kept while the entry is shown.
    public var isEnabled = true
    /// The orientations that the entry may rotate to.
    public var supportedInterfaceOrientations = SupportedInterfaceOrientation.standard

    /// Creates an enabled rotation to the `standard` orientations.
    public init() {}
  }
}
#endif
