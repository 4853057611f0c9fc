/// The values of an overlay: its turn, time, place, input and motion.
///
/// Equal overlays behave equally.
///
/// ```swift
/// let configuration = OverlayConfiguration(
///   placement: .center, priority: .high, lifetime: .infinite, backdrop: Backdrop())
/// var engine = OverlayEngine()
/// print(engine.receive(.presentRequested(OverlayID(1), configuration), at: .origin))
/// ```
public struct OverlayConfiguration: Equatable, Sendable {
  // In each group, small values follow one whose last word they fill: a line keeps many overlays,
  // and the order saves 40 bytes of each.

  // Identity, and the relation to other overlays.

  /// The name by which the overlay is found and compared; several overlays may share a name.
  public var name: OverlayName?
  /// The effect on the overlays that the lane already shows.
  public var precedence: Precedence
  /// The treatment of the overlay if it resembles another one.
  public var identity: IdentityPolicy
  /// Whether the overlay may be evicted, in a lane that evicts overlays to make room.
  public var isEvictable: Bool
  /// Whether the overlay replies to the user's own action, so that no rule of quiet keeps it
  /// waiting, and no other overlay but a question.
  public var isReply: Bool
  /// Whether the overlay offers to undo a change, for as long as the app has set apart from the
  /// lifetime.
  package var offersUndo = false
  /// The treatment of the overlay by the rate of its lane.
  package var underRate = Rate.Bearing.mayEnd
  /// The lane in which the overlay takes its turn.
  public var lane: LaneID
  /// The overlay's rank among waiting overlays.
  ///
  /// Overlays of a lower priority can neither evict nor replace the overlay.
  public var priority: Priority

  // Time.

  /// The time for which the overlay rests before it dismisses itself.
  public var lifetime: OverlayDuration
  /// Whether the app is asked once more when the overlay's turn comes.
  public var hasCondition: Bool
  /// The reasons that pause the countdown.
  public var pausesFor: Attention
  /// The way in which the countdown resumes after a pause.
  public var resumePolicy: CountdownResumePolicy
  /// Whether scenes tell the share of the lifetime that is left, as for a progress bar.
  ///
  /// While such a countdown runs, a host draws every frame, unless it plays motion by itself.
  public var showsTimeLeft: Bool
  // Here, since it fills the last word of the lifetime.
  /// The number of milliseconds that the content takes to read; 0 unless the lifetime depends on
  /// it.
  package var readingMilliseconds: UInt16 = 0
  /// The time before the overlay enters its lane; a negative delay is rejected.
  public var delay: Duration
  /// The time that the overlay may wait in line before it expires; `nil` for no limit.
  ///
  /// A negative time is rejected.
  public var maximumWait: Duration?
  // Here, since it fills the last word of the value before.
  /// A number that distinguishes overlays of one name that must not merge, such as those with other
  /// buttons; 0 for those without.
  package var variant: UInt32 = 0
  /// The time from the beginning of the entrance before which neither the app nor the lifetime can
  /// dismiss the overlay.
  ///
  /// The user, an overlay that takes its place, and the closing of the window do not wait. A
  /// negative time is rejected.
  public var minimumTime: Duration
  /// The expansion of collapsed content; `nil` for an overlay that is never collapsed.
  public var expansion: Expansion? {
    get { rare?.value.expansion }
    set { changeRare { $0.expansion = newValue } }
  }

  // Place and size.

  /// The constraints of the overlay's size.
  public var size: SizeConstraints
  /// The drawing side: the host or the app.
  public var drawing: Drawing
  /// The place in the viewport where the overlay rests.
  public var placement: OverlayPosition
  /// The overlay's safe-area policy.
  public var safeArea: SafeAreaPolicy
  /// The place beside something of the app's; `nil` for a place in the viewport, as `placement`
  /// says.
  ///
  /// Such an overlay keeps out of lists and stacks. While its anchor cannot be seen, it is
  /// invisible and its countdown is paused; when the anchor goes, it is dismissed as
  /// ``DismissReason/anchorGone``, also at its turn, once ``Anchoring/maximumWait`` is over.
  public var anchor: Anchoring? {
    get { rare?.value.anchor }
    set { changeRare { $0.anchor = newValue } }
  }
  /// The distance from the safe area, in points; a negative margin reaches beyond it.
  ///
  /// Each margin applies to its own edge; left and right do not depend on the layout direction. An
  /// overlay that is centered along an axis rests in the middle of the room that the margins leave:
  /// 20 at the top and -20 at the bottom move the overlay 20 points down and cost no room.
  public var margins: Insets
  /// The response to obstructions, such as a keyboard.
  public var obstructions: ObstructionPolicy
  /// Whether the app's content makes way for the overlay instead of being covered.
  ///
  /// Applies to overlays at the top or bottom. `false` by default.
  public var pushesContent = false
  /// The extension of the background beyond the edges at which the overlay rests, in points; not
  /// negative.
  ///
  /// The buffer hides the gap that would open there while a spring carries the overlay beyond its
  /// place.
  public var buffer: Double
  /// The extension of the shadow beyond the frame, in points; not negative.
  ///
  /// An exit slides further by this distance.
  public var overhang: Double
  /// The opacity at rest, from 0 (invisible) to 1 (opaque), of the overlay with its background; the
  /// scrim is not affected.
  ///
  /// Entrances, exits and stacks fade relative to this opacity. The pointer passes through an
  /// invisible overlay.
  public var opacity: Double

  // Actions of the user.

