#if GTK && os(Linux)
internal import CGTK

/// Hides the app's widgets from assistive technology while a modal overlay is shown.
@MainActor
final class AppContentVeil {
  private let layer: OverlayView
  private var isDrawn = false
  private var hidden: [WeakWidget] = []

  init(beside layer: OverlayView) {
    self.layer = layer
  }

  /// Hides everything in the window except the layer.
  func draw() {
    isDrawn = true
    refresh()
  }

  /// Hides the window's current widgets if the veil is drawn.
  ///
  /// Call this after the app adds or removes widgets.
  func refresh() {
    guard isDrawn else { return }
    unhide()
    for part in layer.neighbors {
      AccessibleWidget(part).setHidden(true)
      let reference = WeakWidget()
      reference.set(part)
      hidden.append(reference)
    }
  }

  func lift() {
    isDrawn = false
    unhide()
  }

  private func unhide() {
    for case let part? in hidden.map(\.widget) {
      // Invisible widgets stay hidden, because GTK hides them itself.
      AccessibleWidget(part).setHidden(gtk_widget_get_visible(part) == 0)
    }
    hidden = []
  }
}
#endif
