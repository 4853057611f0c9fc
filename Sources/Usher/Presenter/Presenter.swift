public import UsherCore

/// A presenter shows overlays in a window.
///
/// The presenter owns the engine, the contents and the callbacks, and performs the engine's
/// commands through its host. All events pass through one queue in order, so callbacks may call the
/// presenter.
///
/// ```swift
/// presenter.present(.notification(title: "Saved"))
/// presenter.present(.notification(title: "Sent").position(.bottom))
/// print(presenter.shown.count, presenter.waitingCount)  // 1 1
/// ```
@MainActor
public final class Presenter {
  /// Called with each problem: a refused request, or bad input that was mended or ignored.
  ///
  /// Writes to standard error unless set. Duplicates are not reported.
  ///
  /// ```swift
  /// presenter.onProblem = { problem in
  ///   print("overlays: \(problem)")
  /// }
  /// ```
  public var onProblem: @MainActor (Problem) -> Void = { StandardError.report("Usher: \($0)\n") }

  /// Called once for each overlay whose content has haptic feedback, when its entrance begins.
  ///
  /// Unless set, the host plays the feedback, if the device can.
  public var onHaptic: (@MainActor (Haptic) -> Void)?

  /// The key that moves the keyboard focus to overlays, as `focusOverlays()` does; F6 by default,
  /// `nil` for none.
  ///
  /// While nothing is shown, and with a modifier, the key is the app's.
  ///
  /// ```swift
  /// presenter.focusKey = .f8
  /// ```
  public var focusKey: FunctionKey? = .f6

  /// The areas of the window that the app knows to be covered, such as by a panel of its own or an
  /// on-screen keyboard, in the viewport's coordinates; the host adds those that it detects.
  ///
  /// Overlays that avoid obstructions move out of the way, and back when the obstruction goes.
  /// Unusable obstructions are reported and left out. Ignored once the window has closed.
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

  /// The settings that overlays start from instead of Usher's; `nil` by default.
  ///
  /// A setting of an overlay wins, and so does one of its preset: alerts, pop-ups, sheets, tips,
  /// banners and progress have their own place and time. Content whose color says something, such
  /// as an error, keeps its colors, and overlays of the older libraries set everything. A change
  /// applies to overlays that are presented from now on.
  ///
  /// ```swift
  /// presenter.defaultPreset = OverlayPreset().duration(.seconds(3)).cornerRadius(8)
  /// ```
  public var defaultPreset: OverlayPreset?

  /// The theme that the app has set for the presenter; `nil` for that of all presenters.
  var ownTheme: ResolvedTheme?

  /// Whether the lanes of the older libraries' APIs take turns with the main lane and with each
  /// other.
  ///
  /// `true` by default; otherwise each library shows its overlays as if it were alone. A change
  /// applies from now on; overlays that are shown stay.
  public var isOneQueue = true {
    didSet {
      guard isOneQueue != oldValue else { return }
      configureGuests()
    }
  }
  /// The lanes of older libraries' APIs, with their settings.
  var guests: [LaneID: GuestLane] = [:]

  /// The window's viewport as last reported by the host; `nil` before.
  public internal(set) var viewport: OverlayViewport?
  /// The covered areas of the window, from the host and the app.
  let covered = ObservableValue<[Obstruction]>([])
  /// The system's appearance, contrast and accent.
  let adapted = ObservableValue(Traits())
  /// The parts of the user's attention that concern every overlay.
  let common = ObservableValue<Attention>([])
  /// The pending alarms, the earliest first.
  var alarms: [Alarm] = []
  /// The announcements of the batch that is being performed.
  var announcements: [Utterance] = []
  /// The description of the content built last; `nil` once it was announced.
  var described: (id: OverlayID, semantics: ResolvedSemantics)?
  /// The polite announcements that may not have been heard yet, in order.
  var begunAnnouncements: [Utterance] = []
  /// The overlays' host.
  public let host: any OverlayHost
  package internal(set) var engine: OverlayEngine
  /// What the presenter can do beyond showing overlays, in the order in which it is called.
  var abilities: [any PresenterAbility] = []
  /// The handles of the pending requests, each with the record of its request.
  var handles: [OverlayID: PresentationHandle] = [:]
  var names = NameTable()
  let inbox = Inbox()
  /// The news of what happens to requests, for those who hear it.
  let feed = EventFeed()
  var errands = ArrivalQueue<Errand>()
  var isPumping = false
  /// Whether the presenter's window has closed; the presenter then refuses all requests.
  public internal(set) var isClosed = false
  /// Whether the host serves the presenter; a rejected presenter leaves the host alone.
  var isServed = false
  /// Whether the focus key has brought the focus to an overlay, and not back yet.
  var isFocusAway = false
  /// The overlay that gets the focus once the focus can come there; `nil` for none.
  var focusGoal: OverlayID?
  /// Whether the window can be seen, as last reported by the host.
  var isVisible = true
  /// The overlays that wait for the end of work, as far as these are known.
  var working: Set<OverlayID> = []
  /// The host's current scene.
  var scene = OverlayScene()
  /// The scene before, as a buffer for the next scene.
  var spare = OverlayScene()

  /// Whether anything moves by itself in the last scene, if the host plays motion.
  var isMoving = false

  /// Makes a presenter that shows overlays through `host`.
  ///
  /// A host serves one presenter. If it already serves another, the new presenter is closed and
  /// refuses all requests.
  ///
  /// - Parameters:
  ///   - host: The host that draws the overlays; the presenter references it strongly.
  ///   - capacity: The number of overlays that the main lane may show at once; less than 1 counts
  ///     as 1.
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

  /// Ends every request without callbacks, removes the overlays from a host that lives on, and
  /// completes all dismissals.
  deinit {
    let remains = Remains(
      host: isServed ? host : nil, shown: engine.shown, isEmpty: scene == OverlayScene(),
      handles: handles.values.sorted { $0.id < $1.id },
      errands: errands, abilities: abilities,
      lastEvents: LastEvents(feed: feed, names: names, host: host))
    MainActor.afterDeinit { remains.end() }
  }
}

/// The parts of a released presenter that are still in use.
private struct Remains: Sendable {
  /// The host; `nil` if it serves another presenter.
  let host: (any OverlayHost)?
  /// The shown overlays, back to front.
  let shown: [OverlayID]
  /// Whether the host's current scene is empty.
  let isEmpty: Bool
  /// The handles of the pending requests, in their order.
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
