#if !canImport(UIKit)

/// Something to use.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether it can be used.
  open var isEnabled = true { didSet { setNeedsContentUpdate() } }
  /// Whether the control is chosen; only kept, but where a subclass says otherwise.
  open var isSelected = false { didSet { setNeedsContentUpdate() } }
  /// Whether the control is pressed; only kept: the host draws presses.
  open var isHighlighted = false
  private var actions: [(event: Event, action: UIAction)] = []

  /// Calls an action for events.
  open func addAction(_ action: UIAction, for event: Event) {
    actions.append((event, action))
  }

  /// Calls an action for events no more.
  open func removeAction(_ action: UIAction, for event: Event) {
    actions.removeAll { $0.action === action && $0.event == event }
  }

  /// Calls a closure for events; what UIKit's target and action do, which Swift has not on Linux.
  public final func addTarget(for event: Event, _ act: @escaping () -> Void) {
    addAction(UIAction { _ in act() }, for: event)
  }

  /// Does what is to be done for events.
  open func sendActions(for event: Event) {
    guard isEnabled else { return }
    for (wanted, action) in actions where !wanted.isDisjoint(with: event) {
      action.perform(from: self)
    }
  }

  /// What a person does.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Makes events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch begins.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch ends on it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person has changed what is typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed, and goes on as usual.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything about editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of them.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How it is.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Makes a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
  }
}

/// Something to do when a control is used.
@preconcurrency @MainActor
public final class UIAction {
  /// What it is called.
  public let title: String
  /// Its icon.
  public let image: UIImage?
  /// What used it last.
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
