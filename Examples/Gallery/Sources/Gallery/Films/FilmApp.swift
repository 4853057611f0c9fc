#if GTK
internal import Films
internal import GTKWidgets

/// The app behind the overlays of a film.
@MainActor
protocol FilmApp {
  /// The app's widget, for a window.
  var widget: Widget { get }
  /// Shows a state of the app.
  func show(_ state: AppState)
  /// Returns the widget of a control; `nil` for one that this app does not have.
  func widget(of control: AppControl) -> Widget?
}
#endif
