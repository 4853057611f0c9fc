package import UsherCore

/// Settings to start from, with a name.
///
/// Usher has presets with the names and figures of well-known libraries. An app makes its own from
/// them or from nothing, with the same modifiers as an overlay.
///
/// ```swift
/// extension OverlayPreset {
///   static let brand = OverlayPreset.bottomFloat.duration(.seconds(6)).cornerRadius(20)
/// }
/// presenter.present(.notification(title: "Saved"), using: .brand)
/// ```
public struct OverlayPreset: OverlayModifiable {
  /// The settings that the preset has set.
  public var settings = OverlaySettings()

  /// Creates a preset that sets nothing.
  public init() {}

  /// Creates a preset of settings.
  init(_ settings: OverlaySettings) { self.settings = settings }

  /// Returns the settings of another preset, unless this one sets them.
  func over(_ other: OverlayPreset?) -> OverlayPreset {
    guard var merged = other?.settings else { return self }
    merged.merge(settings)
    return OverlayPreset(merged)
  }

  /// A message: it is shown for four seconds, and a tap or a swipe dismisses it earlier.
  ///
  /// These are the defaults.
  public static let message = OverlayPreset()

  /// An overlay that stays until the app, a control inside or a swipe dismisses it.
  ///
  /// A tap next to the controls has no effect.
  public static let persistent = OverlayPreset().duration(.infinite).tap(.absorb)
}

extension OverlayPreset {
  /// Creates a preset that sets what is not `nil`: every value of a configuration, the surface, the
  /// fill of the backdrop, the appearance and the haptic feedback.
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
  /// Returns the content with the surface, backdrop fill, appearance and haptic feedback that the
  /// preset sets.
  package func styled(by preset: OverlayPreset) -> OverlayContent {
    Overlay(self, preset: preset).resolved.content
  }
}
