internal import UIKitNames
internal import Usher

/// One message, from when it is asked for until it is gone.
@MainActor
final class Message {
  /// What is shown.
  let view: UIView
  /// How.
  let config: SwiftMessages.Config
  /// What it is told apart by, as its view said when it was asked for.
  let id: String
  /// What it comes and goes by.
  let animator: any Animator
  /// Whether it goes without a motion.
  var goesAtOnce = false
  private weak var presenter: Presenter?
  private var handle: PresentationHandle?
  private var progress = Progress.asked
  private var windowViewController: WindowViewController?

  /// How far it has come.
  private enum Progress {
    case asked
    case coming
    case leaving
    case gone
  }

  init(_ view: UIView, config: SwiftMessages.Config) {
    self.view = view
    self.config = config
    id = (view as? any Identifiable)?.id ?? "\(ObjectIdentifier(view))"
    animator = config.presentationStyle.animator
  }

  /// Whether it is shown, on its way in or out included.
  var isSeen: Bool { progress == .coming || progress == .leaving }

  /// Whether it will never be shown, or not again.
  var hasEnded: Bool { progress == .gone || handle?.result != nil }

  /// Whether it stands in line; one whose delay has not ended does not.
  var isInLine: Bool {
    guard progress == .asked else { return false }
    return switch handle?.fate {
    case .requested: delay == .zero
    case .waiting, .asked: true
    case .delayed, .shown, .leaving, .dismissed, .refused, .updated, nil: false
    }
  }

  /// Whether its id is counted, and counts still.
  var counts: Bool { config.ignoreDuplicates && progress != .leaving && !hasEnded }

  /// Asks for it.
  func present(on presenter: Presenter, in line: MessageLine) {
    self.presenter = presenter
    MessageGeometry.prepare(view, for: place)
    handle = presenter.present(
      view, as: overlay(in: line.lane.id), name: line.name(id),
      interactions: Interactions(onTap: [{ (self.view as? BaseView)?.tapped() }]),
      lifecycle: Lifecycle(
        willPresent: { self.willPresent() }, didPresent: { self.tell(.didShow(self.view)) },
        willDismiss: { self.willDismiss() },
        didDismiss: { _ in self.didDismiss(from: line) })
    ) { self.styled($0) }
    if hasEnded { line.remove(self) }
  }

  /// Sends it away, or takes it back.
  func dismiss() {
    handle?.dismiss()
  }

  /// Lets its time stand still, as long as it is shown, or begin anew.
  func setHeld(_ isHeld: Bool) {
    guard let handle, isSeen else { return }
    presenter?.handle(.attentionChanged(.touch, of: handle.id, isPresent: isHeld))
  }

  private func willPresent() {
    progress = .coming
    if config.presentationContext.makesWindow {
      windowViewController = config.windowViewController?(config)
    }
    tell(.willShow(view))
  }

  private func willDismiss() {
    progress = .leaving
    tell(.willHide(view))
  }

  private func didDismiss(from line: MessageLine) {
    let wasSeen = isSeen
    progress = .gone
    windowViewController = nil
    line.remove(self)
    if wasSeen { tell(.didHide(view)) }
  }

  private func tell(_ event: SwiftMessages.Event) {
    for listener in config.eventListeners { listener(event) }
  }
}
