#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge
@_spi(Facades) internal import Usher

/// A queue of messages that are shown one at a time.
///
/// The static members use the `sharedInstance`, whose messages take turns with all other overlays
/// in a window. Messages of other instances are independent, unless `UsherMessages.takesTurns` is
/// `true`. If no window is open yet, messages wait for a window.
@preconcurrency @MainActor
open class SwiftMessages {
  /// A closure that creates a message's view, called on the main actor.
  public typealias ViewProvider = () -> UIView

  /// The configuration for messages that are shown without a configuration.
  public var defaultConfig = Config()
  /// The pause after a message is removed, in seconds.
  ///
  /// Negative numbers are treated as 0.
  open var pauseBetweenMessages: TimeInterval = 0.5 { didSet { configureLines() } }
  /// Usher's additions to the instance, for example whether its messages take turns.
  public final var usher: UsherMessages { UsherMessages(self) }
  lazy var takesTurns = isShared { didSet { configureLines() } }
  private let isShared: Bool
  private lazy var lane = isShared ? LaneNumber.shared : LaneNumber.next()
  private var allLines: [MessageLine] = []
  /// Messages that wait because the visible message is in a different window.
  private let held = HeldMessages()
  /// The number of messages waiting for a window.
  private var withoutWindow = 0

  /// Creates an instance.
  ///
  /// Retain the instance, because its messages end when it is released.
  nonisolated public init() {
    isShared = false
  }

  nonisolated init(isShared: Bool) {
    self.isShared = isShared
  }

  /// Hides the visible message, and removes the waiting messages.
  deinit {
    let lines = allLines
    MainActor.act {
      for line in Self.inOrder(lines) { line.hideAll() }
    }
  }

  /// Adds a view to the queue.
  open func show(config: Config, view: UIView) {
    let message = Message(view, config: config)
    message.animator.delegate = self
    show(message)
  }

  /// Shows a view using `defaultConfig`.
  public func show(view: UIView) {
    show(config: defaultConfig, view: view)
  }

  /// Creates a view on the main actor and shows it.
  ///
  /// You can call this from any thread. Calls from the same thread are performed in order.
  nonisolated open func show(config: Config, viewProvider: @escaping ViewProvider) {
    // Both values are transferred. As in the original, the caller must not use them afterward.
    nonisolated(unsafe) let (config, viewProvider) = (config, viewProvider)
    Presenter.enqueue(in: { config.presenter }) { [weak self] _ in
      self?.show(config: config, view: viewProvider())
    }
  }

  /// Creates a view on the main actor and shows it with `defaultConfig`.
  ///
  /// You can call this from any thread. On the main actor, `defaultConfig` is read immediately. On
  /// other threads, it is read when the view is created.
  nonisolated public func show(viewProvider: @escaping ViewProvider) {
    nonisolated(unsafe) let viewProvider = viewProvider
    let isAsked: Void? = MainActor.ifCurrent {
      show(config: defaultConfig, viewProvider: viewProvider)
    }
    guard isAsked == nil else { return }
    Presenter.enqueue(in: { [weak self] in
      self?.defaultConfig.presenter
    }) { [weak self] _ in
      if let self { show(config: defaultConfig, view: viewProvider()) }
    }
  }

  /// Hides the visible message.
  ///
  /// Waiting and delayed messages aren't affected. If the message has a minimum time, it is hidden
  /// at the end of that time.
  ///
  /// - Parameter animated: Whether the exit is animated. Otherwise, the message disappears
  ///   immediately.
  open func hide(animated: Bool = true) {
    hide(animated: animated, completion: nil)
  }

  /// Hides the visible message, and removes all waiting and delayed messages.
  open func hideAll() {
    held.drop(nil)
    inOrder { lines in
      for line in lines { line.hideAll() }
    }
  }

  /// Hides the messages with an ID, including waiting messages.
  open func hide(id: String) {
    hide(id: id, completion: nil)
  }

  /// Decreases an ID's count by 1, and hides and removes its messages if the count reaches 0.
  ///
  /// For example, if the ID was requested three times, the third call hides its messages.
  open func hideCounted(id: String) {
    inOrder { lines in
      for line in lines { line.hideCounted(id: id) }
    }
  }

  /// Returns the number of requests for an ID since its messages were last hidden.
  ///
  /// Only messages with `ignoreDuplicates` are counted, including dropped duplicates. The number is
  /// 0 if the ID is unknown or its messages wait for a window.
  public func count(id: String) -> Int {
    lines.reduce(0) { $0 + $1.count(of: id) }
  }

  /// Sets the count of an ID, which `hideCounted(id:)` decreases.
  ///
  /// The call is ignored if no pending message with the ID is counted.
  public func set(count: Int, for id: String) {
    for line in lines { line.setCount(count, of: id) }
  }

  /// Returns the visible message's view, or `nil` if it isn't a `T`.
  ///
  /// A message is visible from the start of its entrance to the end of its exit.
  public func current<T: UIView>() -> T? {
    lines.lazy.compactMap { $0.current?.view as? T }.first
  }

  /// Returns the visible message's view, or `nil` if it has a different ID or isn't a `T`.
  public func current<T: UIView>(id: String) -> T? {
    lines.lazy.compactMap { $0.current }.first { $0.id == id }?.view as? T
  }