  /// The policy for swipes; `nil` for an overlay that cannot be swiped.
  public var swipe: SwipePolicy?
  /// The reaction to a tap on the overlay, except on a control.
  public var tap: TapBehavior
  /// Whether the Escape key may dismiss the overlay.
  ///
  /// Of several overlays, the key dismisses the one with the keyboard's focus inside, or else the
  /// front one. The key does not reach an overlay behind a modal one.
  public var dismissesOnEscape: Bool
  /// Whether the app decides each time the user wants to dismiss the overlay; `false` by default.
  ///
  /// Instead of an exit, the engine then gives ``OverlayCommand/checkDismissal(_:_:)``, and a swipe
  /// springs back. Dismissals for any other reason don't wait for the decision.
  public var asksBeforeDismissal = false
  /// The scrim behind the overlay and its reaction to taps; `nil` for none.
  public var backdrop: Backdrop? {
    get { rare?.value.backdrop }
    set { changeRare { $0.backdrop = newValue } }
  }

  /// The overlays from inside whose work the request was made, the outermost first; they may wait
  /// for its end.
  package var askers: [OverlayID] {
    get { rare?.value.askers ?? [] }
    set { changeRare { $0.askers = newValue } }
  }

  // Motion.

  /// The treatment of the overlay's motion if the user prefers reduced motion.
  public var reducedMotion: ReducedMotionPolicy
  /// The entrance of the overlay.
  public var entrance: OverlayTransition
  /// The exit of the overlay, unless it is swiped away or another overlay takes its place.
  public var exit: OverlayTransition
  /// The exit when another overlay takes the place; `nil` for `exit`.
  public var replaced: OverlayTransition?

  // Large and mostly absent; copies of an overlay share them.
  private var rare: CopyOnWrite<Rare>?

  private struct Rare: Equatable, Sendable {
    var expansion: Expansion?
    var backdrop: Backdrop?
    var anchor: Anchoring?
    var askers: [OverlayID] = []

    var isEmpty: Bool {
      expansion == nil && backdrop == nil && anchor == nil && askers.isEmpty
    }
  }

  /// Whether the overlay has no expansion, no backdrop and no anchor; asking for one of these takes
  /// longer.
  var isPlain: Bool { rare == nil }

  private mutating func changeRare(_ change: (inout Rare) -> Void) {
    var changed = rare?.value ?? Rare()
    change(&changed)
    // Equal overlays are equal in this, too.
    rare = changed.isEmpty ? nil : CopyOnWrite(changed)
  }

  /// Creates an overlay; the default values suit most messages.
  ///
  /// The values are checked when the overlay is presented; an invalid value is refused with an
  /// error that names it.
  public init(
    name: OverlayName? = nil,
    lane: LaneID = .main,
    placement: OverlayPosition = .top,
    anchor: Anchoring? = nil,
    priority: Priority = .normal,
    precedence: Precedence = .queue,
    identity: IdentityPolicy = .allow,
    isEvictable: Bool = true,
    isReply: Bool = false,
    lifetime: OverlayDuration = .timed(.seconds(4)),
    delay: Duration = .zero,
    maximumWait: Duration? = nil,
    minimumTime: Duration = .zero,
    hasCondition: Bool = false,
    pausesFor: Attention = .all,
    resumePolicy: CountdownResumePolicy = .timeLeft,
    showsTimeLeft: Bool = false,
    expansion: Expansion? = nil,
    drawing: Drawing = .host,
    size: SizeConstraints = SizeConstraints(),
    margins: Insets = Insets(horizontal: 12, vertical: 12),
    safeArea: SafeAreaPolicy = .respected,
    obstructions: ObstructionPolicy = .avoided(),
    buffer: Double = 0,
    overhang: Double = 0,
    opacity: Double = 1,
    tap: TapBehavior = .dismiss,
    swipe: SwipePolicy? = .standard,
    dismissesOnEscape: Bool = true,
    backdrop: Backdrop? = nil,
    entrance: OverlayTransition = .slideIn,
    exit: OverlayTransition = .slideOut,
    replaced: OverlayTransition? = nil,
    reducedMotion: ReducedMotionPolicy = .fade
  ) {
    self.name = name
    self.lane = lane
    self.priority = priority
    self.precedence = precedence
    self.identity = identity
    self.isEvictable = isEvictable
    self.isReply = isReply
    self.lifetime = lifetime
    self.delay = delay
    self.maximumWait = maximumWait
    self.minimumTime = minimumTime
    self.hasCondition = hasCondition
    self.pausesFor = pausesFor
    self.resumePolicy = resumePolicy
    self.showsTimeLeft = showsTimeLeft
    self.drawing = drawing
    self.placement = placement
    self.size = size
    self.margins = margins
    self.safeArea = safeArea
    self.obstructions = obstructions
    self.buffer = buffer
    self.overhang = overhang
    self.opacity = opacity
    self.tap = tap
    self.dismissesOnEscape = dismissesOnEscape
    self.reducedMotion = reducedMotion
    self.swipe = swipe
    self.entrance = entrance
    self.exit = exit
    self.replaced = replaced
    let rare = Rare(expansion: expansion, backdrop: backdrop, anchor: anchor)
    self.rare = rare.isEmpty ? nil : CopyOnWrite(rare)
  }
}

/// The drawing side of an overlay: the host or the app.
public enum Drawing: Hashable, Sendable, CaseIterable {
  /// The host draws the overlay from its content.
  case host
  /// The app draws the overlay by its own means.
  ///
  /// The overlay only takes its turn, from `willPresent` until the app dismisses it or its lifetime
  /// ends.
  case app
}
