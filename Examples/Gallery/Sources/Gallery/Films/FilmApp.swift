#if GTK
internal import Films
internal import GTKWidgets

/// The app behind the overlays of a film.
@MainActor
protocol FilmApp {
  /// The app's widget, for a window.
  var widget: Widget { get }
  func show(_ state: AppState)
  /// Returns the widget of a control, or `nil` if the app doesn't have it.
  func widget(of control: AppControl) -> Widget?
}
#endif
