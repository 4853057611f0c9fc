package import UsherCore

/// Settings to start from, with a name.
///
/// Some of Usher's presets have the names and values of well-known libraries. To create a preset,
/// change an existing or an empty preset using the same modifiers as for an overlay.
///
/// ```swift
/// extension OverlayPreset {
///   static let brand = OverlayPreset.bottomFloat.duration(.seconds(6)).cornerRadius(20)
/// }
/// presenter.present(.notification(title: "Saved"), using: .brand)
/// ```
public struct OverlayPreset: OverlayModifiable {
  /// The settings that were set on the preset.
  public var settings = OverlaySettings()

  /// Creates a preset without settings.
  public init() {}

  init(_ settings: OverlaySettings) { self.settings = settings }

  /// Returns another preset, with this preset's settings applied over it.
  func over(_ other: OverlayPreset?) -> OverlayPreset {
    guard var merged = other?.settings else { return self }
    merged.merge(settings)
    return OverlayPreset(merged)
  }

  /// A message that is shown for four seconds, unless a tap, a swipe or Escape dismisses it.
  ///
  /// These are the defaults.
  public static let message = OverlayPreset()

  /// An overlay that stays until a button, a swipe, Escape or the app dismisses it.
  ///
  /// A tap outside the controls has no effect.
  public static let persistent = OverlayPreset().duration(.infinite).tap(.absorb)
}

extension OverlayPreset {
  /// Creates a preset with the values that aren't `nil`.
  package init(
    _ configuration: OverlayConfiguration? = nil, style: OverlayStyle? = nil,
    scrim: Background? = nil,
    appearance: Appearance? = nil, haptic: Haptic? = nil
  ) {
    if let configuration { self.configuration = configuration }
    if let style { self.style = style }
    if let scrim { self.scrim = scrim }
    if let appearance { self.appearance = appearance }
    if let haptic { self.haptic = haptic }
  }
}

extension OverlayContent {
  /// Returns the content with the preset's surface, backdrop fill, appearance and haptic feedback.
  package func styled(by preset: OverlayPreset) -> OverlayContent {
    Overlay(self, preset: preset).resolved.content
  }
}
