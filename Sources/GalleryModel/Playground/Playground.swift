package import Usher

/// What is set in the playground: everything there is to say about an overlay.
package struct Playground: Hashable, Sendable {
  /// What it shows.
  package var kind = PlaygroundContent.message
  /// Its letters.
  package var letters = Letters.standard
  /// Its surface.
  package var surface = SurfaceSettings()
  /// Light or dark, whatever the system is.
  package var appearance: Appearance?
  /// What a person may feel when it comes.
  package var haptic: Haptic?
  /// What can be set of an overlay without anything else; its motion, its swipe and its backdrop are
  /// kept beside it.
  package var base = Overlay()
  /// Its name, which several may share.
  package var name: String?
  /// How its lane works.
  package var lane = LaneSettings()
  /// How it can be swiped away.
  package var swipe = SwipeSettings()
  /// What lies between it and the app.
  package var backdrop = BackdropSettings()
  /// How it comes.
  package var entrance = MotionSettings.slideIn
  /// How it goes.
  package var exit = MotionSettings.slideOut
  /// Whether it goes another way when another one takes its place.
  package var hasReplacedExit = false
  /// That way.
  package var replaced = MotionSettings.fadeOut

  /// Makes a playground where nothing is set.
  package init() {}

  /// The overlay that is asked for.
  package var overlay: Overlay {
    var overlay = base
    overlay.swipe = swipe.policy
    overlay.backdrop = backdrop.backdrop
    overlay.entrance = entrance.transition
    overlay.exit = exit.transition
    overlay.replaced = hasReplacedExit ? replaced.transition : nil
    return overlay
  }

  /// Everything but what it shows.
  package var attributes: Attributes {
    Attributes(
      overlay: overlay, style: surface.style == .card ? nil : surface.style,
      scrim: backdrop.isOn && backdrop.scrim != .scrim ? backdrop.scrim : nil,
      appearance: appearance, haptic: haptic)
  }

  /// What it shows.
  package var content: OverlayContent {
    kind.content(letters: letters, unfolds: base.unfolding != nil)
  }

  /// Shows it.
  @MainActor @discardableResult
  package func present(by presenter: Presenter) -> PresentationHandle {
    presenter.configure(base.lane, lane)
    return presenter.present(content, using: attributes, name: name)
  }

  /// The colours of letters and icons.
  package enum Letters: Hashable, Sendable, CaseIterable {
    case standard, white, black

    /// The colour; `nil` where everything has the colour it usually has.
    var color: AdaptiveColor? {
      switch self {
      case .standard: nil
      case .white: .white
      case .black: .black
      }
    }
  }
}
