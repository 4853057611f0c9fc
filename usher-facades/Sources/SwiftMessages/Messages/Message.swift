#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import UIKitBridge
@_spi(Facades) internal import Usher

/// A message, from its request to its end.
@MainActor
final class Message {
  /// The message's view.
  let view: UIView
  /// The message's configuration.
  let config: SwiftMessages.Config
  /// The message's ID at the time of the request.
  let id: String
  /// The animator of the message's entrance and exit.
  let animator: any Animator
  /// Whether the message disappears without an exit animation.
  var goesAtOnce = false
  /// The presenter, or `nil` before the request and after the window was closed.
  private(set) weak var presenter: Presenter?
  private var lane = LaneID.main
  private var handle: PresentationHandle?
  private var progress = Progress.asked
  /// The animation by the app's animator, or `nil` for the library's animators.
  private(set) var animation: ClientAnimation?
  /// The content for the library's animators: the view, laid out around its background.
  private(set) lazy var background = BackgroundContent(
    of: view, background: { [view] in view.shownBackground },
    backgroundLayout: { [view, place] in MessageGeometry(of: view, at: place).backgroundLayout },
    spoken: spoken)
  /// The view's accessibility elements.
  let spoken: SpokenElements
  private lazy var context = AnimationContext(
    messageView: view, containerView: animation?.container ?? UIView(),
    interactiveHide: config.interactiveHide)
  /// Whether the app's animator has ended the entrance.
  private var isComplete = false
  private var windowViewController: WindowViewController?
  private var placeWatch: PlaceWatch?
  /// The safe area of the region in which the message is shown, or `nil` if there is no region.
  private(set) var regionSafeArea: Insets?

  /// The stages of a message's life.
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

  /// Whether the message is shown, including its entrance and exit.
  var isSeen: Bool {
    switch progress {
    case .asked, .gone: false
    case .coming, .arrived, .leaving: true
    }
  }

  /// Whether the message is leaving.
  var isLeaving: Bool { progress == .leaving }

  /// Whether the message won't be shown anymore.
  var hasEnded: Bool { progress == .gone || handle?.state.hasEnded == true }

  /// Whether the message waits in the queue.
  ///
  /// Messages are added to the queue after their delay.
  var isInLine: Bool {
    guard progress == .asked else { return false }
    return switch handle?.state {
    case .pending(.requested): config.duration.times.delay == .zero
    case .pending(.waiting), .pending(.checking): true
    case .pending(.delayed), .pending(.measuring), .pending(.shown), .pending(.leaving), .ended,
      nil:
      false
    }
  }

  /// Whether new messages with the same ID are duplicates of this message.
  var counts: Bool { config.ignoreDuplicates && progress != .leaving && !hasEnded }

  /// Requests the message's overlay.
  func present(on presenter: Presenter, in line: MessageLine) {
    guard config.bound?.connect(self) ?? true else { return line.remove(self) }
    self.presenter = presenter
    lane = line.lane.id
    config.keyboardTrackingView?.follow(presenter)
    let lifecycle = Lifecycle(
      shouldPresent: { self.acceptTurn() },
      willPresent: { self.appear() }, didPresent: { self.arrive() },
      willDismiss: { self.leave() }, didDismiss: { _ in self.end(in: line) })
    handle = presenter.present(
      view, showing: { _ in self.styled(self.content) }, as: overlay(in: lane),
      name: line.name(id),
      interactions: Interactions(onTap: [{ (self.view as? BaseView)?.tapped() }]),
      lifecycle: lifecycle)
    if let handle { config.bound?.follow(handle) }
    if hasEnded { line.remove(self) }
  }

  /// Dismisses the message, or withdraws its request.
  func dismiss() {
    ownHandle?.dismiss()
  }

  /// Dismisses the message, or withdraws its request, and reports its end to `dismissal`.
  func dismiss(by dismissal: MessageDismissal) {
    guard let id = ownHandle?.id else { return }
    dismissal.dismiss(.overlay(id), on: presenter)
  }

  /// Pauses or resumes the message's countdown.
  ///
  /// Does nothing if the message isn't shown.
  func setHeld(_ isHeld: Bool) {
    guard isSeen, let id = ownHandle?.id else { return }
    presenter?.setHeld(isHeld, of: id)
  }

