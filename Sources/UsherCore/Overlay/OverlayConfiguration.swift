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
  // In each group, small values are declared after larger values whose unused space they fill. This
  // saves 40 bytes for each waiting overlay, and there may be many.

  // Identity, and the relation to other overlays.

  /// The name used to find, compare and count overlays, or `nil` if the overlay has no name.
  ///
  /// Several overlays may have the same name.
  public var name: OverlayName?
  /// How the overlay affects the overlays that its lane already shows.
  public var precedence: Precedence
  /// How the request is treated if it resembles an earlier request.
  public var identity: IdentityPolicy
  /// Whether the lane may dismiss the overlay to make room for another overlay.
  public var isEvictable: Bool
  /// Whether the overlay responds to the user's own action.
  ///
  /// Quiet rules don't delay a reply. If the lane's `showsModalsAbove` is `true`, a reply doesn't
  /// wait for other shown overlays, except for questions.
  public var isReply: Bool
  /// Whether the overlay offers to undo a change.
  ///
  /// The presenter measures the time for undoing, so the overlay's `lifetime` is infinite.
  package var offersUndo = false
  /// Whether the lane's rate counts the request and may end it.
  package var underRate = Rate.Bearing.mayEnd
  /// The lane in which the overlay takes its turn.
  public var lane: LaneID
  /// The overlay's rank among waiting overlays.
  ///
  /// Overlays with a lower priority can neither evict nor replace the overlay.
  public var priority: Priority

  // Time.

  /// The time that the overlay rests before it dismisses itself.
  public var lifetime: OverlayDuration
  /// Whether the app decides, at the overlay's turn, if the overlay is still needed.
  public var hasCondition: Bool
  /// The reasons that pause the countdown.
  public var pausesFor: Attention
  /// How the countdown resumes after a pause.
  public var resumePolicy: CountdownResumePolicy
  /// Whether scenes report the time left, for example for a progress bar.
  ///
  /// While the countdown runs, a host draws every frame, unless it animates the time left itself.
  public var showsTimeLeft: Bool
  // This is declared here because it fits in unused space of `lifetime`.
  /// The reading time in milliseconds, or 0 if the lifetime doesn't use it.
  package var readingMilliseconds: UInt16 = 0
  /// The time from the request until the overlay enters its lane.
  ///
  /// If it is negative, the overlay or its update is refused.
  public var delay: Duration
  /// The maximum waiting time after `delay`, or `nil` if there is no limit.
  ///
  /// If the overlay's turn hasn't started by then, the request ends as ``DismissReason/expired``.
  ///
  /// If it is negative, the overlay or its update is refused.
  public var maximumWait: Duration?
  // This is declared here because it fits in unused space of `maximumWait`.
  /// A number for the differences that prevent merging, such as other buttons.
  ///
  /// Overlays with the same name merge only if they have the same variant.
  ///
  /// The default is 0.
  package var variant: UInt32 = 0
  /// The minimum time that the overlay is shown, from the start of its entrance.
  ///
  /// If the app dismisses the overlay or its lifetime ends earlier, the exit starts after this
  /// time.
  ///
  /// Other dismissals, for example by the user, by a replacing overlay or by the closing window,
  /// don't wait. If it is negative, the overlay or its update is refused.
  public var minimumTime: Duration
  /// The expansion of collapsed content, or `nil` if the overlay is never collapsed.
  public var expansion: Expansion? {
    get { rare?.value.expansion }
    set { changeRare { $0.expansion = newValue } }
  }

  // Place and size.

  /// The constraints of the overlay's size.
  public var size: SizeConstraints
  /// The heights between which the user can drag an overlay at the top or bottom, in any order.
  ///
  /// If it isn't empty, the height in `size` is ignored. Overlays in the vertical center or next to
  /// an anchor ignore detents. If `swipe` is `nil` or its `drag` is `physics`, a drag doesn't
  /// change the height.
  public var detents: [OverlayDetent] {
    get { rare?.value.detents ?? [] }
    set { changeRare { $0.detents = newValue } }
  }
  /// The detent at which the overlay appears, or `nil` to use the lowest.
  ///
  /// A detent that isn't one of `detents` is ignored. Later, the user and
  /// ``OverlayEvent/detentSelected(_:_:)`` select the detent, and an update doesn't change it.
  public var selectedDetent: OverlayDetent? {
    get { rare?.value.selectedDetent }
    set { changeRare { $0.selectedDetent = newValue } }
  }
  /// The code that draws the overlay: the host or the app.
  public var drawing: Drawing
  /// The position in the viewport.
  public var placement: OverlayPosition
  /// How the safe area affects the overlay.
  public var safeArea: SafeAreaPolicy
  /// The place next to an anchor, or `nil` to use `placement`.
  ///
  /// An anchored overlay isn't part of lists and stacks. While its anchor is hidden, the overlay is
  /// invisible and its countdown is paused. If the anchor is removed or doesn't exist, the overlay
  /// is dismissed as ``DismissReason/anchorGone`` after ``Anchoring/maximumWait``.
  public var anchor: Anchoring? {
    get { rare?.value.anchor }
    set { changeRare { $0.anchor = newValue } }
  }
  /// The distance from the safe area, in points.
  ///
  /// Negative margins extend into the safe area. Left and right don't depend on the layout
  /// direction. A centered overlay is centered between the margins. For example, 20 at the top and
  /// -20 at the bottom move it down by 20 points without reducing its room.
  public var margins: Insets
  /// The response to obstructions, such as a keyboard.
  public var obstructions: ObstructionPolicy
  /// Whether the app's content makes way for the overlay instead of being covered.
  ///
  /// This applies only to overlays at the top or bottom. The default is `false`.
  public var pushesContent = false
  /// The distance by which the background extends beyond the edges at which the overlay rests.
  ///
  /// The distance is in points and at least 0. The larger background hides the gap that appears if
  /// a spring overshoots.
  public var buffer: Double
  /// The distance by which the shadow extends beyond the frame, in points.
  ///
  /// The distance is at least 0. An exit slides further by this distance to hide the shadow as
  /// well.
  public var overhang: Double
  /// The opacity of the resting overlay with its background, from 0 to 1.
  ///
  /// The scrim isn't affected. Entrances, exits and stacks fade relative to this opacity. The
  /// pointer passes through an overlay with opacity 0.
  public var opacity: Double

  // Actions of the user.

  /// The rules for swipes, or `nil` if the overlay can't be swiped.
  public var swipe: SwipePolicy?
  /// The response to a tap on the overlay, except on a control.
  public var tap: TapBehavior
  /// Whether the Escape key may dismiss the overlay.
  ///
  /// If an overlay that allows it has the keyboard focus, the key dismisses that overlay.
  /// Otherwise, it dismisses the front overlay that allows it. The key doesn't affect overlays
  /// behind a modal overlay.
  public var dismissesOnEscape: Bool
  /// Whether the app decides each time the user wants to dismiss the overlay.
  ///
  /// The default is `false`. If it is `true`, the engine returns
  /// ``OverlayCommand/checkDismissal(_:_:)`` and the overlay stays until the app allows its
  /// dismissal. A swiped overlay moves back to its place. Dismissals that the user didn't cause
  /// don't wait for the decision.
  public var asksBeforeDismissal = false
  /// The scrim behind the overlay and its response to taps, or `nil` if there is no scrim.
  public var backdrop: Backdrop? {
    get { rare?.value.backdrop }
    set { changeRare { $0.backdrop = newValue } }
  }

  /// The overlays whose work made the request, the outermost first.
  ///
  /// Because the work may wait for the request, the request doesn't wait for these overlays.
  package var askers: [OverlayID] {
    get { rare?.value.askers ?? [] }
    set { changeRare { $0.askers = newValue } }
  }

  // Motion.

  /// How the overlay moves if the user prefers reduced motion.
  public var reducedMotion: ReducedMotionPolicy
  /// The entrance of the overlay.
  public var entrance: OverlayTransition
  /// The overlay's exit, unless it is swiped out or replaced.
  public var exit: OverlayTransition
  /// The exit if another overlay takes the overlay's place, or `nil` to use `exit`.
  public var replaced: OverlayTransition?

  // These values are large and usually absent. Copies of an overlay share them.
  private var rare: CopyOnWrite<Rare>?

  private struct Rare: Equatable, Sendable {
    var expansion: Expansion?
    var backdrop: Backdrop?
    var anchor: Anchoring?
    var detents: [OverlayDetent] = []
    var selectedDetent: OverlayDetent?
    var askers: [OverlayID] = []

    var isEmpty: Bool {
      expansion == nil && backdrop == nil && anchor == nil && detents.isEmpty
        && selectedDetent == nil && askers.isEmpty
    }
  }

  /// Whether the overlay has no expansion, backdrop, anchor, detents or askers.
  ///
  /// If so, drawing skips these values, because reading them takes time.
  var isPlain: Bool { rare == nil }

  private mutating func changeRare(_ change: (inout Rare) -> Void) {
    var changed = rare?.value ?? Rare()
    change(&changed)
    // If all values are absent, the storage is `nil`. Otherwise, overlays with equal values might
    // differ.
    rare = changed.isEmpty ? nil : CopyOnWrite(changed)
  }

  /// Creates an overlay.
  ///
  /// The defaults are suitable for most messages. If a value is invalid, the request is refused
  /// with an error that names it.
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

/// The code that draws an overlay: the host or the app.
public enum Drawing: Hashable, Sendable, CaseIterable {
  /// The host draws the overlay from its content.
  case host
  /// The app draws the overlay itself.
  ///
  /// The overlay waits for its turn like other overlays. It uses a place in its lane from
  /// `willPresent` until the app dismisses it or its lifetime ends.
  case app
}
