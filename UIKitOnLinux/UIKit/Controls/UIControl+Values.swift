internal import Foundation

extension UIControl {
  /// A set of control events.
  public struct Event: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes events from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began.
    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    /// A repeated tap began.
    public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
    /// The touch moved inside the control.
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    /// The touch moved outside the control.
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    /// The touch came back into the control.
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    /// The touch left the control.
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    /// The touch ended inside the control.
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    /// The touch ended outside the control.
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    /// The touch was cancelled.
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    /// The value changed.
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    /// The control's primary action was triggered.
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    /// Editing began.
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    /// The text changed.
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    /// Editing ended.
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    /// The return key was pressed.
    public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
    /// All touch events.
    public static var allTouchEvents: Event { Event(rawValue: 0xFFF) }
    /// All editing events.
    public static var allEditingEvents: Event { Event(rawValue: 0xF_0000) }
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes a state from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No special state.
    public static var normal: State { [] }
    /// The control is highlighted: a touch is on it.
    public static var highlighted: State { State(rawValue: 1 << 0) }
    /// The control is disabled.
    public static var disabled: State { State(rawValue: 1 << 1) }
    /// The control is selected.
    public static var selected: State { State(rawValue: 1 << 2) }
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// On the left.
    case left = 1
    /// On the right.
    case right = 2
    /// Stretched to the full width.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched to the full height.
    case fill = 3
  }
}

/// A control for choosing a value from a range; not drawn by the stand-in.
open class UISlider: UIControl {
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// The value.
  open var value: Float = 0
}
