internal import Usher

/// What an instance shows, and holds in line, in one window.
@MainActor
final class MessageLine {
  /// What shows it; `nil` once the window is gone.
  private(set) weak var presenter: Presenter?
  /// Where its messages take their turns.
  let lane: LaneNumber
  /// Called when a message has left the line.
  var onEnd: @MainActor () -> Void = {}
  /// Those that have not ended, as they were asked for.
  private var messages: [Message] = []

  init(on presenter: Presenter, in lane: LaneNumber) {
    self.presenter = presenter
    self.lane = lane
  }

  /// Gives its lane its rules; without `takesTurns`, whatever else is shown plays no part.
  func configure(pause: Duration, takesTurns: Bool) {
    presenter?.configureGuest(
      lane.id, LaneSettings(gap: .constant(pause)), isIndependent: !takesTurns)
  }

  /// The one that is shown, on its way in or out included.
  var current: Message? { messages.first { $0.isSeen } }

  /// Whether something is shown or waits here.
  var isBusy: Bool {
    presenter?.isClosed == false && messages.contains { $0.isSeen || $0.isInLine }
  }

  /// Whether one of an id is shown, and not on its way out, or waits.
  func holds(_ id: String) -> Bool {
    messages.contains { $0.id == id && !$0.hasEnded && !$0.isLeaving }
  }

  /// The next of an id that stands in line; those whose delay has not ended do not.
  func queued(_ id: String) -> Message? {
    messages.first { $0.id == id && $0.isInLine }
  }

  /// Asks for a message.
  func show(_ message: Message) {
    guard let presenter else { return }
    messages.removeAll { $0.hasEnded }
    messages.append(message)
    message.present(on: presenter, in: self)
  }

  /// Forgets a message that is gone.
  func remove(_ message: Message) {
    guard messages.contains(where: { $0 === message }) else { return }
    messages.removeAll { $0 === message }
    onEnd()
  }

  /// Sends away what is shown.
  func hide(animated: Bool) {
    if !animated { current?.goesAtOnce = true }
    presenter?.dismiss(.shown(in: lane.id))
  }

  /// Sends away and takes back everything, and forgets how often it was asked for.
  func hideAll() {
    let ids = Set(messages.map(\.id))
    presenter?.dismiss(.all(in: lane.id))
    for id in ids { presenter?.setCount(0, of: name(id)) }
  }

  /// Sends away and takes back what has an id, and forgets how often that was asked for.
  func hide(id: String) {
    presenter?.dismiss(.named(name(id), in: lane.id))
    presenter?.setCount(0, of: name(id))
  }

  /// Does as `hide(id:)` once this was asked as often as the id was.
  func hideCounted(id: String) {
    presenter?.dismissCounted(name(id))
  }

  /// How often an id was asked for since it was last sent away.
  func count(of id: String) -> Int { presenter?.count(of: name(id)) ?? 0 }

  /// Lets an id count as asked for so often, where it counts at all.
  func setCount(_ count: Int, of id: String) {
    guard messages.contains(where: { $0.id == id && $0.counts }) else { return }
    presenter?.setCount(count, of: name(id))
  }

  /// The message that an animator moves.
  func message(of animator: any Animator) -> Message? {
    messages.first { $0.animator === animator }
  }

  /// What an id is called where all names of a window meet.
  func name(_ id: String) -> String { "SwiftMessages/\(lane.id.rawValue)/\(id)" }
}
