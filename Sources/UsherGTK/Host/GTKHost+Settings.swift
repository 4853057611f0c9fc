#if GTK && os(Linux)
internal import CGTK
public import Usher

extension GTKHost {
  /// The user's languages, such as "de_AT.UTF-8", most preferred first.
  ///
  /// `OverlayStrings.preferredLanguages(in:)` reads the languages from the environment. If the
  /// locale is missing, "C" or "POSIX", the array is empty, even if `LANGUAGE` has a value.
  public var languages: [String] {
    OverlayStrings.preferredLanguages { name in g_getenv(name).map { String(cString: $0) } }
  }

  /// The traits that the system's colors adapt to, or the last known traits if the window or pane
  /// is closed.
  ///
  /// The traits are updated when a setting changes, not on each access, because reading theme names
  /// is slow. The accent is also updated before an overlay is attached.
  public var traits: Traits { knownTraits }

  func lookUpTraits() {
    let appearance = Appearance(of: area.widget)
    knownTraits = Traits(
      appearance: appearance, contrast: Contrast(of: area.widget),
      accent: Accent(of: area.widget, in: appearance))
  }

  /// Updates the accent if the app changed it, because GTK doesn't report this change.
  func lookUpAccent() {
    guard Accent(of: area.widget, in: knownTraits.appearance) != knownTraits.accent else { return }
    followSettings()
  }

  /// Applies changed settings: recolors the attached overlays, and allows or stops motion.
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
