/// What a client asks for: where, when and how something is shown.
///
/// Equal overlays behave equally.
public struct Overlay: Hashable, Sendable {
  // Who it is, and how it treats others.

  /// What it can be found and compared by; several may have the same name.
  public var name: OverlayName?
  /// Where it takes its turn.
  public var lane: LaneID
  /// Its rank among those that wait, and what may displace it.
  public var priority: Priority
  /// How it treats those that are shown.
  public var precedence: Precedence
  /// What becomes of it where another one is like it.
  public var identity: IdentityPolicy
  /// Whether it may be sent away to make room, in a lane that does so.
  public var isEvictable: Bool

  // When.

  /// How long it rests before it dismisses itself.
  public var lifetime: Lifetime
  /// How long it stays out of the line at first; negative is refused.
  public var delay: Duration
  /// How long it may wait in line before it expires; `nil` for as long as it takes, and negative is
  /// refused.
  public var maximumWait: Duration?
  /// How long after its entrance began the app and its own lifetime can send it away at the earliest.
  ///
  /// A person, an overlay that takes its place, and a closed window need not wait. Negative is refused.
  public var minimumTime: Duration
  /// Whether the client is asked once more when its turn comes.
  public var asksFirst: Bool
  /// What stops its countdown.
  public var pausesFor: Attention
  /// How its countdown goes on afterwards.
  public var resumption: Resumption
  /// Whether scenes tell how much of its lifetime is left, as for a bar that runs out.
  ///
  /// While such a countdown runs, every frame is drawn.
  public var showsTimeLeft: Bool
  /// When it unfolds, where it comes folded; `nil` for one that is never folded.
  public var unfolding: Unfolding?

  // Where.

  /// Who draws it.
  public var drawing: Drawing
  /// Where it rests.
  public var placement: Placement
  /// How large it is.
  public var size: SizeConstraints
  /// Its distance from the safe area, in points; negative reaches beyond it.
  ///
  /// Each counts at its own edge, left and right whichever way lines run. An overlay that is centered
  /// along an axis rests in the middle of what they leave: 20 at the top and -20 at the bottom move it 20
  /// points down and cost it no room.
  public var margins: Insets
  /// How it treats the edges the system keeps for itself.
  public var safeArea: SafeAreaPolicy
  /// How it treats a keyboard and the like.
  public var obstructions: ObstructionPolicy
  /// How much further out its background reaches at the edges it rests at, in points; not negative.
  ///
  /// It hides the gap that a spring would show there where it carries the overlay beyond its place.
  public var buffer: Double
  /// How far its shadow reaches outside its frame, in points; it slides out so much further.
  public var overhang: Double

  // What a person may do.

  /// What a tap anywhere but on a control inside it does.
  public var tap: Reaction
  /// How it can be swiped away; `nil` keeps it where it is.
  public var swipe: SwipePolicy?
  /// Whether the Escape key sends it away: the front one that may go, but first the one that has the
  /// keyboard's focus inside.
  public var dismissesOnEscape: Bool
  /// What lies between it and everything behind it; `nil` leaves all that as it is.
  public var backdrop: Backdrop?

  // How it moves.

  /// How it comes.
  public var entrance: OverlayTransition
  /// How it goes, unless it is swiped away or another takes its place.
  public var exit: OverlayTransition
  /// How it goes when another takes its place; `nil` goes as it always does.
  public var replaced: OverlayTransition?
  /// What becomes of its motion where a person prefers less of it.
  public var reducedMotion: ReducedMotionPolicy

  /// Makes an overlay; what is not given is what most messages want.
  ///
  /// The values are checked when the overlay is presented, and a bad one is refused by name.
  public init(
    name: OverlayName? = nil,
    lane: LaneID = .main,
    placement: Placement = .top,
    priority: Priority = .normal,
    precedence: Precedence = .queue,
    identity: IdentityPolicy = .allow,
    isEvictable: Bool = true,
    lifetime: Lifetime = .timed(.seconds(4)),
    delay: Duration = .zero,
    maximumWait: Duration? = nil,
    minimumTime: Duration = .zero,
    asksFirst: Bool = false,
    pausesFor: Attention = .all,
    resumption: Resumption = .timeLeft,
    showsTimeLeft: Bool = false,
    unfolding: Unfolding? = nil,
    drawing: Drawing = .host,
    size: SizeConstraints = SizeConstraints(),
    margins: Insets = Insets(horizontal: 12, vertical: 12),
    safeArea: SafeAreaPolicy = .respected,
    obstructions: ObstructionPolicy = .avoided(),
    buffer: Double = 0,
    overhang: Double = 0,
    tap: Reaction = .dismiss,
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
    self.lifetime = lifetime
    self.delay = delay
    self.maximumWait = maximumWait
    self.minimumTime = minimumTime
    self.asksFirst = asksFirst
    self.pausesFor = pausesFor
    self.resumption = resumption
    self.showsTimeLeft = showsTimeLeft
    self.unfolding = unfolding
    self.drawing = drawing
    self.placement = placement
    self.size = size
    self.margins = margins
    self.safeArea = safeArea
    self.obstructions = obstructions
    self.buffer = buffer
    self.overhang = overhang
    self.tap = tap
    self.swipe = swipe
    self.dismissesOnEscape = dismissesOnEscape
    self.backdrop = backdrop
    self.entrance = entrance
    self.exit = exit
    self.replaced = replaced
    self.reducedMotion = reducedMotion
  }
}
