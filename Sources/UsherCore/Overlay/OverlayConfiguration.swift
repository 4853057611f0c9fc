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
  // In each group, small values follow a value with unused space in its last word. This saves 40
  // bytes in each overlay, and a line can contain many overlays.

  // Identity, and the relation to other overlays.

  /// The name used to find, compare and count the overlay.
  ///
  /// Several overlays may have the same name.
  public var name: OverlayName?
  /// The effect on the overlays that the lane already shows.
  public var precedence: Precedence
  /// The rule for an overlay that resembles an earlier one.
  public var identity: IdentityPolicy
  /// Whether the overlay may be evicted if its lane evicts overlays to make room.
  public var isEvictable: Bool
  /// Whether the overlay responds to the user's own action.
  ///
  /// Such an overlay doesn't wait for quiet rules, and only questions can keep it waiting.
  public var isReply: Bool
  /// Whether the overlay offers to undo a change.
  ///
  /// The app sets the time for undoing separately from the lifetime.
  package var offersUndo = false
  /// The treatment of the overlay by the rate of its lane.
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
  /// Whether the app is asked at the overlay's turn if it is still needed.
  public var hasCondition: Bool
  /// The reasons that pause the countdown.
  public var pausesFor: Attention
  /// The rule for resuming the countdown after a pause.
  public var resumePolicy: CountdownResumePolicy
  /// Whether scenes report how much of the lifetime is left, for example for a progress bar.
  ///
  /// While such a countdown runs, a host draws every frame, unless it plays motion itself.
  public var showsTimeLeft: Bool
  // Declared here to use space inside the lifetime.
  /// The reading time in milliseconds, or 0 if it isn't needed for the lifetime.
  package var readingMilliseconds: UInt16 = 0
  /// The time before the overlay enters its lane.
  ///
  /// Negative values are rejected.
  public var delay: Duration
  /// The maximum time that the overlay may wait, or `nil` for no limit.
  ///
  /// When it has passed, the request ends as ``DismissReason/expired``. Negative values are
  /// rejected.
  public var maximumWait: Duration?
  // Declared here to use space inside the previous value.
  /// A number that prevents overlays with the same name from merging, for example because their
  /// buttons differ.
  ///
  /// It is 0 for overlays without a variant.
  package var variant: UInt32 = 0
  /// The time, from the start of the entrance, during which the app and the lifetime can't dismiss
  /// the overlay.
  ///
  /// Dismissals by the user, by an overlay that replaces it and by the closing window don't wait.
  /// Negative values are rejected.
  public var minimumTime: Duration
  /// The expansion of collapsed content, or `nil` if the overlay is never collapsed.
  public var expansion: Expansion? {
    get { rare?.value.expansion }
    set { changeRare { $0.expansion = newValue } }
  }

  // Place and size.

  /// The constraints of the overlay's size.
  public var size: SizeConstraints
  /// Whether the host or the app draws the overlay.
  public var drawing: Drawing
  /// The place in the viewport where the overlay rests.
  public var placement: OverlayPosition
  /// The effect of the safe area on the overlay.
  public var safeArea: SafeAreaPolicy
  /// The place next to an anchor, or `nil` for the place in the viewport that `placement` defines.
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
  /// If a margin is negative, the overlay extends into the safe area.
  ///
  /// Left and right don't depend on the layout direction. An overlay that is centered along an axis
  /// is centered in the room between the margins. For example, 20 at the top and -20 at the bottom
  /// move it down by 20 points without reducing its room.
  public var margins: Insets
  /// The response to obstructions, such as a keyboard.
  public var obstructions: ObstructionPolicy
  /// Whether the app's content makes way for the overlay instead of being covered.
  ///
  /// Applies to overlays at the top or bottom. `false` by default.
  public var pushesContent = false
  /// The distance by which the background extends beyond the edges at which the overlay rests, in
  /// points.
  ///
  /// It hides the gap that appears if a spring carries the overlay beyond its place. It is not
  /// negative.
  public var buffer: Double
  /// The distance by which the shadow extends beyond the frame, in points.
  ///
  /// It is not negative.
  ///
  /// An exit slides further by this distance.
  public var overhang: Double
  /// The opacity of the resting overlay with its background, from 0 to 1.
  ///
  /// It doesn't affect the scrim. Entrances, exits and stacks fade relative to this opacity. The
  /// pointer passes through an overlay with opacity 0.
  public var opacity: Double

  // Actions of the user.

  /// The rules for swipes, or `nil` if the overlay can't be swiped.
  public var swipe: SwipePolicy?
  /// The response to a tap on the overlay, except on a control.
  public var tap: TapBehavior
  /// Whether the Escape key may dismiss the overlay.
  ///
  /// If several overlays are shown, the key dismisses the overlay with the keyboard focus, or else
  /// the front one. It doesn't reach overlays behind a modal overlay.
  public var dismissesOnEscape: Bool
  /// Whether the app decides each time the user wants to dismiss the overlay.
  ///
  /// The default is `false`.
  ///
  /// If so, the engine returns ``OverlayCommand/checkDismissal(_:_:)`` instead of starting the
  /// exit, and a swiped overlay returns. Other dismissals don't wait for the decision.
  public var asksBeforeDismissal = false
  /// The scrim behind the overlay and its response to taps, or `nil` for no backdrop.
  public var backdrop: Backdrop? {
    get { rare?.value.backdrop }
    set { changeRare { $0.backdrop = newValue } }
  }

  /// The overlays whose work made the request, the outermost first.
  ///
  /// They may wait for its end.
  package var askers: [OverlayID] {
    get { rare?.value.askers ?? [] }
    set { changeRare { $0.askers = newValue } }
  }

  // Motion.

  /// The rule for the overlay's motion if the user prefers reduced motion.
  public var reducedMotion: ReducedMotionPolicy
  /// The entrance of the overlay.
  public var entrance: OverlayTransition
  /// The overlay's exit, unless it is swiped out or replaced.
  public var exit: OverlayTransition
  /// The exit if another overlay takes the overlay's place, or `nil` to use `exit`.
  public var replaced: OverlayTransition?

  // Large and usually absent, so copies of an overlay share these values.
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

  /// Whether the overlay has no expansion, backdrop, anchor and askers, which take longer to read.
  var isPlain: Bool { rare == nil }

  private mutating func changeRare(_ change: (inout Rare) -> Void) {
    var changed = rare?.value ?? Rare()
    change(&changed)
    // Equal overlays must also have equal storage.
    rare = changed.isEmpty ? nil : CopyOnWrite(changed)
  }

  /// Creates an overlay.
  ///
  /// The default values are suitable for most messages.
  ///
  /// The values are checked when the overlay is presented. If one is invalid, the request is
  /// refused with an error that names it.
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
  /// The overlay only takes its turn, from `willPresent` until the app dismisses it or its lifetime
  /// ends.
  case app
}
