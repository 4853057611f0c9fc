public import UsherCore

/// The place of important requests while no window of the app is active.
///
/// ```swift
/// presenter.backgroundDelivery = .systemNotifications(from: .high)
/// ```
public enum BackgroundDelivery: Hashable, Sendable {
  /// No place: what is shown stays in its window, and what waits goes on waiting.
  case none
  /// The system's notifications, for requests of the given priority or a higher one.
  case systemNotifications(from: Priority)
}

/// The whereabouts of the user, as a presenter knows them.
enum Presence: Equatable {
  /// A window of the app is active.
  case here
  /// No window of the app has been active since a moment.
  case leaving(since: Instant)
  /// No window of the app has been active for a second.
  case away

  /// The time after which a user without an active window counts as away; Usher's choice, longer
  /// than a change between two windows of the app takes.
  static let grace = Duration.seconds(1)
}

extension Presenter {
  /// The place of important requests while no window of the app is active; nowhere by default.
  ///
  /// With system notifications, a request that the user has not seen goes there once no window of
  /// the app has been active for a second. When the user comes back, the notification is withdrawn,
  /// and the overlay is shown. A button that is pressed in the notification does what it does in
  /// the overlay, once. Where the system shows no notification, such as without permission,
  /// overlays stay in the app, and `onProblem` is told once. The presenter never asks for
  /// permission.
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

/// A presenter's notifications outside of the app.
private final class Outbox: PresenterAbility {
  /// After the abilities that ask for something at an event.
  static let order = 100

  private(set) var delivery = BackgroundDelivery.none
  private var presence = Presence.here
  /// The notifications that the system was asked to show, by request.
  private var sent: [OverlayID: SystemNotification] = [:]
  /// The numbers that the identifiers of these notifications have.
  private let numbers = Defaults.current.companion { NotificationNumbers() }
  /// The requests whose end withdraws their notification.
  private var followed: Set<OverlayID> = []
  /// Whether a request was passed over that is delayed or quiet.
  private var awaitsTime = false
  /// Whether a failure was reported, which is done once.
  private var hasReported = false

  init(of presenter: Presenter) {
    Defaults.current.presence.addObserver(self) { [weak self, weak presenter] in
      if let presenter { self?.followPresence(in: presenter) }
    }
  }

  /// Takes all notifications back, and begins anew.
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

  /// Follows the user, who has a window of the app in front, or none.
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

  /// Notifies the user, who is away, of what has taken over another request's content.
  func didPerform(_ command: OverlayCommand, in presenter: Presenter) {
    if case .adopt(let id, from: _) = command { notify(of: id, in: presenter) }
  }

  /// Notifies the user, who is away, of what an event has changed.
  func didReceive(_ event: OverlayEvent, in presenter: Presenter) {
    guard case .away = presence else { return }
    // A delay or a quiet may have ended with any event.
    if awaitsTime { return notifyOfAll(in: presenter) }
    switch event {
    case .presentRequested(let id, _), .updateRequested(let id, _), .contentReplaced(let id, _):
      notify(of: id, in: presenter)
    case .quietEnded: notifyOfAll(in: presenter)
    case .lifetimeChanged, .transitionReplaced, .dismissRequested, .countedDismissRequested,
      .countChanged, .timePassed, .turnAccepted, .turnDeclined, .dismissalAccepted, .laneConfigured,
      .lanePaused,
      .laneResumed,
      .quietBegan, .measured, .contentResized, .viewportChanged, .visibilityChanged,
      .preferencesChanged,
      .timeoutScaleChanged, .attentionChanged, .focusMoved, .textTyped, .containerRemoved,
      .anchorMoved,
      .focusedAreaChanged, .ownerGone, .hostClosed, .pointerChanged, .keyPressed, .overlayTapped,
      .backdropUsed, .moreRequested, .actionTaken, .actionCompleted:
      break
    }
  }

  /// Notifies the user of a request that the user has not seen, or replaces its notification.
  ///
  /// Nothing happens while the user is here, for an unimportant request, for one that is quiet
  /// or whose delay has not ended, for an overlay that is dismissed, and for one without words.
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

  /// Takes the notification of a request back when the request ends.
  private func follow(_ handle: PresentationHandle) {
    handle.whenEnded { [weak self, weak presenter = handle.presenter, id = handle.id] _ in
      self?.followed.remove(id)
      if let presenter { self?.withdraw(id, by: presenter) }
    }
  }

  /// Notifies the user of all requests that were passed over until now.
  private func notifyOfAll(in presenter: Presenter) {
    awaitsTime = false
    for id in presenter.handles.keys.sorted() { notify(of: id, in: presenter) }
  }

  /// Takes the notification of a request back; a no-op without one.
  private func withdraw(_ id: OverlayID, by presenter: Presenter) {
    guard let notification = sent.removeValue(forKey: id) else { return }
    presenter.host.notifications?.withdraw(notification.id)
    numbers.release(notification.id)
  }

  /// Takes all notifications back: the user sees the overlays themselves now.
  private func comeBack(to presenter: Presenter) {
    presence = .here
    for id in sent.keys.sorted() { withdraw(id, by: presenter) }
  }

  /// Presses a button of an overlay for the user, who has pressed it in the notification.
  ///
  /// What was pressed in the window before, or withdrawn, does nothing here.
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

  /// Describes an overlay in a notification; `nil` for an overlay without words.
  ///
  /// Content with fields offers no action, since a notification has no room for what they ask. Of
  /// private content, only that there is some is told.
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
      content.root.fields.isEmpty
      ? buttons.prefix(Self.maximumActions).map {
        Action(number: $0.offset, title: $0.element.title)
      }
      : []
  }
}

extension OverlayNode {
  /// The first image in reading order; `nil` for none.
  fileprivate var firstImage: Image? {
    if case .image(let image) = self { return image }
    return children.lazy.compactMap(\.firstImage).first
  }
}
