public import Foundation

/// A view that turns touches into events.
open class UIControl: UIView {
  private var entries: [Entry] = []
  private var tracked: UITouch?

  private struct Entry {
    let answer: Answer
    var events: Event
  }

  /// An answer to events.
  private enum Answer {
    case action(UIAction)
    /// The target is not kept ("UIControl.addTarget(_:action:for:)"); `isNil` is for none given.
    case selector(Selector, target: WeakTarget, isNil: Bool)

    func isAction(_ identifier: UIAction.Identifier) -> Bool {
      if case .action(let action) = self { action.identifier == identifier } else { false }
    }
  }

  private struct WeakTarget {
    weak var object: AnyObject?
  }

  /// Whether the control answers touches.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a touch is on the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Whether a touch that began on the control goes on.
  public private(set) var isTracking = false
  /// Whether the touch is on the control or near it.
  public private(set) var isTouchInside = false

  /// The content's place, which only buttons follow here.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The content's place, which only buttons follow here.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Makes a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that performs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control of a nib, with nothing set.
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

  /// Performs an action at events; one of the same identifier gives way.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(answer: .action(action), events: controlEvents))
  }

  /// Stops performing an action at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing an action at events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in entries.indices where entries[index].answer.isAction(identifier) {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Calls a selector with a target at events; adding the same pair again only adds events
  /// ("UIControl.addTarget(_:action:for:)").
  ///
  /// UIKit searches the responder chain for a `nil` target. Without Objective-C nobody can say what
  /// responds to a selector, so that its closure gets the control as target.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in entries.indices where matches(entries[index], object, action) {
      entries[index].events.formUnion(controlEvents)
      return
    }
    let answer = Answer.selector(action, target: WeakTarget(object: object), isNil: object == nil)
    entries.append(Entry(answer: answer, events: controlEvents))
  }

  /// Stops calling a selector with a target at events; `nil` stands for all targets, or for all
  /// selectors.
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

  /// The targets that were added and still live.
  open var allTargets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry in
        guard case .selector(_, let target, _) = entry.answer else { return nil }
        return (target.object as? NSObject).map { AnyHashable($0) }
      })
  }

  /// The events that something is performed at.
  open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs what is to be performed at events, in the order in which it was added.
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

  /// Calls a selector; without a target, with the control itself.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.act(target ?? self, self)
  }

  /// Does what the control is for, as if the user had used the control.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Touches

  /// Whether to follow a touch that begins.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether to go on following a touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells that a touch has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells that a touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow the first of the touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    tracked = touch
    (isTouchInside, isHighlighted) = (true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Tells whether the touch has left the control or come back.
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

  /// Tells where the touch has ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    isTouchInside = reaches(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    finish()
    sendActions(for: isInside ? eventsOfUse : .touchUpOutside)
  }

  /// Tells that the touch was taken away.
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

  /// The distance that a finger may slip from the control without leaving it, in points.
  ///
  /// UIKit's documentation has no number; on devices it is about this.
  private static let slip: CGFloat = 70

  private func reaches(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slip, dy: -Self.slip).contains(touch.location(in: self))
  }

  /// The events of a touch that ends on the control; a button's are its use as well.
  var eventsOfUse: Event { .touchUpInside }

  /// Follows a change of `isEnabled`, `isSelected` or `isHighlighted`.
  func stateDidChange() {
    setNeedsDisplay()
  }
}
