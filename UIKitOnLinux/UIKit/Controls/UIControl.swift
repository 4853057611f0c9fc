public import Foundation

/// A view that turns touches into control events.
open class UIControl: UIView {
  private var entries: [Entry] = []
  private var tracked: UITouch?

  private struct Entry {
    let answer: Answer
    var events: Event
  }

  /// A registered response to control events.
  private enum Answer {
    case action(UIAction)
    /// A target-action pair with a weak target ("UIControl.addTarget(_:action:for:)").
    ///
    /// `isNil` is true if no target was given.
    case selector(Selector, target: WeakTarget, isNil: Bool)

    func isAction(_ identifier: UIAction.Identifier) -> Bool {
      if case .action(let action) = self { action.identifier == identifier } else { false }
    }
  }

  private struct WeakTarget {
    weak var object: AnyObject?
  }

  /// Whether the control responds to touches.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a touch is on the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Whether the control is tracking a touch that began on the control.
  open private(set) var isTracking = false
  /// Whether the tracked touch is on the control or near it.
  open private(set) var isTouchInside = false

  /// The content's horizontal alignment, which only buttons follow in the stand-in.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The content's vertical alignment, which only buttons follow in the stand-in.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from a nib, with default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The control's state.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Actions

  /// Adds an action for control events.
  ///
  /// Replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(answer: .action(action), events: controlEvents))
  }

  /// Removes an action for control events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for control events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in entries.indices where entries[index].answer.isAction(identifier) {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Adds a target and an action for control events ("UIControl.addTarget(_:action:for:)").
  ///
  /// Adding the same pair again only adds events.
  ///
  /// UIKit searches the responder chain for a `nil` target. Without Objective-C, a selector's
  /// responders can't be found, so the closure receives the control as its target.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in entries.indices where matches(entries[index], object, action) {
      entries[index].events.formUnion(controlEvents)
      return
    }
    let answer = Answer.selector(action, target: WeakTarget(object: object), isNil: object == nil)
    entries.append(Entry(answer: answer, events: controlEvents))
  }

  /// Removes a target and an action for control events.
  ///
  /// `nil` represents all targets or all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in entries.indices {
      guard case .selector(let selector, let known, _) = entries[index].answer,
        object == nil || known.object === object, action == nil || action == selector
      else { continue }
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  private func matches(_ entry: Entry, _ object: AnyObject?, _ action: Selector) -> Bool {
    guard case .selector(let selector, let target, let isNil) = entry.answer else { return false }
    return selector == action && target.object === object && isNil == (object == nil)
  }

  /// The registered targets that still exist.
  open var allTargets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry in
        guard case .selector(_, let target, _) = entry.answer else { return nil }
        return (target.object as? NSObject).map { AnyHashable($0) }
      })
  }

  /// The control events that have an action.
  open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs the actions for control events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.answer {
      case .action(let action): sendAction(action)
      case .selector(let selector, let target, let isNil):
        guard isNil || target.object != nil else { continue }
        sendAction(selector, to: target.object, for: nil)
      }
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) {
    action.perform(for: self)
  }

  /// Calls a selector with its target, or with the control itself if the target is `nil`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.act(target ?? self, self)
  }

  /// Performs the control's primary action, as if the user had used the control.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Touches

  /// Returns whether to track a touch that begins.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns whether to continue tracking a touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch was canceled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Starts to track the first of the touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    tracked = touch
    (isTouchInside, isHighlighted) = (true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Sends the events for a touch that moved, left the control or returned.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = reaches(touch)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return finish() }
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (false, false): sendActions(for: .touchDragOutside)
    case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside])
    case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside])
    }
  }

  /// Sends the events for a touch that ended inside or outside the control.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    isTouchInside = reaches(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    finish()
    sendActions(for: isInside ? eventsOfUse : .touchUpOutside)
    if isInside { useDidEnd() }
  }

  /// Sends the event for a canceled touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    cancelTracking(with: event)
    finish()
    sendActions(for: .touchCancel)
  }

  private func finish() {
    tracked = nil
    (isTracking, isTouchInside) = (false, false)
    if isHighlighted { isHighlighted = false }
  }

  /// The distance from the control, in points, within which a finger is still treated as inside.
  ///
  /// UIKit documents no number. On devices, the distance is about 70 points.
  private static let slip: CGFloat = 70

  private func reaches(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slip, dy: -Self.slip).contains(touch.location(in: self))
  }

  /// The events of a touch that ends inside the control.
  ///
  /// A button adds its primary action.
  var eventsOfUse: Event { .touchUpInside }

  /// Called after a touch ended inside the control.
  func useDidEnd() {}

  /// Called after a change of `isEnabled`, `isSelected` or `isHighlighted`.
  func stateDidChange() {
    setNeedsDisplay()
  }
}

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
    /// The touch returned to the control.
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    /// The touch left the control.
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    /// The touch ended inside the control.
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    /// The touch ended outside the control.
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    /// The touch was canceled.
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
  public struct State: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a state from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No special state.
    public static var normal: State { [] }
    /// The control is highlighted, because it is touched.
    public static var highlighted: State { State(rawValue: 1 << 0) }
    /// The control is disabled.
    public static var disabled: State { State(rawValue: 1 << 1) }
    /// The control is selected.
    public static var selected: State { State(rawValue: 1 << 2) }
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
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
    /// Centered.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched to the full height.
    case fill = 3
  }
}