  /// The request's handle.
  ///
  /// While the message is being requested, the handle isn't known yet. In this case, the handle of
  /// the lane's visible overlay is used.
  private var ownHandle: PresentationHandle? {
    handle ?? presenter?.handles(.shown(in: lane)).last
  }

  /// Chooses the region according to the app's current bars, and starts the app's animator.
  ///
  /// Called at the start of the turn, before any content is built.
  private func acceptTurn() -> Bool {
    limitToRegion()
    guard let animation else { return true }
    appear()
    guard let presenter, presenter.viewport != nil else { return false }
    if UIView.usherKeepsOwnMargins { (view as? BaseView)?.hasAddedMargins = false }
    let overlay = overlay(in: lane)
    context.safeArea = { [weak self] in (self?.area?.safeArea).map { UIEdgeInsets($0) } ?? .zero }
    if let tracker = config.keyboardTrackingView, !tracker.isPaused {
      animation.keepClear(
        of: tracker, overlap: (view as? any MarginAdjustable)?.bounceAnimationOffset ?? 0)
    }
    animation.show(
      overlay, in: { [weak self] in (self?.area?.frame.size).map { CGSize($0) } ?? .zero },
      apply: { [weak self] in self?.apply($0) },
      by: { [animator, context] in animator.show(context: context, completion: $0) },
      completion: { [weak self] in self?.complete($0) })
    return true
  }

  /// Limits the message to the region of its context, if there is one.
  private func limitToRegion() {
    guard let presenter, let id = ownHandle?.id,
      let region = config.presentationContext.region(of: presenter, at: place)
    else { return }
    regionSafeArea = Insets(region.safeArea)
    presenter.setDemands(WindowDemands(region: region), of: id)
    let watch = PlaceWatch(of: id, on: presenter)
    placeWatch = watch
    watch.placeMoved(isInWindow: region.view.window != nil)
    let follow = { @MainActor [weak watch] in watch?.placeMoved(isInWindow: $0) ?? () }
    if let animation { animation.followWindow(follow) } else { background.followWindow(follow) }
    guard animation == nil, var overlay = presenter.overlay(of: id) else { return }
    countMargins(in: &overlay, on: presenter)
    ownHandle?.setConfiguration(overlay)
  }

  /// The message's area in the window: its region, or the whole viewport.
  private var area: OverlayViewport.Region? {
    guard let viewport = presenter?.viewport else { return nil }
    if regionSafeArea != nil, let id = ownHandle?.id, let region = viewport.regions[id] {
      return region
    }
    return OverlayViewport.Region(
      OverlayRect(origin: OverlayPoint(x: 0, y: 0), size: viewport.size),
      safeArea: viewport.safeArea)
  }

  /// Applies the position and swipe that the app's animator chose.
  private func apply(_ placed: OverlayConfiguration) {
    var overlay = placed
    overlay.swipe = config.interactiveHide ? context.swipe : nil
    countMargins(in: &overlay, on: presenter)
    ownHandle?.setConfiguration(overlay)
  }

  private func appear() {
    guard progress == .asked else { return }
    progress = .coming
    if config.presentationContext.makesWindow, regionSafeArea == nil {
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
    // If the app's animator hasn't ended the entrance yet, the countdown starts later.
    if !isComplete { ownHandle?.setLifetime(.infinite) }
  }

  private func complete(_ isFinished: Bool) {
    isComplete = true
    guard isFinished else { return dismiss() }
    guard progress == .arrived else { return }
    ownHandle?.setLifetime(config.duration.times.lifetime)
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
        by: { done in animator.hide(context: context) { _ in done() } },
        completion: { [weak self] in self?.leaveAtOnce() })
      ownHandle?.setTransition(transition)
    }
    animation?.endEntrance(false)
  }

  private func leaveAtOnce() {
    ownHandle?.setTransition(OverlayTransition())
  }

  private func end(in line: MessageLine) {
    let wasSeen = isSeen
    // If the message was dismissed while its animator was starting, there was no exit.
    if wasSeen, progress != .leaving { leave() }
    placeWatch = nil
    animation?.endExit()
    if animation != nil { (view as? BaseView)?.hasAddedMargins = true }
    background.end()
    progress = .gone
    if regionSafeArea != nil || config.presentationContext.makesWindow, let id = ownHandle?.id {
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
#endif
