public import UsherCore

/// Where important requests are shown while no window of the app is active.
///
/// ```swift
/// presenter.backgroundDelivery = .systemNotifications(from: .high)
/// ```
public enum BackgroundDelivery: Hashable, Sendable {
  /// Requests are only shown in the app.
  ///
  /// Visible overlays remain, and waiting requests continue to wait.
  case none
  /// Requests with at least this priority are shown as system notifications.
  case systemNotifications(from: Priority)
}

/// Whether the user is in the app, as known to a presenter.
enum Presence: Equatable {
  /// A window of the app is active.
  case here
  /// No window of the app has been active since this moment.
  case leaving(since: Instant)
  /// No window of the app has been active for a second.
  case away

  /// The time without an active window after which the user is treated as away.
  ///
  /// Usher's choice. Switching between two of the app's windows takes less time.
  static let grace = Duration.seconds(1)
}

extension Presenter {
  /// Where important requests are shown while no window of the app is active.
  ///
  /// The default is `none`.
  ///
  /// With system notifications, unseen requests are shown as notifications when no window of the
  /// app has been active for a second. When the user returns, the notifications are withdrawn, and
  /// the overlays are shown. A button in a notification has the same effect as in the overlay, and
  /// works only once. If the system can't show a notification, for example because the app has no
  /// permission, overlays remain in the app. The problem is reported once to `onProblem`. The
  /// presenter never asks for permission.
  ///
  /// ```swift
  /// presenter.backgroundDelivery = .systemNotifications(from: .high)
  /// ```
  public var backgroundDelivery: BackgroundDelivery {
    get { existingAbility(Outbox.self)?.delivery ?? .none }
    set {
      guard newValue != backgroundDelivery else { return }
      ability(Outbox.self).deliver(newValue, in: self)
    }
  }
}

/// A presenter's notifications outside the app.
private final class Outbox: PresenterAbility {
  /// Runs after the abilities that make requests when an event is received.
  static let order = 100

  private(set) var delivery = BackgroundDelivery.none
  private var presence = Presence.here
  /// The notifications that were sent to the system, by request.
  private var sent: [OverlayID: SystemNotification] = [:]
  private let numbers = Defaults.current.companion { NotificationNumbers() }
  /// The requests whose notifications are withdrawn when the requests end.
  private var followed: Set<OverlayID> = []
  /// Whether a request was skipped because it is delayed or held back by quiet.
  private var awaitsTime = false
  private var hasReported = false

  init(of presenter: Presenter) {
    Defaults.current.presence.addObserver(self) { [weak self, weak presenter] in
      if let presenter { self?.followPresence(in: presenter) }
    }
  }

  /// Withdraws all notifications and starts again.
  func deliver(_ delivery: BackgroundDelivery, in presenter: Presenter) {
    self.delivery = delivery
    comeBack(to: presenter)
    if delivery != .none, !numbers.hasCleanedUp {
      numbers.hasCleanedUp = true
      presenter.host.notifications?.withdrawEarlier()
    }
    followPresence(in: presenter)
  }

  func presenterWasReleased(by host: (any OverlayHost)?) {
    guard let host else { return }
    for notification in sent.values.map(\.id).sorted() {
      host.notifications?.withdraw(notification)
      numbers.release(notification)
    }
  }

  /// Updates the presence when a window of the app becomes active or inactive.
  private func followPresence(in presenter: Presenter) {
    guard !presenter.isClosed else { return }
    switch (presence, Defaults.current.isUserHere) {
    case (.here, true), (.leaving, false), (.away, false): break
    case (.leaving, true), (.away, true): comeBack(to: presenter)
    case (.here, false):
      guard delivery != .none else { return }
      let since = presenter.host.now
      presence = .leaving(since: since)
      presenter.act(after: Presence.grace) { [weak self, weak presenter] in
        guard let self, let presenter, presence == .leaving(since: since) else { return }
        presence = .away
        notifyOfAll(in: presenter)
      }
    }
  }

  /// If the user is away, shows a notification for a request that adopted another request's
  /// content.
  func didPerform(_ command: OverlayCommand, in presenter: Presenter) {
    if case .adopt(let id, from: _) = command { notify(of: id, in: presenter) }
  }

  /// If the user is away, shows notifications for the requests that an event changed.
  func didReceive(_ event: OverlayEvent, in presenter: Presenter) {
    guard case .away = presence else { return }
    // Any event may have ended a delay or quiet.
    if awaitsTime { return notifyOfAll(in: presenter) }
    switch event {
    case .presentRequested(let id, _), .updateRequested(let id, _), .contentReplaced(let id, _):
      notify(of: id, in: presenter)
    case .quietEnded: notifyOfAll(in: presenter)
    case .adapted, .lifetimeChanged, .detentSelected, .transitionReplaced, .dismissRequested,
      .countedDismissRequested,
      .countChanged, .timePassed, .turnAccepted, .turnDeclined, .dismissalAccepted, .laneConfigured,
      .lanePaused, .laneResumed, .quietBegan, .measured, .contentResized, .viewportChanged,
      .visibilityChanged, .preferencesChanged, .timeoutScaleChanged, .attentionChanged, .focusMoved,
      .textTyped, .containerRemoved, .anchorMoved, .focusedAreaChanged, .ownerGone, .hostClosed,
      .pointerChanged, .keyPressed, .overlayTapped, .backdropUsed, .moreRequested, .actionTaken,
      .actionCompleted:
      break
    }
  }

