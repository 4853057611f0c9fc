package import Usher

/// The playground's settings: every property of an overlay.
package struct Playground: Equatable, Sendable {
  package var kind = PlaygroundContent.message
  /// The color of text and icons.
  package var letters = Letters.standard
  /// The surface under the content.
  package var surface = SurfaceSettings()
  /// The overlay's own appearance, or `nil` for the system's.
  package var appearance: Appearance?
  /// The haptic feedback when the overlay appears, or `nil`.
  package var haptic: Haptic?
  /// The overlay's other properties.
  ///
  /// Motion, swipe and backdrop use the settings below.
  package var base = OverlayConfiguration()
  /// The overlay's name, which several overlays may share, or `nil`.
  package var name: String?
  package var lane = LaneSettings()
  package var swipe = SwipeSettings()
  package var backdrop = BackdropSettings()
  package var entrance = MotionSettings.slideIn
  package var exit = MotionSettings.slideOut
  /// Whether the overlay uses a different exit when it is replaced.
  package var hasReplacedExit = false
  /// The exit when the overlay is replaced.
  package var replaced = MotionSettings.fadeOut

  package init() {}

  /// The exit when the overlay is replaced, or `nil` for the normal exit.
  var replacedExit: OverlayTransition? { hasReplacedExit ? replaced.transition : nil }

  /// The configured overlay.
  ///
  /// It sets every value, because an update doesn't change values that the new overlay doesn't set.
  package var overlay: Overlay {
    Modifier.all.reduce(into: kind.overlay(expands: base.expansion != nil)) { $1.set(&$0, self) }
  }

  /// Presents the configured overlay, after configuring its lane.
  @MainActor @discardableResult
  package func present(by presenter: Presenter) -> PresentationHandle {
    presenter.configure(base.lane, lane)
    return presenter.present(overlay)
  }

  /// A color of text and icons.
  package enum Letters: Hashable, Sendable, CaseIterable {
    case standard, white, black

    /// The color, or `nil` for each element's default color.
    var color: AdaptiveColor? {
      switch self {
      case .standard: nil
      case .white: .white
      case .black: .black
      }
    }
  }
}
