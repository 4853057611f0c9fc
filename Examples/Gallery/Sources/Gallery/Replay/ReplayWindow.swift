#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import SampleApp
internal import Usher

/// The window that plays a recording.
///
/// It shows the overlays on the left, and the shown and waiting requests with reasons on the right.
/// The timeline and the time controls are below.
@MainActor
final class ReplayWindow {
  let widget = Widgets.made(gtk_window_new())
  private(set) var player: ReplayPlayer
  private let screen = Widgets.made(gtk_drawing_area_new())
    .growing(horizontally: true, vertically: true)
  private let chart = TimelineView()
  private let pendingStates = Widgets.label("")
  private let time = Widgets.label("", wraps: false)
  private let slider = Widgets.made(
    gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.001))
  private var play: Widget?
  /// The time of the last frame, in microseconds, or `nil` while paused.
  private var lastFrame: Int64?
  /// Whether the player itself is moving the slider.
  private var isFollowing = false

  /// Opens the window, and returns when it is closed.
  static func run(_ player: ReplayPlayer) {
    let window = ReplayWindow(player)
    window.toggle()
    MainLoop.runWhileWindowsAreOpen()
    withExtendedLifetime(window) {}
  }

  /// Opens the window of a player, with a size in points.
  init(_ player: ReplayPlayer, width: Int32 = 1100, height: Int32 = 820) {
    self.player = player
    let window: UnsafeMutablePointer<GtkWindow> = widget.cast()
    gtk_window_set_title(window, "Usher: replay")
    gtk_window_set_default_size(window, width, height)
    gtk_label_set_selectable(pendingStates.opaque, 1)
    gtk_label_set_yalign(pendingStates.opaque, 0)
    gtk_scale_set_draw_value(slider.cast(), 0)
    let side = Widgets.column(
      [
        Widgets.label("Shown and waiting").styled("heading"),
        Widgets.scroller(pendingStates.styled("monospace")),
      ], spacing: 10
    ).inset(horizontal: 20, vertical: 16).sized(width: 380)
    let rows = Widgets.scroller(chart.widget).sized(height: 200)
    gtk_widget_set_vexpand(rows, 0)
    gtk_window_set_child(
      window,
      Widgets.column([
        Widgets.row([screen, Widgets.separator(GTK_ORIENTATION_VERTICAL), side])
          .growing(vertically: true),
        Widgets.separator(GTK_ORIENTATION_HORIZONTAL),
        rows.inset(horizontal: 20, vertical: 12), makeControls(),
      ]))
    listen()
    follow()
    gtk_window_present(window)
    if let play { gtk_widget_grab_focus(play) }
  }

  /// Moves to a fraction of the recording, from 0 to 1.
  func go(to share: Double) {
    player.go(to: share)
    follow()
  }

  func toggle() {
    player.toggle()
    follow()
  }

  private func makeControls() -> Widget {
    let play = Widgets.button("") { [weak self] in self?.toggle() }.sized(width: 80)
    self.play = play
    let back = Widgets.button("Event before") { [weak self] in
      self?.player.stepBack()
      self?.follow()
    }
    let forward = Widgets.button("Next event") { [weak self] in
      self?.player.stepForward()
      self?.follow()
    }
    let speeds = ReplayPlayer.Speed.allCases
    var first: Widget?
    let buttons = speeds.map { speed in
      let button = Widgets.toggle(speed.title) { [weak self] isOn in
        if isOn { self?.player.speed = speed }
      }
      gtk_widget_set_tooltip_text(button, "Speed \(speed.title)")
      if let first { gtk_toggle_button_set_group(button.cast(), first.cast()) }
      first = first ?? button
      gtk_toggle_button_set_active(button.cast(), speed == player.speed ? 1 : 0)
      return button
    }
    return Widgets.row(
      [
        play, back, forward, slider.growing(horizontally: true),
        time.sized(width: 70), Widgets.row(buttons).styled("linked"),
      ], spacing: 8
    ).inset(horizontal: 20, vertical: 12)
  }

  private func listen() {
    Listening.draw(in: screen) { [weak self] context, width, height in
      guard let self, let context else { return }
      ReplayPainter(context: context, widget: screen)
        .paint(player, width: Double(width), height: Double(height))
    }
    Listening.connect(slider, "value-changed") { [weak self] in
      guard let self, !isFollowing else { return }
      go(to: gtk_range_get_value(slider.cast()))
    }
    Listening.everyFrame(of: screen) { [weak self] frame in
      guard let self else { return false }
      let last = lastFrame
      lastFrame = player.isPlaying ? frame : nil
      if player.isPlaying, let last {
        player.pass(.microseconds(frame - last))
        follow()
      }
      return true
    }
  }

  private func follow() {
    isFollowing = true
    gtk_range_set_value(slider.cast(), player.share)
    isFollowing = false
    gtk_label_set_text(time.opaque, player.time)
    if let play { gtk_button_set_label(play.cast(), player.isPlaying ? "Pause" : "Play") }
    let lines = player.pendingStates
    gtk_label_set_text(
      pendingStates.opaque, lines.isEmpty ? "none" : lines.joined(separator: "\n\n"))
    chart.timeline = player.timeline
    gtk_widget_queue_draw(screen)
  }
}
#endif
