#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge
@_spi(Facades) internal import Usher

/// An instance's messages in one window, both visible and waiting.
@MainActor
final class MessageLine {
  /// The window's presenter, or `nil` after the window was closed.
  private(set) weak var presenter: Presenter?
  /// The lane of the instance.
  let lane: LaneNumber
  /// Called when a message ends.
  var onEnd: @MainActor () -> Void = {}
  /// The pending messages, in the order of their requests.
  private var messages: [Message] = []

  init(on presenter: Presenter, in lane: LaneNumber) {
    self.presenter = presenter
    self.lane = lane
  }

  /// Configures the lane.
  ///
  /// If `takesTurns` is `false`, messages are shown independently of other overlays.
  func configure(pause: Duration, takesTurns: Bool) {
    presenter?.configureGuest(
      lane.id,
      LaneSettings(gap: .constant(pause), showsModalsAbove: false, sharesEdges: false),
      isIndependent: !takesTurns)
  }

  /// The visible message, including its entrance and exit.
  var current: Message? { messages.first { $0.isSeen } }

  /// Whether the window is open and a message is visible or waiting.
  var isBusy: Bool {
    presenter?.isClosed == false && messages.contains { $0.isSeen || $0.isInLine }
  }

  /// Whether a message with an ID waits, or is shown and not leaving.
  func holds(_ id: String) -> Bool {
    messages.contains { $0.id == id && !$0.hasEnded && !$0.isLeaving }
  }

  /// Returns the next waiting message with an ID.
  ///
  /// Delayed messages aren't in the queue.
  func queued(_ id: String) -> Message? {
    messages.first { $0.id == id && $0.isInLine }
  }

  /// Requests a message.
  func show(_ message: Message) {
    guard let presenter else { return }
    messages.removeAll { $0.hasEnded }
    messages.append(message)
    message.present(on: presenter, in: self)
  }

  /// Removes a message that has ended.
  func remove(_ message: Message) {
    guard messages.contains(where: { $0 === message }) else { return }
    messages.removeAll { $0 === message }
    onEnd()
  }

  /// Hides the visible message.
  func hide(animated: Bool, by dismissal: MessageDismissal) {
    if !animated { current?.goesAtOnce = true }
    dismissal.dismiss(.shown(in: lane.id), on: presenter)
  }

  /// Hides and removes the messages of a view.
  func hide(_ view: UIView, by dismissal: MessageDismissal) {
    for message in messages where message.view === view { message.dismiss(by: dismissal) }
  }

  /// Hides and removes all messages, and resets their counts.
  func hideAll() {
    let ids = Set(messages.map(\.id))
    presenter?.dismiss(.all(in: lane.id))
    for id in ids { presenter?.setCount(0, of: name(id)) }
  }

  /// Hides and removes the messages with an ID, and resets the ID's count.
  func hide(id: String, by dismissal: MessageDismissal) {
    dismissal.dismiss(.named(name(id), in: lane.id), on: presenter)
    presenter?.setCount(0, of: name(id))
  }

  /// Decreases an ID's count by 1, and hides and removes its messages if the count reaches 0.
  func hideCounted(id: String) {
    presenter?.dismissCounted(name(id))
  }

  /// Returns the number of requests for an ID since its messages were last hidden.
  func count(of id: String) -> Int { presenter?.count(of: name(id)) ?? 0 }

  /// Sets the count of an ID.
  ///
  /// The call is ignored if no pending message with the ID is counted.
  func setCount(_ count: Int, of id: String) {
    guard messages.contains(where: { $0.id == id && $0.counts }) else { return }
    presenter?.setCount(count, of: name(id))
  }

  /// Returns the message of an animator.
  func message(of animator: any Animator) -> Message? {
    messages.first { $0.animator === animator }
  }

  /// Returns the ID's name among all overlays of a window.
  func name(_ id: String) -> String { "SwiftMessages/\(lane.id.rawValue)/\(id)" }
}
#endif
