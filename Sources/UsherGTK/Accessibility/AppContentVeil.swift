#if GTK
internal import CGTK

/// Keeps assistive technology from the app's own widgets while a modal overlay is up.
@MainActor
final class AppContentVeil {
  private let layer: OverlayLayer
  private var isDrawn = false
  private var hidden: [WeakWidget] = []

  init(beside layer: OverlayLayer) {
    self.layer = layer
  }

  /// Hides everything in the window but the layer.
  func draw() {
    isDrawn = true
    refresh()
  }

  /// The window has other widgets than before.
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

  /// Shows what was hidden.
  func lift() {
    isDrawn = false
    unhide()
  }

  private func unhide() {
    for case let part? in hidden.map(\.widget) {
      // GTK itself hides what is not visible.
      AccessibleWidget(part).setHidden(gtk_widget_get_visible(part) == 0)
    }
    hidden = []
  }
}
#endif
