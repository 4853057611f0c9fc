#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge
@_spi(Facades) internal import Usher

/// A queue of messages, shown one after the other.
///
/// Each instance has a queue of its own. The `sharedInstance`, on which the static members act,
/// takes turns with everything else shown in a window; the messages of other instances are
/// independent, unless the app says so by `UsherMessages.takesTurns`. Messages requested before a
/// window exists wait for one.
@preconcurrency @MainActor
open class SwiftMessages {
  /// A closure that makes a message's view; called on the main actor.
  public typealias ViewProvider = () -> UIView

  /// The configuration for messages that are shown without one.
  public var defaultConfig = Config()
  /// The pause after a message has gone, in seconds; negative numbers count as 0.
  open var pauseBetweenMessages: TimeInterval = 0.5 { didSet { configureLines() } }
  /// Usher's additions to the instance: whether its messages take turns.
  public final var usher: UsherMessages { UsherMessages(self) }
  lazy var takesTurns = isShared { didSet { configureLines() } }
  private let isShared: Bool
  private lazy var lane = isShared ? LaneNumber.shared : LaneNumber.next()
  private var allLines: [MessageLine] = []
  /// Messages for another place, waiting until the shown message has gone.
  private let held = HeldMessages()
  /// The number of messages waiting for a window.
  private var withoutWindow = 0

  /// Makes an instance, which the caller keeps alive; the end of the instance ends its messages.
  nonisolated public init() {
    isShared = false
  }

  nonisolated init(isShared: Bool) {
    self.isShared = isShared
  }

  /// Hides the shown message, and removes the waiting messages.
  deinit {
    let lines = allLines
    MainActor.act {
      for line in Self.inOrder(lines) { line.hideAll() }
    }
  }

  /// Shows a view in its turn.
  open func show(config: Config, view: UIView) {
    let message = Message(view, config: config)
    message.animator.delegate = self
    show(message)
  }

  /// Shows a view with `defaultConfig`.
  public func show(view: UIView) {
    show(config: defaultConfig, view: view)
  }

  /// Makes a view on the main actor and shows it soon; callable from any thread.
  ///
  /// Calls from the same thread are performed in their order.
  nonisolated open func show(config: Config, viewProvider: @escaping ViewProvider) {
    // Both values are transferred: the caller must not use them afterwards, as always with this
    // library.
    nonisolated(unsafe) let (config, viewProvider) = (config, viewProvider)
    Presenter.enqueue(in: { config.presenter }) { [weak self] _ in
      self?.show(config: config, view: viewProvider())
    }
  }

  /// Makes a view on the main actor and shows it soon with `defaultConfig`; callable from any
  /// thread.
  ///
  /// On the main actor, `defaultConfig` is read at the time of the call. On another thread it is
  /// read when the view is made.
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

  /// Hides the shown message; waiting and delayed messages are not affected.
  ///
  /// A message with a minimum time is hidden at the end of that time.
  ///
  /// - Parameter animated: Whether the exit is animated; otherwise the message disappears at once.
  open func hide(animated: Bool = true) {
    hide(animated: animated, completion: nil)
  }

  /// Hides the shown message, and removes all waiting and delayed messages.
  open func hideAll() {
    held.drop(nil)
    inOrder { lines in
      for line in lines { line.hideAll() }
    }
  }

  /// Hides and removes the messages with an id.
  open func hide(id: String) {
    hide(id: id, completion: nil)
  }

  /// Hides and removes the messages with an id, once called as often as the messages were
  /// requested.
  open func hideCounted(id: String) {
    inOrder { lines in
      for line in lines { line.hideCounted(id: id) }
    }
  }

  /// The number of requests for an id since its messages were last hidden, dropped duplicates
  /// included.
  ///
  /// Only messages with `ignoreDuplicates` count. The number is 0 for an unknown id, and while the
  /// messages wait for a window.
  public func count(id: String) -> Int {
    lines.reduce(0) { $0 + $1.count(of: id) }
  }

  /// Sets the number of requests for an id; ignored for an id without counted messages.
  public func set(count: Int, for id: String) {
    for line in lines { line.setCount(count, of: id) }
  }

  /// The shown view of the type `T`, including during the entrance and the exit.
  public func current<T: UIView>() -> T? {
    lines.lazy.compactMap { $0.current?.view as? T }.first
  }

  /// The shown view with the id and of the type `T`.
  public func current<T: UIView>(id: String) -> T? {
    lines.lazy.compactMap { $0.current }.first { $0.id == id }?.view as? T
  }

  /// The first waiting view with the id, if the view is of the type `T`; delayed messages are not
  /// in the queue.
  public func queued<T: UIView>(id: String) -> T? {
    (lines.lazy.compactMap { $0.queued(id) }.first ?? held.first(id))?.view as? T
  }

  /// The shown view with the id, or else the first waiting view.
  public func currentOrQueued<T: UIView>(id: String) -> T? {
    current(id: id) ?? queued(id: id)
  }
}

extension SwiftMessages {
  /// Hides the shown message, and calls `completion` once the message has gone.
  func hide(animated: Bool, completion: (@MainActor () -> Void)?) {
    hide(completion) { $0.hide(animated: animated, by: $1) }
  }

  /// Hides and removes the messages with an id, and calls `completion` once all of them have gone.
  func hide(id: String, completion: (@MainActor () -> Void)?) {
    held.drop(id)
    hide(completion) { $0.hide(id: id, by: $1) }
  }

  /// Hides and removes the messages of a view, and calls `completion` once all of them have gone.
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

  /// Pauses the time of the message of an animator.
  public func panStarted(animator: any Animator) {
    message(of: animator)?.setHeld(true)
  }

  /// Restarts the time of the message of an animator.
  public func panEnded(animator: any Animator) {
    message(of: animator)?.setHeld(false)
  }

  private func message(of animator: any Animator) -> Message? {
    lines.lazy.compactMap { $0.message(of: animator) }.first
  }
}

extension SwiftMessages {
  /// The instance's lines in the open windows, beginning with the default presenter's.
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

  /// Requests a message on the presenter of its context, or on the default presenter as soon as a
  /// window exists.
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

  /// Requests a message on a presenter; while the instance shows messages elsewhere, the message is
  /// held back.
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

  /// Shows the next held message after the pause, once nothing is shown elsewhere.
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

  /// Calls `act` with the lines: now, or, while messages wait for a window, after these messages
  /// were requested; with no lines if the instance is released meanwhile.
  private func inOrder(_ act: @escaping @MainActor ([MessageLine]) -> Void) {
    guard withoutWindow > 0 else { return act(lines) }
    Presenter.withDefault { [weak self] _ in act(self?.lines ?? []) }
  }
}
#endif
