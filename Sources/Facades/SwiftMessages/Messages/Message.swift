internal import Foundation
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
  /// What shows it; `nil` until it is asked for, and once the window is gone.
  private(set) weak var presenter: Presenter?
  private var lane = LaneID.main
  private var handle: PresentationHandle?
  private var progress = Progress.asked
  /// What a client's animator does; `nil` where one of the library's moves it.
  private(set) var animation: ClientAnimation?
  /// The view around its background, where nothing else moves it.
  private(set) lazy var background = BackgroundContent(
    of: view, background: { [view] in view.shownBackground },
    surroundings: { [view, place] in MessageGeometry(of: view, at: place).surroundings },
    spoken: spoken)
  /// What assistive technology finds in the view.
  let spoken: SpokenElements
  private lazy var context = AnimationContext(
    messageView: view, containerView: animation?.container ?? UIView(),
    interactiveHide: config.interactiveHide)
  /// Whether a client's animator has said that it has come.
  private var isComplete = false
  private var windowViewController: WindowViewController?

  /// How far it has come.
  private enum Progress {
    case asked
    case coming
    case arrived
    case leaving
    case gone
  }

  init(_ view: UIView, config: SwiftMessages.Config) {
    self.view = view
    self.config = config
    id = (view as? any Identifiable)?.id ?? "\(ObjectIdentifier(view))"
    animator = config.presentationStyle.animator
    spoken = SpokenElements { (view as? any AccessibleMessage)?.spokenParts }
    if !(animator is any OverlayMotion) {
      animation = ClientAnimation(
        of: view, background: { view.shownBackground }, spoken: spoken)
    }
  }

  /// Whether it is shown, on its way in or out included.
  var isSeen: Bool {
    switch progress {
    case .asked, .gone: false
    case .coming, .arrived, .leaving: true
    }
  }

  /// Whether it is on its way out.
  var isLeaving: Bool { progress == .leaving }

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
    guard config.bound?.connect(self) ?? true else { return line.remove(self) }
    self.presenter = presenter
    lane = line.lane.id
    config.keyboardTrackingView?.follow(presenter)
    var lifecycle = Lifecycle(
      willPresent: { self.appear() }, didPresent: { self.arrive() },
      willDismiss: { self.leave() }, didDismiss: { _ in self.end(in: line) })
    if animation != nil { lifecycle.shouldPresent = { self.takeTurn() } }
    handle = presenter.present(
      view, showing: { _ in self.styled(self.content) }, as: overlay(in: lane),
      name: line.name(id),
      interactions: Interactions(onTap: [{ (self.view as? BaseView)?.tapped() }]),
      lifecycle: lifecycle)
    if let handle { config.bound?.follow(handle) }
    if hasEnded { line.remove(self) }
  }

  /// Sends it away, or takes it back.
  func dismiss() {
    ownHandle?.dismiss()
  }

  /// Lets its time stand still, as long as it is shown, or begin anew.
  func setHeld(_ isHeld: Bool) {
    guard isSeen, let id = ownHandle?.id else { return }
    presenter?.handle(.attentionChanged(.touch, of: id, isPresent: isHeld))
  }

  /// The request; also while it is being made, when one that is shown is the only one of its lane.
  private var ownHandle: PresentationHandle? {
    handle ?? presenter?.handles(.shown(in: lane)).last
  }

  /// Lets a client's animator show it, before anything of it is built.
  private func takeTurn() -> Bool {
    appear()
    guard let animation, let presenter, let viewport = presenter.viewport else { return false }
    let overlay = overlay(in: lane)
    context.safeArea = { [weak presenter] in
      presenter?.viewport.map { UIEdgeInsets($0.safeArea) } ?? .zero
    }
    if let tracker = config.keyboardTrackingView, !tracker.isPaused {
      animation.keepClear(
        of: tracker, overlap: (view as? any MarginAdjustable)?.bounceAnimationOffset ?? 0)
    }
    animation.show(
      overlay, in: { [weak presenter] in CGSize(presenter?.viewport?.size ?? viewport.size) },
      at: { expectedFrame(as: overlay, on: presenter) },
      apply: { [weak self] in self?.apply($0) },
      by: { [animator, context] in animator.show(context: context, completion: $0) },
      completion: { [weak self] in self?.complete($0) })
    return true
  }

  /// Lets the overlay lie and come as a client's animator has it, and be swiped away as that says.
  private func apply(_ placed: Overlay) {
    var overlay = placed
    overlay.swipe = config.interactiveHide ? context.swipe : nil
    countMargins(in: &overlay, on: presenter)
    ownHandle?.update(as: overlay)
  }

  private func appear() {
    guard progress == .asked else { return }
    progress = .coming
    if config.presentationContext.makesWindow {
      windowViewController = config.windowViewController?(config)
      if let id = ownHandle?.id {
        presenter?.setDemands(config.demands(of: windowViewController), of: id)
      }
    }
    tell(.willShow(view))
  }

  private func arrive() {
    progress = .arrived
    guard let animation else { return tell(.didShow(view)) }
    let isEarly = isComplete
    animation.endEntrance(true)
    if isEarly { tell(.didShow(view)) }
    // Its time counts from when its animator says so.
    if !isComplete { ownHandle?.setLifetime(.untilDismissed) }
  }

  private func complete(_ isFinished: Bool) {
    isComplete = true
    guard isFinished else { return dismiss() }
    guard progress == .arrived else { return }
    ownHandle?.setLifetime(lifetime)
    tell(.didShow(view))
  }

  private func leave() {
    progress = .leaving
    config.bound?.exitBegan()
    tell(.willHide(view))
    if goesAtOnce {
      leaveAtOnce()
    } else if let animation, animation.isPlaced {
      let transition = animation.hide(
        from: frame, by: { done in animator.hide(context: context) { _ in done() } },
        completion: { [weak self] in self?.leaveAtOnce() })
      ownHandle?.setTransition(transition)
    }
    animation?.endEntrance(false)
  }

  /// Where its view lies; nowhere once it is gone.
  private var frame: CGRect {
    guard let animation, animation.isPlaced, let presenter, let viewport = presenter.viewport,
      let handle = ownHandle, let overlay = handle.overlay,
      let frame = presenter.restingFrame(of: handle.id)
    else { return .zero }
    return self.frame(around: frame, of: overlay, placedBy: animation, in: viewport)
  }

  private func leaveAtOnce() {
    ownHandle?.setTransition(OverlayTransition())
  }

  private func end(in line: MessageLine) {
    let wasSeen = isSeen
    // One that was taken back while its animator was asked has gone without an exit.
    if wasSeen, progress != .leaving { leave() }
    animation?.endExit()
    background.end()
    progress = .gone
    if windowViewController != nil || config.presentationContext.makesWindow,
      let id = ownHandle?.id
    {
      presenter?.setDemands(nil, of: id)
    }
    windowViewController = nil
    line.remove(self)
    if wasSeen { tell(.didHide(view)) }
  }

  private func tell(_ event: SwiftMessages.Event) {
    for listener in config.eventListeners { listener(event) }
  }
}
