public import UsherCore

/// An object that shows overlays in a window.
///
/// Callbacks may call the presenter. Their requests are received when the callback returns.
///
/// ```swift
/// presenter.present(.notification(title: "Saved"))
/// presenter.present(.notification(title: "Sent").position(.bottom))
/// print(presenter.shown.count, presenter.waitingCount)  // 1 1
/// ```
@MainActor
public final class Presenter {
  /// Called for each problem: a refused request, or invalid input that was corrected or ignored.
  ///
  /// By default, problems are written to standard error. Duplicates aren't reported.
  ///
  /// ```swift
  /// presenter.onProblem = { problem in
  ///   print("overlays: \(problem)")
  /// }
  /// ```
  public var onProblem: @MainActor (Problem) -> Void = { StandardError.report("Usher: \($0)\n") }

  /// Called once for each overlay with haptic feedback, when its entrance starts.
  ///
  /// By default, the host plays the feedback if the device supports it.
  public var onHaptic: (@MainActor (Haptic) -> Void)?

  /// The key that moves the keyboard focus to overlays, F6 by default, or `nil` if there is none.
  ///
  /// It has the same effect as `focusOverlays()`. If no overlay is shown or a modifier key is
  /// pressed, the app gets the key.
  ///
  /// ```swift
  /// presenter.focusKey = .f8
  /// ```
  public var focusKey: FunctionKey? = .f6

  /// The covered areas of the window that only the app knows, in the viewport's coordinates.
  ///
  /// Examples are a panel or a custom on-screen keyboard. The host adds the areas that it detects.
  /// Overlays that avoid obstructions move aside, and return when the obstruction is removed.
  /// Invalid obstructions are reported and ignored. Changes after the window closed are ignored.
  ///
  /// ```swift
  /// let keyboard = Obstruction(OverlayRect(x: 0, y: 544, width: 390, height: 300))
  /// presenter.obstructions = [keyboard]
  /// presenter.obstructions = []  // once the keyboard has gone
  /// ```
  public var obstructions: [Obstruction] = [] {
    didSet {
      for unusable in obstructions where !unusable.isUsable {
        onProblem(.unusableObstruction(unusable))
      }
      guard obstructions != oldValue, let viewport else { return }
      receive(.viewportChanged(viewport))
    }
  }

  /// The app's default settings for overlays, or `nil`, the default, for Usher's settings.
  ///
  /// The settings of an overlay and of its preset override them. For example, alerts, sheets, tips
  /// and banners keep their position and duration. Content with a meaningful color, such as an
  /// error, keeps its color. Overlays from facades set all values. Changes affect only new
  /// requests.
  ///
  /// ```swift
  /// presenter.defaultPreset = OverlayPreset().duration(.seconds(3)).cornerRadius(8)
  /// ```
  public var defaultPreset: OverlayPreset?

  /// The position that the user chose for messages, or `nil`, the default, for the app's positions.
  ///
  /// Messages are overlays with the role ``Semantics/Role/status``: they block nothing and end by
  /// themselves, or have no buttons. Those in the center or next to an anchor, and those of older
  /// libraries, keep their position. A change affects only new requests. Your app must store the
  /// user's choice.
  ///
  /// ```swift
  /// presenter.messagePosition = .bottomTrailing
  /// ```
  public var messagePosition: OverlayPosition?

  /// The theme that the app set for the presenter, or `nil` to use the theme of all presenters.
  var ownTheme: ResolvedTheme?

  /// Whether the facades' lanes take turns with the main lane and with each other.
  ///
  /// The default is `true`. Otherwise, each facade shows its overlays independently of other lanes.
  /// Overlays that are already shown stay.
  public var isOneQueue = true {
    didSet {
      guard isOneQueue != oldValue else { return }
      configureGuests()
    }
  }
  var guests: [LaneID: GuestLane] = [:]

