#if GTK
internal import CGTK
internal import Foundation
internal import GTKWidgets
internal import UIKitPhone
internal import UIKit

/// A hand that moves the real pointer over a phone's window, using xdotool.
@MainActor
struct Hand {
  private let window: PhoneWindow

  /// Creates a hand over a window in the screen's corner.
  init(window: PhoneWindow) {
    self.window = window
  }

  func tap(at place: CGPoint) {
    xdotool(move(to: place) + ["mousedown", "1", "sleep", "0.06", "mouseup", "1"])
  }

  /// Drags in a straight line.
  ///
  /// If it `holds`, it pauses before the release, so that the content doesn't continue scrolling.
  func drag(from start: CGPoint, to end: CGPoint, seconds: Double, holds: Bool = false) {
    var words = move(to: start) + ["mousedown", "1"]
    let count = max(Int(seconds * 60), 2)
    for number in 1...count {
      let share = CGFloat(number) / CGFloat(count)
      words += ["sleep", "\(seconds / Double(count))"]
      words += move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    xdotool(words + (holds ? ["sleep", "0.2"] : []) + ["mouseup", "1"])
  }

  /// Presses a key, or several keys together, using xdotool's names.
  func press(_ key: String) {
    xdotool(["key", key])
  }

  /// Runs the program for some seconds.
  func wait(_ seconds: Double) {
    let end = g_get_monotonic_time() + gint64(seconds * 1e6)
    while g_get_monotonic_time() < end {
      g_main_context_iteration(nil, 0) == 0 ? g_usleep(1000) : ()
    }
  }

  private func move(to place: CGPoint) -> [String] {
    guard let view = window.views.first else { return [] }
    let inWidget = view.place(ofScreen: place)
    var (from, to) = (graphene_point_t(), graphene_point_t())
    from.x = Float(inWidget.x)
    from.y = Float(inWidget.y)
    guard gtk_widget_compute_point(view.widget, window.widget, &from, &to) != 0 else { return [] }
    // A window's shadow is part of its surface.
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(window.widget.opaque, &x, &y)
    return ["mousemove", "\(Int(x + Double(to.x)))", "\(Int(y + Double(to.y)))"]
  }

  private func xdotool(_ arguments: [String]) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = arguments
    do {
      try process.run()
      while process.isRunning { wait(0.005) }
    } catch {
      print("cannot run xdotool: \(error)")
    }
    wait(0.03)
  }
}
#endif
