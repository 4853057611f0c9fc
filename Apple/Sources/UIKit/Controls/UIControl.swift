public import Foundation

/// A view that turns touches into events.
open class UIControl: UIView {
  private var entries: [Entry] = []
  private var tracked: UITouch?

  private struct Entry {
    let action: UIAction
    var events: Event
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

  /// Where the content stands, which nothing here follows.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content stands, which nothing here follows.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Makes a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that performs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Nothing is made from an archive here.
  public required init?(coder: NSCoder) { nil }

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
    entries.append(Entry(action: action, events: controlEvents))
  }

  /// Stops performing an action at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing an action at events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in entries.indices where entries[index].action.identifier == identifier {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The events that something is performed at.
  open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs what is to be performed at events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) {
    action.perform(for: self)
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
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
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

  private func stateDidChange() {
    setNeedsDisplay()
  }
}
