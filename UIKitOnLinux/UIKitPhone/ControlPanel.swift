#if GTK && UIKIT_STAND_IN
internal import CGTK
internal import GTKWidgets
internal import UIKit

/// The buttons for the user's other actions on a phone, apart from touching its screen.
@MainActor
struct ControlPanel {
  /// The panel, as a widget.
  let widget: Widget

  /// The text that explains which parts of a picture of the phone come from Usher.
  private static let caption = """
    An app for iOS, over a stand-in for UIKit.

    Usher's overlays are drawn by the UIKit host's own code. Status bar, keyboard, bars, tables and \
    controls are drawings of the system's.

    The mouse is a finger; with Ctrl it is two. Keys are those of an attached keyboard.
    """

  /// Creates the buttons of a phone, and calls `changed` after the size or number of the screens
  /// has changed.
  init(device: Device, changed: @escaping @MainActor () -> Void) {
    let letters = Settings.allLetters
    let selected = letters.firstIndex { $0.category == device.settings.letters }
    let rates: [(title: String, rate: Double)] = [
      ("Full speed", 1), ("Half speed", 0.5), ("A quarter", 0.25), ("A tenth", 0.1),
    ]
    let caption = Widgets.label(Self.caption).styled("dim-label")
    gtk_label_set_max_width_chars(caption.opaque, 24)
    let parts = [
      Widgets.toggle("Sideways") {
        device.settings.isLandscape = $0
        changed()
      },
      Widgets.toggle("Dark") { device.settings.isDark = $0 },
      DropDown.make(letters.map(\.title), selected: selected) {
        device.settings.letters = letters[$0].category
      },
      DropDown.make(rates.map(\.title), selected: 0) { device.rate = rates[$0].rate },
      Widgets.toggle("Attached keyboard") { device.hasHardwareKeyboard = $0 },
      Widgets.button("Home, and back") {
        device.appState == .inFront ? device.goHome() : device.openApp()
        changed()
      },
      Widgets.toggle("Second scene") { isOn in
        isOn ? device.openScreen() : device.closeScreen()
        changed()
      },
      caption,
    ]
    // In a view that scrolls, the panel has the same width next to a short phone as next to a tall
    // one.
    widget = Widgets.scroller(
      Widgets.column(parts, spacing: 8).inset(horizontal: 16, vertical: 16)
    ).sized(width: 242)
  }
}
#endif
