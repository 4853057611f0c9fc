#if GTK
internal import CGTK
public import Usher

extension GTKHost {
  /// What the system's colours adapt to now; once the window has closed, to what they did before.
  ///
  /// They are looked up when a setting changes: names of themes take long to read.
  public var traits: Traits { knownTraits }

  /// Looks up what the system's colours adapt to.
  func lookUpTraits() {
    knownTraits = Traits(appearance: Appearance(of: window), contrast: Contrast(of: window))
  }

  /// Lets what is shown take on other colours, and stop or begin to move.
  func followSettings() {
    guard !isClosed else { return }
    if settings.preferences != preferences {
      preferences = settings.preferences
      allowsMotion.value = !preferences.reducesMotion
      presenter?.handle(.preferencesChanged(preferences))
    }
    lookUpTraits()
    presenter?.traits = knownTraits
    for (id, shown) in looks {
      let traits = knownTraits.with(shown.content.appearance)
      guard shown.looks.traits.value != traits else { continue }
      shown.looks.traits.value = traits
      let (surface, scrim) = ground(of: shown.content, for: traits)
      layer.cards[id]?.paint(on: surface, scrim: scrim)
    }
    gtk_widget_queue_draw(layer.widget)
  }
}
#endif
