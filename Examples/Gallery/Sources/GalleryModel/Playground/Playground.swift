package import Usher

/// The playground's settings: every property of an overlay.
package struct Playground: Hashable, Sendable {
  /// The kind of content.
  package var kind = PlaygroundContent.message
  /// The colour of text and icons.
  package var letters = Letters.standard
  /// The surface under the content.
  package var surface = SurfaceSettings()
  /// The overlay's own appearance; `nil` for the system's.
  package var appearance: Appearance?
  /// The haptic feedback when the overlay appears; `nil` for none.
  package var haptic: Haptic?
  /// The overlay's other properties.
  ///
  /// Motion, swipe and backdrop come from the settings below.
  package var base = OverlayConfiguration()
  /// The overlay's name, which several overlays may share; `nil` for none.
  package var name: String?
  /// The settings of the overlay's lane.
  package var lane = LaneSettings()
  /// The settings of swiping.
  package var swipe = SwipeSettings()
  /// The settings of the backdrop.
  package var backdrop = BackdropSettings()
  /// The entrance.
  package var entrance = MotionSettings.slideIn
  /// The exit.
  package var exit = MotionSettings.slideOut
  /// Whether the overlay has another exit when it is replaced.
  package var hasReplacedExit = false
  /// The exit when the overlay is replaced.
  package var replaced = MotionSettings.fadeOut

  /// Creates a playground with default settings.
  package init() {}

  /// The overlay as configured.
  package var overlay: OverlayConfiguration {
    var overlay = base
    overlay.swipe = swipe.policy
    overlay.backdrop = backdrop.backdrop
    overlay.entrance = entrance.transition
    overlay.exit = exit.transition
    overlay.replaced = hasReplacedExit ? replaced.transition : nil
    return overlay
  }

  /// The attributes as configured: everything except the content.
  package var attributes: OverlayPreset {
    OverlayPreset(
      overlay, style: surface.style == .card ? nil : surface.style,
      scrim: backdrop.isOn && backdrop.scrim != .scrim ? backdrop.scrim : nil,
      appearance: appearance, haptic: haptic)
  }

  /// The content as configured.
  package var content: OverlayContent {
    kind.content(letters: letters, expands: base.expansion != nil)
  }

  /// Presents the configured overlay, after configuring its lane.
  @MainActor @discardableResult
  package func present(by presenter: Presenter) -> PresentationHandle {
    presenter.configure(base.lane, lane)
    return presenter.present(content, using: attributes, name: name)
  }

  /// A colour of text and icons.
  package enum Letters: Hashable, Sendable, CaseIterable {
    case standard, white, black

    /// The colour; `nil` for each element's default colour.
    var color: AdaptiveColor? {
      switch self {
      case .standard: nil
      case .white: .white
      case .black: .black
      }
    }
  }
}
