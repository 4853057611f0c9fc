/// How an overlay comes or goes: its parts play together, each with its own timing.
public struct Transition: Hashable, Sendable {
  /// Moves it across the nearest edge; `nil` leaves it in place.
  public var slide: Timing?
  /// Fades it from or to nothing; `nil` leaves it opaque.
  public var fade: Timing?

  /// Makes a transition; without any part the overlay is there, or gone, at once.
  public init(slide: Timing? = nil, fade: Timing? = nil) {
    self.slide = slide
    self.fade = fade
  }

  /// Comes in over the edge on a lively spring.
  public static let slideIn = Transition(slide: .spring(.lively))
  /// Leaves over the edge in 0.25 seconds.
  public static let slideOut = Transition(slide: .easeIn(.milliseconds(250)))
  /// Becomes opaque in 0.25 seconds.
  public static let fadeIn = Transition(fade: .easeOut(.milliseconds(250)))
  /// Becomes transparent in 0.2 seconds.
  public static let fadeOut = Transition(fade: .easeIn(.milliseconds(200)))
}
