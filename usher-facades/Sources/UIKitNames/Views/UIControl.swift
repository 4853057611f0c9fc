#if os(Linux) && !UIKIT_STAND_IN

/// A view that the user can operate, such as a button or a field.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether the control can be operated.
  open var isEnabled = true { didSet { setNeedsContentUpdate() } }
  /// Whether the control is selected; stored, without effect unless a subclass uses the value.
  open var isSelected = false { didSet { setNeedsContentUpdate() } }
  /// Whether the control is pressed; stored without effect, as the host draws presses.
  open var isHighlighted = false
  private var actions: [(event: Event, action: UIAction)] = []

  /// Adds an action that is performed for the given events.
  open func addAction(_ action: UIAction, for event: Event) {
    actions.append((event, action))
  }

  /// Removes an action that was added for exactly these events.
  open func removeAction(_ action: UIAction, for event: Event) {
    actions.removeAll { $0.action === action && $0.event == event }
  }

  /// Calls a closure for events.
  ///
  /// The method replaces UIKit's target and action, since Swift has no selectors on Linux.
  public final func addTarget(for event: Event, _ act: @escaping () -> Void) {
    addAction(UIAction { _ in act() }, for: event)
  }

  /// Performs the actions of the given events; a no-op while the control is disabled.
  open func sendActions(for event: Event) {
    guard isEnabled else { return }
    for (wanted, action) in actions where !wanted.isDisjoint(with: event) {
      action.perform(from: self)
    }
  }

  /// Events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, one for each event.
    public let rawValue: UInt

    /// Makes events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The Return key was pressed, and the delegate lets it have its usual effect.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// A set of a control's states.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, one for each state.
    public let rawValue: UInt

    /// Makes a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The state of an enabled control that is neither pressed nor selected.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }
}

/// A closure to perform when a control is used, with a title and an icon.
@preconcurrency @MainActor
public final class UIAction {
  /// The action's title.
  public let title: String
  /// The action's icon.
  public let image: UIImage?
  /// The control that last performed the action.
  public private(set) weak var sender: UIControl?
  private let handler: (UIAction) -> Void

  /// Makes an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }

  func perform(from sender: UIControl) {
    self.sender = sender
    handler(self)
  }
}
#endif
