/// What a client asks for: where, when and how something is shown.
///
/// Equal overlays behave equally.
public struct Overlay: Hashable, Sendable {
  /// Where it rests.
  public var placement: Placement
  /// Its rank among those that wait.
  public var priority: Priority
  /// How long it rests before it dismisses itself.
  public var lifetime: Lifetime
  /// Its distance from the safe area, in points; negative reaches beyond it.
  ///
  /// Top and bottom count at the edge it rests at, and both around a centered one.
  public var margins: Insets
  /// The greatest width it takes, in points; at least 1.
  public var maximumWidth: Double
  /// Whether it takes all the width there is, up to `maximumWidth`, or only what its content needs.
  public var fillsWidth: Bool
  /// How far its shadow reaches outside its frame, in points; it slides out so much further.
  public var overhang: Double
  /// What a person may do to send it away.
  public var dismissal: DismissalPolicy
  /// How it comes.
  public var entrance: Transition
  /// How it goes, unless it is swiped away.
  public var exit: Transition

  /// Makes an overlay; what is not given is what most messages want.
  ///
  /// The values are checked when the overlay is presented, and a bad one is refused by name.
  public init(
    placement: Placement = .top,
    priority: Priority = .normal,
    lifetime: Lifetime = .timed(.seconds(4)),
    margins: Insets = Insets(horizontal: 12, vertical: 12),
    maximumWidth: Double = 440,
    fillsWidth: Bool = true,
    overhang: Double = 0,
    dismissal: DismissalPolicy = .all,
    entrance: Transition = .slideIn,
    exit: Transition = .slideOut
  ) {
    self.placement = placement
    self.priority = priority
    self.lifetime = lifetime
    self.margins = margins
    self.maximumWidth = maximumWidth
    self.fillsWidth = fillsWidth
    self.overhang = overhang
    self.dismissal = dismissal
    self.entrance = entrance
    self.exit = exit
  }
}
