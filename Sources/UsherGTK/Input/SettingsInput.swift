#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Observes the user's system-wide preferences for motion, colors and contrast.
///
/// Text size isn't observed, because GTK repeats the layout when the text size changes, and the
/// cards report their new sizes.
@MainActor
final class SettingsInput {
  var changed: @MainActor () -> Void = {}
  private let window: WidgetPointer
  private let settings: SystemSettings
  private var connections: [gulong] = []
  /// Reports a change again, because libadwaita changes its colors only after the setting changes.
  private lazy var again = IdleSource { [weak self] in self?.changed() }

  init(on window: WidgetPointer) {
    self.window = window
    settings = SystemSettings(of: window)
    connections = [
      "gtk-enable-animations", "gtk-theme-name", "gtk-application-prefer-dark-theme",
    ].map { name in
      settings.connect(name) { [weak self] in
        self?.changed()
        self?.again.ask()
      }
    }
  }

  /// Stops observing.
  ///
  /// This is necessary because the settings object outlives every window.
  func remove() {
    changed = {}
    again.drop()
    for connection in connections { settings.disconnect(connection) }
    connections = []
  }

  var preferences: Preferences {
    Preferences(systemReducesMotion: !settings.isOn("gtk-enable-animations"))
  }
}
#endif
