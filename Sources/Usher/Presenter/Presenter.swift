public import UsherCore

/// Shows overlays in one window.
///
/// It keeps the engine, the contents and the callbacks, and performs the engine's commands through
/// its host. Whatever happens is put in one line and handled in order, so callbacks may call back in.
@MainActor
public final class Presenter {
  /// Called for everything that was refused, mended or ignored, except for duplicates; writes to standard
  /// error unless set.
  public var onProblem: @MainActor (Problem) -> Void = { StandardError.report("Usher: \($0)\n") }

  /// Called once for each overlay whose content has a haptic, when it begins to come; does nothing unless
  /// set.
  ///
  /// On a device that can be felt, this is the place to play it.
  public var onHaptic: @MainActor (Haptic) -> Void = { _ in }

  /// What the app knows to cover part of the window just now, such as a panel of its own or a keyboard
  /// on the screen; in the viewport's coordinates, beside what the host knows by itself.
  ///
  /// Overlays that avoid such things move out of its way, and back when it goes. What cannot be used is
  /// reported and left out. Without effect once the window is gone.
  public var obstructions: [Obstruction] = [] {
    didSet {
      for unusable in obstructions where !unusable.isUsable {
        onProblem(.unusableObstruction(unusable))
      }
      guard obstructions != oldValue, let viewport else { return }
      handle(.viewportChanged(viewport))
    }
  }

  /// Whether what the older libraries' APIs ask for takes turns with the main lane and with each other.
  ///
  /// At first, it does; otherwise each of them shows its own as if it were alone. A change counts from
  /// now on; what is shown stays.
  public var isOneQueue = true {
    didSet {
      guard isOneQueue != oldValue else { return }
      configureGuests()
    }
  }
  /// The lanes of older libraries' APIs, and how they work.
  var guests: [LaneID: GuestLane] = [:]

  /// The window's area as the host last told it; `nil` before.
  public internal(set) var viewport: Viewport?
  /// What covers part of the window, as the host and the app say.
  let covered = Live<[Obstruction]>([])
  /// What the system's colours adapt to.
  let adapted = Live(Traits())
  /// What a person is busy with that concerns every overlay.
  let common = Live<Attention>([])
  /// What is to be done when its moment has come, the earliest first.
  var alarms: [Alarm] = []
  /// What it shows through.
  package let host: any OverlayHost
  var engine: OverlayEngine
  var requests: [OverlayID: Request] = [:]
  var names = NameTable()
  let inbox = Inbox()
  var line = Line()
  var isPumping = false
  /// Whether the window has closed, or will have when what is in line is done.
  var isClosing = false
  /// Whether the host serves this presenter; one that it refuses leaves it alone.
  var isServed = false
  /// What the host shows.
  var scene = OverlayScene()
  /// What it showed before; its buffer takes the next scene.
  var spare = OverlayScene()

  /// Whether anything moves by itself in what the host was handed last, if it plays motion.
  var isMoving = false

  /// Makes a presenter that shows through `host`, which serves no other one.
  ///
  /// A host that serves another one closes this one, which then refuses everything.
  ///
  /// - Parameters:
  ///   - host: Draws the overlays; the presenter keeps it.
  ///   - capacity: How many overlays the main lane may show at once; less than 1 counts as 1.
  public init(host: any OverlayHost, capacity: Int = 1) {
    self.host = host
    engine = OverlayEngine(LaneSettings(capacity: capacity))
    host.start(self)
    guard !isClosing else { return }
    isServed = true
    Defaults.current.add(self)
  }

  /// Ends every request without a callback, and leaves nothing on a host that someone else keeps;
  /// who waits for a dismissal is told.
  isolated deinit {
    if isServed {
      for id in engine.shown.reversed() { host.detach(id) }
      if scene != OverlayScene() { host.draw(OverlayScene()) }
      host.schedule(.never)
    }
    let abandoned = requests.values.sorted { $0.handle.id < $1.handle.id }
    for request in abandoned { request.handle.finish(.dismissed(.hostClosed)) }
    for request in abandoned {
      for dismissal in request.dismissals { dismissal.complete() }
    }
    while let errand = line.popFirst() {
      switch errand {
      case .dismiss(_, let dismissal): dismissal.complete()
      case .event, .update, .transform, .act: break
      }
    }
  }
}
