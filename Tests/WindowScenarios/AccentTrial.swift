#if GTK
internal import CGTK
internal import Foundation
internal import Usher
internal import UsherGTK

/// A program that prints a message's colors while the user changes the desktop's accent.
@MainActor
public enum AccentTrial {
  /// The argument that runs the program.
  public static let name = "accent"

  /// Runs the program until it ends.
  public static func run() {
    guard let portal = try? SettingsPortal(accent: [1, 0, 1]) else {
      return print("there is no portal")
    }
    TrialApplication.run("org.example.accent") { _, window, presenter in
      Task {
        presenter.present(
          OverlayContent(
            .text(OverlayNode.Text("Coloured", color: .accentFillLabel)),
            style: OverlayStyle(background: .color(.accentFill), shadow: nil)),
          as: OverlayConfiguration(lifetime: .infinite))
        await wait("the desktop's accent", for: 0xFF00FF, in: presenter)
        portal.accent = [0, 0.6, 0.4]
        await wait("the accent that the user chose", for: 0x009966, in: presenter)
        portal.accent = [-1, -1, -1]
        await wait("Usher's own, for none", for: 0x1A5FB4, in: presenter)
        let css = gtk_css_provider_new()
        gtk_css_provider_load_from_data(css, "@define-color accent_bg_color #c06000;", -1)
        gtk_style_context_add_provider_for_display(
          gtk_widget_get_display(
            UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)),
          OpaquePointer(css), 600)
        portal.accent = [1, 0, 1]
        await wait("the app's own", for: 0xC06000, in: presenter)
        gtk_window_close(window)
      }
    }
    print("the program has ended")
  }

  /// Waits until the message on the screen has a color, and prints what that color is.
  private static func wait(_ what: String, for color: UInt32, in presenter: Presenter) async {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      if let area = try? Screen().bounds(of: color), area.size.width > 100 { return print(what) }
      try? await Task.sleep(for: .milliseconds(20))
    }
    print("not seen: \(what); the accent is \(String(describing: presenter.traits.accent?.fill))")
  }
}
#endif
