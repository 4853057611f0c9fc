#if GTK && os(Linux)
internal import CGTK
public import Usher

extension GTKHost {
  /// The languages of the environment, in gettext's order.
  public var languages: [String] {
    OverlayStrings.preferredLanguages { name in g_getenv(name).map { String(cString: $0) } }
  }

  /// The traits that the system's colors adapt to.
  ///
  /// After the window or pane has closed, the last known traits.
  ///
  /// The traits are read when a setting changes, and the accent also before an overlay is attached,
  /// rather than on each access, since reading theme names is slow.
  public var traits: Traits { knownTraits }

  /// Reads the traits from the area's theme and settings.
  func lookUpTraits() {
    let appearance = Appearance(of: area.widget)
    knownTraits = Traits(
      appearance: appearance, contrast: Contrast(of: area.widget),
      accent: Accent(of: area.widget, in: appearance))
  }

  /// Takes over the accent if the app has changed it meanwhile, of which GTK does not tell.
  func lookUpAccent() {
    guard Accent(of: area.widget, in: knownTraits.appearance) != knownTraits.accent else { return }
    followSettings()
  }

  /// Applies changed settings: recolours the attached overlays, and stops or allows motion.
  func followSettings() {
    guard !isClosed else { return }
    if settings.preferences != preferences {
      preferences = settings.preferences
      allowsMotion.value = !preferences.reducesMotion
      connection.preferencesChanged(to: preferences)
    }
    lookUpTraits()
    connection.traitsChanged(to: knownTraits)
    for (id, content) in contents {
      guard let card = layer.cards[id] else { continue }
      let traits = knownTraits.with(content.appearance)
      let environment = card.built.builder.environment
      guard environment.traits.value != traits else { continue }
      environment.traits.value = traits
      let (surface, scrim) = ground(of: content, for: traits)
      card.paint(on: surface, scrim: scrim)
    }
    gtk_widget_queue_draw(layer.widget)
  }
}
#endif
