public import Foundation

extension EKAttributes {
  /// How large an entry is, how far from the edge it rests, and what moves it out of the way.
  public struct PositionConstraints: Hashable, Sendable {
    /// Whether it turns with the device; only kept where windows do not turn.
    public var rotation = Rotation()
    /// What it does about a keyboard.
    public var keyboardRelation = KeyboardRelation.unbind
    /// How large it is.
    public var size: Size
    /// What its size never exceeds; `intrinsic` sets no limit.
    public var maxSize: Size
    /// How far it rests from the edge, or from the safe area, in points; without effect in the middle.
    public var verticalOffset: CGFloat
    /// How it treats the edges that the system keeps for itself.
    public var safeArea = SafeArea.empty(fillSafeArea: false)

    /// Makes constraints; without any, it touches the edge and is as wide as the screen.
    public init(verticalOffset: CGFloat = 0, size: Size = .sizeToWidth, maxSize: Size = .intrinsic)
    {
      self.verticalOffset = verticalOffset
      self.size = size
      self.maxSize = maxSize
    }

    /// 20 points from the sides and 10 from the edge.
    public static var float: PositionConstraints {
      PositionConstraints(
        verticalOffset: 10, size: Size(width: .offset(value: 20), height: .intrinsic))
    }
    /// As wide as the screen.
    public static var fullWidth: PositionConstraints { PositionConstraints() }
    /// As large as the screen.
    public static var fullScreen: PositionConstraints { PositionConstraints(size: .screen) }

    /// Whether there is room between it and the edge.
    public var hasVerticalOffset: Bool { verticalOffset > 0 }
  }
}

extension EKAttributes.PositionConstraints {
  /// How an entry treats the edges that the system keeps for itself.
  public enum SafeArea: Hashable, Sendable {
    /// It ignores them.
    case overridden
    /// It stays inside; its background may reach out over them.
    case empty(fillSafeArea: Bool)

    /// Whether it ignores them.
    public var isOverridden: Bool { self == .overridden }
  }

  /// One side of an entry.
  public enum Edge: Hashable, Sendable {
    /// A share of the screen's side.
    case ratio(value: CGFloat)
    /// The screen's side less so many points at each end.
    case offset(value: CGFloat)
    /// So many points.
    case constant(value: CGFloat)
    /// What the content needs; as a maximum, no limit.
    case intrinsic

    /// The whole side of the screen.
    public static var fill: Edge { .offset(value: 0) }
  }

  /// Both sides of an entry.
  public struct Size: Hashable, Sendable {
    /// Its width.
    public var width: Edge
    /// Its height.
    public var height: Edge

    /// Makes a size.
    public init(width: Edge, height: Edge) {
      self.width = width
      self.height = height
    }

    /// What the content needs.
    public static var intrinsic: Size { Size(width: .intrinsic, height: .intrinsic) }
    /// As wide as the screen, as tall as the content needs.
    public static var sizeToWidth: Size { Size(width: .offset(value: 0), height: .intrinsic) }
    /// As large as the screen.
    public static var screen: Size { Size(width: .fill, height: .fill) }
  }

  /// What an entry does about a keyboard.
  public enum KeyboardRelation: Hashable, Sendable {
    /// It moves out of its way.
    case bind(offset: Offset)
    /// It stays where it is.
    case unbind

    /// Whether it moves.
    public var isBound: Bool { self != .unbind }

    /// What stays between an entry and the keyboard, and between it and the edge it is pushed to.
    public struct Offset: Hashable, Sendable {
      /// How far it stays above the keyboard, in points.
      public var bottom: CGFloat
      /// How close it may be pushed to the edge of the screen, in points, before it becomes less tall;
      /// `nil` stops where it would rest at that edge.
      public var screenEdgeResistance: CGFloat?

      /// Makes an offset.
      public init(bottom: CGFloat = 0, screenEdgeResistance: CGFloat? = nil) {
        self.bottom = bottom
        self.screenEdgeResistance = screenEdgeResistance
      }

      /// No room between them.
      public static var none: Offset { Offset() }
    }
  }

  /// Whether an entry turns with the device, and how far.
  public struct Rotation: Hashable, Sendable {
    /// Which ways up.
    public enum SupportedInterfaceOrientation: Hashable, Sendable, CaseIterable {
      /// Those that the system has by itself.
      case standard
      /// All of them.
      case all
    }

    /// Whether it turns.
    public var isEnabled = true
    /// Which ways up it is.
    public var supportedInterfaceOrientations = SupportedInterfaceOrientation.standard

    /// Makes a rotation: it turns as the system does by itself.
    public init() {}
  }
}
