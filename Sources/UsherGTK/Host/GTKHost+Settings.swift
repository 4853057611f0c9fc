#if GTK
internal import CGTK
public import Usher

extension GTKHost {
  /// What the system's colours adapt to now.
  ///
  /// Once the window has closed, those of before.
  public var traits: Traits {
    if isClosed { return knownTraits }
    return Traits(appearance: Appearance(of: window), contrast: Contrast(of: window))
  }

  /// Lets what is shown take on other colours, and stop or begin to move.
  func followSettings() {
    guard !isClosed else { return }
    if settings.preferences != preferences {
      preferences = settings.preferences
      allowsMotion.value = !preferences.reducesMotion
      presenter?.handle(.preferencesChanged(preferences))
    }
    let system = self.traits
    knownTraits = system
    for (id, shown) in looks {
      let traits = system.with(shown.content.appearance)
      guard shown.looks.traits.value != traits else { continue }
      shown.looks.traits.value = traits
      let (surface, scrim) = ground(of: shown.content, for: traits)
      layer.cards[id]?.paint(on: surface, scrim: scrim)
    }
    gtk_widget_queue_draw(layer.widget)
  }
}
#endif