  /// The window's viewport, or `nil` until the host reports it.
  public internal(set) var viewport: OverlayViewport?
  /// Whether overlays may have settings for another width class than the viewport's.
  var awaitsAdaptation = false
  /// The covered areas of the window, from the host and the app.
  let covered = ObservableValue<[Obstruction]>([])
  let adapted = ObservableValue(Traits())
  /// The reasons that can pause the countdowns of all overlays.
  let common = ObservableValue<Attention>([])
  /// The pending alarms, the earliest first.
  var alarms: [Alarm] = []
  var announcements: [Utterance] = []
  /// The description of the content that was built last, or `nil` after it was announced.
  var described: (id: OverlayID, semantics: ResolvedSemantics)?
  /// The polite announcements that a new announcement could still interrupt, in order.
  var begunAnnouncements: [Utterance] = []
  /// The host that draws the overlays.
  public let host: any OverlayHost
  package internal(set) var engine: OverlayEngine
  /// The presenter's abilities, in the order in which they are called.
  var abilities: [any PresenterAbility] = []
  var handles: [OverlayID: PresentationHandle] = [:]
  var names = NameTable()
  let inbox = Inbox()
  /// The events for observers.
  let feed = EventFeed()
  var errands = ArrivalQueue<Errand>()
  var isPumping = false
  /// Whether the window closed.
  ///
  /// The presenter then refuses all requests.
  public internal(set) var isClosed = false
  /// Whether the host serves the presenter.
  ///
  /// A rejected presenter doesn't use the host.
  var isServed = false
  /// Whether the focus key moved the focus to an overlay and not yet back.
  var isFocusAway = false
  /// The overlay that gets the focus when it becomes possible, or `nil` if there is none.
  var focusGoal: OverlayID?
  var isVisible = true
  /// The overlays that wait for work.
  var working: Set<OverlayID> = []
  var scene = OverlayScene()
  /// The previous scene, reused as a buffer for the next scene.
  var spare = OverlayScene()

  /// Whether the last scene contains motion that the host plays.
  var isMoving = false

  /// Creates a presenter that shows overlays through `host`.
  ///
  /// A host serves one presenter. If it already serves another presenter, the new presenter is
  /// closed and refuses all requests.
  ///
  /// - Parameters:
  ///   - host: The host that draws the overlays, which the presenter retains.
  ///   - capacity: The maximum number of overlays that the main lane shows at a time. Values below
  ///     1 are treated as 1.
  public init(host: any OverlayHost, capacity: Int = 1) {
    self.host = host
    engine = OverlayEngine(LaneSettings(capacity: capacity))
    host.start(HostConnection(to: self))
    guard !isClosed else { return }
    isServed = true
    Defaults.current.add(self)
    Defaults.current.followSystem(host.languages)
    Defaults.current.greet(self)
  }

  /// Ends every request without callbacks, and completes all dismissals.
  ///
  /// The overlays are removed from the host.
  deinit {
    let remains = Remains(
      host: isServed ? host : nil, shown: engine.shown, isEmpty: scene == OverlayScene(),
      handles: handles.values.sorted { $0.id < $1.id },
      errands: errands, abilities: abilities,
      lastEvents: LastEvents(feed: feed, names: names, host: host))
    MainActor.afterDeinit { remains.end() }
  }
}

/// The parts of a released presenter that are still needed.
private struct Remains: Sendable {
  /// The host, or `nil` if it serves another presenter.
  let host: (any OverlayHost)?
  /// The shown overlays, back to front.
  let shown: [OverlayID]
  let isEmpty: Bool
  let handles: [PresentationHandle]
  let errands: ArrivalQueue<Errand>
  let abilities: [any PresenterAbility]
  let lastEvents: LastEvents

  @MainActor
  func end() {
    if let host {
      for id in shown.reversed() { host.detach(id) }
      if !isEmpty { host.draw(OverlayScene()) }
      host.schedule(.never)
    }
    for ability in abilities { ability.presenterWasReleased(by: host) }
    lastEvents.tell(of: handles)
    let requests = handles.compactMap { $0.request }
    for handle in handles { handle.end(with: .dismissed(.hostClosed)) }
    for request in requests {
      for dismissal in request.dismissals { dismissal.complete() }
    }
    var errands = errands
    while let errand = errands.popFirst() {
      switch errand {
      case .dismiss(_, let dismissal): dismissal.complete()
      case .event, .update, .transform, .act: break
      }
    }
  }
}