  /// Shows or replaces the notification for a request that the user hasn't seen.
  ///
  /// Does nothing while the user is in the app. Also does nothing if the request is less important,
  /// delayed or held back by quiet, if its overlay is being dismissed, or if it has no text.
  private func notify(of id: OverlayID, in presenter: Presenter) {
    guard case .away = presence, case .systemNotifications(let least) = delivery,
      let handle = presenter.handle(of: id), let request = handle.request, !request.wasInFront,
      let content = request.content, let overlay = presenter.overlay(of: id),
      overlay.priority >= least
    else { return }
    if case .pending(.leaving(.dismissed)) = handle.state { return }
    let isDelayed = if case .pending(.delayed) = handle.state { true } else { false }
    guard !isDelayed, !presenter.engine.isQuiet(overlay) else {
      awaitsTime = true
      return
    }
    guard let service = presenter.host.notifications else {
      return fail("the host has none", in: presenter)
    }
    let earlier = sent[id]
    let words = presenter.semantics(of: content, shownAs: id)
    guard
      var notification = SystemNotification(id: earlier?.id ?? "", of: content, saying: words),
      notification != earlier
    else { return }
    if earlier == nil {
      notification.id = numbers.reserve()
      if followed.insert(id).inserted { follow(handle) }
    }
    sent[id] = notification
    service.show(
      notification,
      onAction: { [weak self, weak presenter] number in
        if let presenter { self?.pressButton(number, of: id, in: presenter) }
      },
      onFailure: { [weak self, weak presenter] reason in
        guard let self, let presenter else { return }
        withdraw(id, by: presenter)
        fail(reason, in: presenter)
      })
  }

  /// Withdraws a request's notification when the request ends.
  private func follow(_ handle: PresentationHandle) {
    handle.whenEnded { [weak self, weak presenter = handle.presenter, id = handle.id] _ in
      self?.followed.remove(id)
      if let presenter { self?.withdraw(id, by: presenter) }
    }
  }

  /// Shows notifications for all requests that were skipped before.
  private func notifyOfAll(in presenter: Presenter) {
    awaitsTime = false
    for id in presenter.handles.keys.sorted() { notify(of: id, in: presenter) }
  }

  private func withdraw(_ id: OverlayID, by presenter: Presenter) {
    guard let notification = sent.removeValue(forKey: id) else { return }
    presenter.host.notifications?.withdraw(notification.id)
    numbers.release(notification.id)
  }

  /// Withdraws all notifications, because the user now sees the overlays.
  private func comeBack(to presenter: Presenter) {
    presence = .here
    for id in sent.keys.sorted() { withdraw(id, by: presenter) }
  }

  /// Presses a button of an overlay after the user pressed it in the notification.
  ///
  /// Does nothing if the button was already pressed in the window, or if the notification was
  /// withdrawn.
  private func pressButton(_ number: Int, of id: OverlayID, in presenter: Presenter) {
    guard sent[id] != nil else { return }
    withdraw(id, by: presenter)
    guard let handle = presenter.handle(of: id),
      let button = handle.request?.content?.button(number)
    else {
      return
    }
    presenter.press(button, number, of: handle)
  }

  private func fail(_ reason: String, in presenter: Presenter) {
    guard !hasReported else { return }
    hasReported = true
    presenter.onProblem(.noSystemNotifications(reason: reason))
  }
}

extension SystemNotification {
  /// The number of actions that every system shows.
  private static let maximumActions = 2

  /// Creates a notification for an overlay, or returns `nil` if it has no text.
  ///
  /// Content with fields or inputs has no actions, because a notification can't show them. For
  /// private content, the notification only says that there is a new message.
  @MainActor
  init?(id: String, of content: OverlayContent, saying semantics: ResolvedSemantics) {
    let words = [semantics.label, semantics.description].filter { !$0.isEmpty }
    guard let title = words.first else { return nil }
    self.id = id
    isUrgent = semantics.changed?.politeness == .assertive
    guard !content.isPrivate else {
      (self.title, text, icon, actions) = (OverlayStrings.current[.newMessage], "", nil, [])
      return
    }
    self.title = title
    text = words.dropFirst().first ?? ""
    icon = content.root.firstImage?.source
    let buttons = content.root.buttons.enumerated().filter {
      !$0.element.title.isEmpty && $0.element.isPressable
    }
    actions =
      content.root.fields.isEmpty && content.root.inputs.isEmpty
      ? buttons.prefix(Self.maximumActions).map {
        Action(number: $0.offset, title: $0.element.title)
      }
      : []
  }
}

extension OverlayNode {
  fileprivate var firstImage: Image? {
    if case .image(let image) = self { return image }
    return children.lazy.compactMap(\.firstImage).first
  }
}