  /// Returns the view of the first waiting message with the ID, or `nil` if it isn't a `T`.
  ///
  /// Delayed messages aren't in the queue.
  public func queued<T: UIView>(id: String) -> T? {
    (lines.lazy.compactMap { $0.queued(id) }.first ?? held.first(id))?.view as? T
  }

  /// Returns the visible view with the ID, or the first waiting view with the ID.
  public func currentOrQueued<T: UIView>(id: String) -> T? {
    current(id: id) ?? queued(id: id)
  }
}

extension SwiftMessages {
  /// Hides the visible message, and calls `completion` when it is removed.
  func hide(animated: Bool, completion: (@MainActor () -> Void)?) {
    hide(completion) { $0.hide(animated: animated, by: $1) }
  }

  /// Hides and removes the messages with an ID, and calls `completion` when all are removed.
  func hide(id: String, completion: (@MainActor () -> Void)?) {
    held.drop(id)
    hide(completion) { $0.hide(id: id, by: $1) }
  }

  /// Hides and removes a view's messages, and calls `completion` when all are removed.
  func hide(view: UIView, completion: (@MainActor () -> Void)?) {
    held.drop(of: view)
    hide(completion) { $0.hide(view, by: $1) }
  }

  private func hide(
    _ completion: (@MainActor () -> Void)?,
    _ act: @escaping @MainActor (MessageLine, MessageDismissal) -> Void
  ) {
    let dismissal = MessageDismissal(completion: completion)
    inOrder { lines in
      for line in lines { act(line, dismissal) }
      dismissal.close()
    }
  }
}

extension SwiftMessages: AnimationDelegate {
  /// Hides or removes the message of an animator.
  public func hide(animator: any Animator) {
    if let waiting = held.message(of: animator) { held.drop(waiting) }
    message(of: animator)?.dismiss()
  }

  /// Pauses the countdown of an animator's message.
  public func panStarted(animator: any Animator) {
    message(of: animator)?.setHeld(true)
  }

  /// Restarts the countdown of an animator's message.
  public func panEnded(animator: any Animator) {
    message(of: animator)?.setHeld(false)
  }

  private func message(of animator: any Animator) -> Message? {
    lines.lazy.compactMap { $0.message(of: animator) }.first
  }
}

extension SwiftMessages {
  /// The instance's messages in each open window, starting with the default presenter's window.
  private var lines: [MessageLine] { Self.inOrder(allLines) }

  private static func inOrder(_ lines: [MessageLine]) -> [MessageLine] {
    let isDefault = { (line: MessageLine) in line.presenter === Presenter.default }
    return lines.filter(isDefault) + lines.filter { !isDefault($0) && $0.presenter != nil }
  }

  private func line(on presenter: Presenter) -> MessageLine {
    allLines.removeAll { $0.presenter == nil }
    if let known = allLines.first(where: { $0.presenter === presenter }) { return known }
    let line = MessageLine(on: presenter, in: lane)
    line.onEnd = { [weak self, weak presenter] in self?.placeBecameFree(after: presenter) }
    allLines.append(line)
    configure(line)
    return line
  }

  private func configureLines() {
    for line in allLines { configure(line) }
  }

  private func configure(_ line: MessageLine) {
    line.configure(pause: .lasting(pauseBetweenMessages), takesTurns: takesTurns)
  }

  /// Requests a message from the presenter of its context.
  ///
  /// If there is no open presenter, the message waits for the default presenter.
  private func show(_ message: Message) {
    if let presenter = message.presenterAsked, !presenter.isClosed {
      return request(message, on: presenter)
    }
    withoutWindow += 1
    Presenter.withDefault { [weak self] presenter in
      guard let self else { return }
      withoutWindow -= 1
      let chosen = message.presenterAsked ?? presenter
      request(message, on: chosen.isClosed ? presenter : chosen)
    }
  }

  /// Requests a message from a presenter.
  ///
  /// If the instance shows messages in other windows, the message is held until they are removed.
  private func request(_ message: Message, on presenter: Presenter) {
    let others = lines.filter { $0.presenter !== presenter }
    guard Presenter.isOneLine, !held.isEmpty || others.contains(where: { $0.isBusy }) else {
      return line(on: presenter).show(message)
    }
    if message.config.ignoreDuplicates {
      if let known = lines.first(where: { $0.holds(message.id) }) {
        return known.setCount(known.count(of: message.id) + 1, of: message.id)
      }
      guard held.first(message.id) == nil else { return }
    }
    held.add(message, for: presenter)
  }

  /// Shows the next held message after the pause, if no message is visible in any window.
  private func placeBecameFree(after last: Presenter?) {
    guard !held.isEmpty, !lines.contains(where: { $0.isBusy }) else { return }
    guard let last, !last.isClosed else { return showHeld() }
    last.act(after: .lasting(pauseBetweenMessages)) { [weak self] in self?.showHeld() }
  }

  private func showHeld() {
    while !lines.contains(where: { $0.isBusy }), let next = held.removeNext() {
      guard let presenter = next.presenter, !presenter.isClosed else { continue }
      line(on: presenter).show(next.message)
    }
  }

  /// Calls `act` with the instance's messages in each window.
  ///
  /// If messages wait for a window, `act` is called after they were requested. If the instance was
  /// released in the meantime, the list is empty.
  private func inOrder(_ act: @escaping @MainActor ([MessageLine]) -> Void) {
    guard withoutWindow > 0 else { return act(lines) }
    Presenter.withDefault { [weak self] _ in act(self?.lines ?? []) }
  }
}
#endif
