#if GTK
internal import CGTK
internal import Usher

/// Notices what a person asks of every program: less motion, other colours, more contrast.
///
/// Letters that grow need no notice: GTK lays the window out again, and the cards tell what they need.
@MainActor
final class SettingsInput {
  /// Called when any of it changes.
  var changed: @MainActor () -> Void = {}
  private let window: WidgetPointer
  private let settings: SystemSettings
  private var connections: [gulong] = []

  init(on window: WidgetPointer) {
    self.window = window
    settings = SystemSettings(of: window)
    connections = [
      "gtk-enable-animations", "gtk-theme-name", "gtk-application-prefer-dark-theme",
    ].map { name in
      settings.connect(name) { [weak self] in self?.changed() }
    }
  }

  /// Stops listening: settings outlive every window.
  func remove() {
    changed = {}
    for connection in connections { settings.disconnect(connection) }
    connections = []
  }

  /// What is asked for now.
  var preferences: Preferences {
    Preferences(reducesMotion: !settings.isOn("gtk-enable-animations"))
  }
}
#endif
