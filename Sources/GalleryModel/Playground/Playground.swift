package import Usher

/// What is set in the playground: everything there is to say about an overlay.
package struct Playground: Hashable, Sendable {
  /// What it shows.
  package var kind = ContentKind.message
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

  /// What it shows.
  package var content: Content {
    let message = Content.notification(
      icon: kind.icon, title: kind.title, description: kind.description, button: kind.button,
      theme: theme)
    guard hasOwnContent else { return message }
    return Content(
      message.root, style: theme.style, scrim: scrim, appearance: appearance, haptic: haptic)
  }

  /// Shows it.
  @MainActor @discardableResult
  package func present(by presenter: Presenter) -> PresentationHandle {
    presenter.configure(base.lane, lane)
    return presenter.present(content, as: overlay, name: name)
  }

  /// The surface and colours of what it shows.
  var theme: MessageTheme { letters.theme(on: surface.style) }

  /// What the backdrop is filled with.
  var scrim: Background { backdrop.isOn ? backdrop.scrim : .scrim }

  /// Whether the content says more than a message alone can.
  var hasOwnContent: Bool { scrim != .scrim || appearance != nil || haptic != nil }

  /// What is shown.
  package enum ContentKind: String, Hashable, Sendable, CaseIterable {
    case message, messageWithButton, line, longText

    var icon: Image.Source? {
      switch self {
      case .message, .messageWithButton, .line: .icon("starred-symbolic")
      case .longText: nil
      }
    }

    var title: String {
      switch self {
      case .message, .messageWithButton: "Made in the playground"
      case .line: "Saved"
      case .longText: "A title that is too long for a single line goes on below"
      }
    }

    var description: String? {
      switch self {
      case .message, .messageWithButton: "Change anything, and look what comes of it."
      case .line: nil
      case .longText:
        "And so does a description. The card is as tall as its words need, and its margins stay "
          + "what they are."
      }
    }

    var button: Button? {
      switch self {
      case .messageWithButton: Button("Undo")
      case .message, .line, .longText: nil
      }
    }
  }

  /// The colours of letters and icons.
  package enum Letters: Hashable, Sendable, CaseIterable {
    case standard, white, black

    func theme(on style: Style) -> MessageTheme {
      switch self {
      case .standard:
        MessageTheme(
          style: style, title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent)
      case .white, .black:
        MessageTheme(
          style: style, title: color, description: color, icon: color, button: color)
      }
    }

    private var color: Color {
      switch self {
      case .standard: .label
      case .white: .white
      case .black: .black
      }
    }
  }
}
