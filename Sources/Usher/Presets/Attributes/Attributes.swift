public import UsherCore

/// The attributes of a presentation besides its content: place, timing, behaviour and surface.
///
/// Attributes are a value to keep, copy and change; `Presets` has ready-made ones.
public struct Attributes: Hashable, Sendable {
  /// The overlay's place, timing and behaviour.
  public var overlay: Overlay
  /// The surface; `nil` keeps the content's.
  public var style: Style?
  /// The fill of the backdrop, if the overlay has a backdrop; `nil` keeps the content's.
  public var scrim: Background?
  /// The appearance, whatever the system's is; `nil` keeps the content's.
  public var appearance: Appearance?
  /// The haptic feedback when the overlay appears; `nil` keeps the content's.
  public var haptic: Haptic?

  /// Makes attributes; by default those of `Overlay()`, with the content's own surface.
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

  /// Returns a copy with a change applied.
  public func with(_ change: (inout Attributes) -> Void) -> Attributes {
    var copy = self
    change(&copy)
    return copy
  }
}
