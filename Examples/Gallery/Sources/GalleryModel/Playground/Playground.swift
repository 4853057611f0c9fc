package import Usher

/// The playground's settings: every property of an overlay.
package struct Playground: Equatable, Sendable {
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

  /// The exit when the overlay is replaced; `nil` for the usual exit.
  var replacedExit: OverlayTransition? { hasReplacedExit ? replaced.transition : nil }

  /// The overlay as configured.
  ///
  /// It sets every value, because an update changes no value that the new overlay does not set.
  package var overlay: Overlay {
    Modifier.all.reduce(into: kind.overlay(expands: base.expansion != nil)) { $1.set(&$0, self) }
  }

  /// Presents the configured overlay, after configuring its lane.
  @MainActor @discardableResult
  package func present(by presenter: Presenter) -> PresentationHandle {
    presenter.configure(base.lane, lane)
    return presenter.present(overlay)
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
