internal import Foundation

extension UIControl {
  /// Something that happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch has begun.
    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    /// A further tap of several has begun.
    public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
    /// The touch moves on the control.
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    /// The touch moves outside the control.
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    /// The touch has come back.
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    /// The touch has left.
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    /// The touch has ended on the control.
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    /// The touch has ended outside the control.
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    /// The touch was taken away.
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    /// The value has changed.
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    /// The control was used.
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    /// Editing has begun.
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    /// The text has changed.
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    /// Editing has ended.
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    /// Return was pressed.
    public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
    /// All that touches do.
    public static var allTouchEvents: Event { Event(rawValue: 0xFFF) }
    /// All that editing does.
    public static var allEditingEvents: Event { Event(rawValue: 0xF_0000) }
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a state of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing is special.
    public static var normal: State { [] }
    /// A touch is on the control.
    public static var highlighted: State { State(rawValue: 1 << 0) }
    /// The control cannot be used.
    public static var disabled: State { State(rawValue: 1 << 1) }
    /// The control is chosen.
    public static var selected: State { State(rawValue: 1 << 2) }
  }

  /// Where content stands from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Everywhere.
    case fill = 3
    /// Where a line begins.
    case leading = 4
    /// Where a line ends.
    case trailing = 5
  }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Everywhere.
    case fill = 3
  }
}

/// A control for a value between two others, which draws nothing here.
open class UISlider: UIControl {
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// The value.
  open var value: Float = 0
}
