public import UsherCore

/// Everything of a presentation but what is inside: where, when and how, and on what surface.
///
/// A value to keep, to copy and to change; `Presets` has some to begin with.
public struct Attributes: Hashable, Sendable {
  /// Where, when and how it is shown.
  public var overlay: Overlay
  /// The surface; `nil` leaves content the one it has.
  public var style: Style?
  /// What the backdrop is filled with, where the overlay has one; `nil` leaves that to the content.
  public var scrim: Background?
  /// Light or dark, whatever the system is; `nil` leaves that to the content.
  public var appearance: Appearance?
  /// What a person may feel when it comes; `nil` leaves that to the content.
  public var haptic: Haptic?

  /// Makes attributes; without any, those of an `Overlay` and whatever surface the content has.
  public init(
    overlay: Overlay = Overlay(), style: Style? = nil, scrim: Background? = nil,
    appearance: Appearance? = nil, haptic: Haptic? = nil
  ) {
    self.overlay = overlay
    self.style = style
    self.scrim = scrim
    self.appearance = appearance
    self.haptic = haptic
  }

  /// A copy with something changed in it.
  public func with(_ change: (inout Attributes) -> Void) -> Attributes {
    var copy = self
    change(&copy)
    return copy
  }
}
