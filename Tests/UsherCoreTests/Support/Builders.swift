@testable import UsherCore

extension OverlayID {
  static let first = OverlayID(1)
  static let second = OverlayID(2)
  static let third = OverlayID(3)
  static let stranger = OverlayID(99)
}

extension OverlayViewport {
  /// A viewport of 400 by 800 points with an empty safe-area inset.
  static let phone = OverlayViewport(size: OverlaySize(width: 400, height: 800))
}

extension Step {
  /// Returns a step on `OverlayViewport.phone`.
  static func phone(
    at now: Instant, reducesMotion: Bool = false, attention: Attention = []
  ) -> Step {
    var step = Step()
    step.now = now
    step.viewport = .phone
    step.preferences = Preferences(reducesMotion: reducesMotion)
    step.attention = attention
    return step
  }
}

extension Presentation {
  /// Performs a transition in a step on `OverlayViewport.phone`, and returns its commands.
  @discardableResult
  mutating func step(
    at now: Instant, _ transition: (inout Presentation, inout Step) -> Void
  ) -> [OverlayCommand] {
    var step = Step.phone(at: now)
    transition(&self, &step)
    return step.removeCommands()
  }
}

extension Presentation {
  /// A presentation that has its turn.
  init(id: OverlayID, overlay: OverlayConfiguration) {
    self.init(WaitingLine.Entry(id: id, overlay: overlay, arrival: 1))
  }
}

extension OverlaySize {
  /// The size of the overlays in these tests, unless a test specifies another.
  static let card = OverlaySize(width: 380, height: 100)
}

extension SizeProposal {
  /// The proposal for an overlay made by `OverlayConfiguration.plain` in `OverlayViewport.phone`.
  static let phone = SizeProposal(minimumWidth: 380, maximumWidth: 380, maximumHeight: 780)
}

extension Timing {
  static func linear(_ milliseconds: Int) -> Timing {
    .curve(.linear, .milliseconds(milliseconds))
  }
}

extension TransitionPart {
  static func linear(_ milliseconds: Int) -> Self { Self(.linear(milliseconds)) }
}

extension OverlayConfiguration {
  /// An overlay with round numbers.
  ///
  /// It enters in 200 ms, rests for 1000 ms and exits in 100 ms, each linearly, 10 points from
  /// every edge.
  static func plain(
    _ placement: OverlayPosition = .top,
    priority: Priority = .normal,
    lifetime: OverlayDuration = .timed(.seconds(1)),
    tap: TapBehavior = .dismiss,
    swipe: SwipePolicy? = .standard,
    dismissesOnEscape: Bool = true,
    entrance: OverlayTransition = OverlayTransition(slide: .linear(200)),
    exit: OverlayTransition = OverlayTransition(slide: .linear(100))
  ) -> OverlayConfiguration {
    OverlayConfiguration(
      placement: placement, priority: priority, lifetime: lifetime,
      margins: Insets(horizontal: 10, vertical: 10), tap: tap, swipe: swipe,
      dismissesOnEscape: dismissesOnEscape,
      entrance: entrance, exit: exit)
  }

  /// An overlay that the app draws until it is dismissed.
  ///
  /// It appears and disappears within an event.
  static func drawnByApp(priority: Priority = .normal) -> OverlayConfiguration {
    OverlayConfiguration(priority: priority, lifetime: .infinite, drawing: .app)
  }

  /// Returns a copy with one value changed.
  func with<Value>(_ path: WritableKeyPath<OverlayConfiguration, Value>, _ value: Value)
    -> OverlayConfiguration
  {
    var overlay = self
    overlay[keyPath: path] = value
    return overlay
  }
}

extension LaneSettings {
  /// Returns a copy with one value changed.
  func with<Value>(_ path: WritableKeyPath<LaneSettings, Value>, _ value: Value) -> LaneSettings {
    var settings = self
    settings[keyPath: path] = value
    return settings
  }
}

extension OverlayEngine {
  /// An engine with a viewport and without overlays.
  static func open(capacity: Int = 1) -> OverlayEngine {
    var engine = OverlayEngine(LaneSettings(capacity: capacity))
    engine.prepare([(0, .viewportChanged(.phone))])
    return engine
  }

  /// An engine whose first overlay, measured at 0 ms, is at rest since 200 ms.
  static func resting(_ overlay: OverlayConfiguration = .plain(), capacity: Int = 1)
    -> OverlayEngine
  {
    var engine = entering(overlay, capacity: capacity)
    engine.prepare([(200, .timePassed)])
    return engine
  }

  /// An engine whose first overlay starts its entrance at 0 ms.
  static func entering(_ overlay: OverlayConfiguration = .plain(), capacity: Int = 1)
    -> OverlayEngine
  {
    var engine = open(capacity: capacity)
    engine.prepare([(0, .presentRequested(.first, overlay)), (0, .measured(.first, .card))])
    return engine
  }

  /// The scene's only overlay, or `nil` if there are none or several.
  func only(at milliseconds: Int) -> PlacedOverlay? {
    let overlays = scene(at: .ms(milliseconds)).overlays
    return overlays.count == 1 ? overlays.first : nil
  }
}

extension [OverlayCommand] {
  /// The commands for an admission.
  static func admitted(_ id: OverlayID, _ proposal: SizeProposal = .phone) -> [OverlayCommand] {
    [.attach(id), .measure(id, proposal)]
  }

  /// The commands for an admission of an overlay that the app draws.
  static func drawn(_ id: OverlayID) -> [OverlayCommand] {
    [.notify(id, .willPresent), .notify(id, .didPresent)]
  }

  /// The commands for a dismissal of an overlay that the app draws.
  static func withdrawn(_ id: OverlayID) -> [OverlayCommand] {
    [.notify(id, .willDismiss), .notify(id, .didDismiss(.programmatic))]
  }

  /// The commands for a tap that dismisses.
  static func tapped(_ id: OverlayID) -> [OverlayCommand] {
    [.notify(id, .willDismiss), .performTap(id, .overlay)]
  }

  /// The commands for the end of an exit.
  static func gone(_ id: OverlayID, _ reason: DismissReason) -> [OverlayCommand] {
    [.detach(id), .notify(id, .didDismiss(reason))]
  }
}

extension PlacedOverlay {
  /// Creates a placed overlay from the numbers of its pose.
  init(
    id: OverlayID, frame: OverlayRect, bleed: Insets = .zero, offset: Vector, scale: Double = 1,
    rotation: Double = 0, opacity: Double, scrim: Scrim? = nil, timeLeft: Double? = nil,
    acceptsInput: Bool, isSpread: Bool = false
  ) {
    self.init(
      id: id, frame: frame, bleed: bleed,
      pose: Pose(offset: offset, scale: scale, rotation: rotation, opacity: opacity),
      scrim: scrim, timeLeft: timeLeft, acceptsInput: acceptsInput, isSpread: isSpread)
  }
}

extension Pose {
  /// Creates a pose that is at rest except for the given numbers.
  init(offset: Vector, scale: Double = 1, rotation: Double = 0, opacity: Double) {
    self = .resting
    self.offset = offset
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
  }
}

extension Press.DragStart {
  /// Returns a vertical drag that starts at `sample`.
  static func first(_ sample: PointerSample) -> Press.DragStart {
    Press.DragStart(lock: .axis(.vertical), sample: sample, origin: sample.position)
  }
}
