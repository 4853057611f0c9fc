public import Foundation
public import UIKitNames
internal import Usher

/// Shows messages one after the other.
///
/// Each instance has a line of its own, and takes turns with what else is shown in a window; see
/// `UsherMessages.takesTurns`. What is asked for before there is a window waits for one. `SwiftMessages` itself, by its
/// static members, is the `sharedInstance`.
@preconcurrency @MainActor
open class SwiftMessages {
  /// What shows a message that is not there yet; called on the main actor.
  public typealias ViewProvider = () -> UIView

  /// How messages are shown where nothing is said of it.
  public var defaultConfig = Config()
  /// How long nothing is shown after a message has gone, in seconds; less than 0 counts as 0.
  open var pauseBetweenMessages: TimeInterval = 0.5 { didSet { configureLines() } }
  /// Usher's additions to the instance: whether its messages take turns.
  public final var usher: UsherMessages { UsherMessages(self) }
  var takesTurns = true { didSet { configureLines() } }
  private let isShared: Bool
  private lazy var lane = isShared ? LaneNumber.shared : LaneNumber.next()
  private var allLines: [MessageLine] = []
  /// What waits for what is shown elsewhere.
  private let held = HeldMessages()
  /// How many messages wait for a window.
  private var withoutWindow = 0

  /// Makes an instance, which is kept by whoever made it; when it goes, so do its messages.
  nonisolated public init() {
    isShared = false
  }

  nonisolated init(isShared: Bool) {
    self.isShared = isShared
  }

  /// Sends away what is shown, and takes back what waits.
  isolated deinit {
    for line in lines { line.hideAll() }
  }

  /// Shows a view, as soon as its turn has come.
  open func show(config: Config, view: UIView) {
    let message = Message(view, config: config)
    message.animator.delegate = self
    show(message)
  }

  /// Shows a view as `defaultConfig` says.
  public func show(view: UIView) {
    show(config: defaultConfig, view: view)
  }

  /// Shows a view that is made on the main actor, soon; may be called on any thread.
  ///
  /// Those of one thread are asked for in the order of the calls.
  nonisolated open func show(config: Config, viewProvider: @escaping ViewProvider) {
    // Both are handed over: the caller of this has no say in them any more, as ever with this library.
    nonisolated(unsafe) let (config, viewProvider) = (config, viewProvider)
    Presenter.enqueue(in: { config.presenter }) { [weak self] _ in
      self?.show(config: config, view: viewProvider())
    }
  }

  /// Shows a view that is made on the main actor, soon, as `defaultConfig` says now; on another thread, as
  /// it says by then.
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

  /// Sends away what is shown; what waits goes on waiting, and one whose delay has not ended still comes.
  ///
  /// One that is to stay for a minimum time goes after that.
  ///
  /// - Parameter animated: Whether it moves away; otherwise it is gone at once.
  open func hide(animated: Bool = true) {
    inOrder { $0.hide(animated: animated) }
  }

  /// Sends away what is shown, and takes back everything that waits or is delayed.
  open func hideAll() {
    held.drop(nil)
    inOrder { $0.hideAll() }
  }

  /// Sends away and takes back the messages of an id.
  open func hide(id: String) {
    held.drop(id)
    inOrder { $0.hide(id: id) }
  }

  /// Sends away and takes back the messages of an id, once this was called as often as they were asked for.
  open func hideCounted(id: String) {
    inOrder { $0.hideCounted(id: id) }
  }

  /// How often messages of an id were asked for since they were last sent away, the dropped ones included.
  ///
  /// Only those that ignore duplicates count; 0 where there are none, and as long as they wait for a window.
  public func count(id: String) -> Int {
    lines.reduce(0) { $0 + $1.count(of: id) }
  }

  /// Lets an id count as asked for so often; without effect where it does not count at all.
  public func set(count: Int, for id: String) {
    for line in lines { line.setCount(count, of: id) }
  }

  /// What is shown, on its way in or out included, where it is a view of this type.
  public func current<T: UIView>() -> T? {
    lines.lazy.compactMap { $0.current?.view as? T }.first
  }

  /// What is shown, where it is of this id and a view of this type.
  public func current<T: UIView>(id: String) -> T? {
    lines.lazy.compactMap { $0.current }.first { $0.id == id }?.view as? T
  }

  /// What waits in line under this id, where it is a view of this type; the delayed are not in line.
  public func queued<T: UIView>(id: String) -> T? {
    (lines.lazy.compactMap { $0.queued(id) }.first ?? held.first(id))?.view as? T
  }

  /// What is shown, or else waits in line, under this id.
  public func currentOrQueued<T: UIView>(id: String) -> T? {
    current(id: id) ?? queued(id: id)
  }
}

extension SwiftMessages: AnimationDelegate {
  /// Sends away or takes back the message that an animator moves.
  public func hide(animator: any Animator) {
    if let waiting = held.message(of: animator) { held.drop(waiting) }
    message(of: animator)?.dismiss()
  }

  /// Lets the time of the message that an animator moves stand still.
  public func panStarted(animator: any Animator) {
    message(of: animator)?.setHeld(true)
  }

  /// Lets the time of the message that an animator moves begin anew.
  public func panEnded(animator: any Animator) {
    message(of: animator)?.setHeld(false)
  }

  private func message(of animator: any Animator) -> Message? {
    lines.lazy.compactMap { $0.message(of: animator) }.first
  }
}

extension SwiftMessages {
  /// What it shows in the windows there are, that of the default presenter first.
  private var lines: [MessageLine] {
    let isDefault = { (line: MessageLine) in line.presenter === Presenter.default }
    return allLines.filter(isDefault) + allLines.filter { !isDefault($0) && $0.presenter != nil }
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

  /// Asks for a message where its context says: now, or as soon as there is a window.
  private func show(_ message: Message) {
    if let presenter = message.presenterAsked, !presenter.isClosed {
      return take(message, on: presenter)
    }
    withoutWindow += 1
    Presenter.withDefault { [weak self] presenter in
      guard let self else { return }
      withoutWindow -= 1
      let chosen = message.presenterAsked ?? presenter
      take(message, on: chosen.isClosed ? presenter : chosen)
    }
  }

  /// Asks for a message in a place; where the instance shows something elsewhere, once that has gone.
  private func take(_ message: Message, on presenter: Presenter) {
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

  /// Shows the next of those that wait for another place, after the pause.
  private func placeBecameFree(after last: Presenter?) {
    guard !held.isEmpty, !lines.contains(where: { $0.isBusy }) else { return }
    guard let last, !last.isClosed else { return showHeld() }
    last.act(after: .lasting(pauseBetweenMessages)) { [weak self] in self?.showHeld() }
  }

  private func showHeld() {
    while !lines.contains(where: { $0.isBusy }), let next = held.takeNext() {
      guard let presenter = next.presenter, !presenter.isClosed else { continue }
      line(on: presenter).show(next.message)
    }
  }

  /// Does something about what was asked for before: now, or after that where it waits for a window.
  private func inOrder(_ act: @escaping @MainActor (MessageLine) -> Void) {
    guard withoutWindow > 0 else { return lines.forEach(act) }
    Presenter.withDefault { [weak self] _ in self?.lines.forEach(act) }
  }
}
