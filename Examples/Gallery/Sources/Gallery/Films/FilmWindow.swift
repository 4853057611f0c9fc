#if GTK
internal import CGTK
internal import Films
internal import GTKWidgets
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

/// A window in which a film plays, with a manual clock.
@MainActor
final class FilmWindow: FilmStage {
  let presenter: Presenter
  let clock: ManualClock
  var app = AppState() { didSet { behind.show(app) } }
  private let host: GTKHost
  private let window: Widget
  private let behind: any FilmApp
  private let painter: WindowPainter

  init(for film: Film) throws(GalleryError) {
    PictureSettings.apply()
    window = Widgets.made(gtk_window_new())
    gtk_window_set_decorated(window.cast(), 0)
    behind =
      switch film.app {
      case .mail: MailApp(hasFolders: film.size.width > 500)
      case .shapes: ShapesApp()
      }
    gtk_window_set_child(window.cast(), behind.widget)
    gtk_window_set_default_size(
      window.cast(), Int32(film.size.width), Int32(film.size.height))
    gtk_widget_add_css_class(window, "sample-drawn")
    gtk_window_present(window.cast())
    let clock = ManualClock()
    self.clock = clock
    do throws(AttachmentError) {
      host = try GTKHost(in: window, clock: .manual { clock.now })
    } catch {
      throw .cannotAttach("\(error)")
    }
    presenter = Presenter(host: host)
    presenter.onProblem = { print($0) }
    painter = WindowPainter(window: window)
    MainLoop.run(for: .milliseconds(500))
  }

  func close() {
    gtk_window_destroy(window.cast())
  }

  /// Draws the window, scaled and in a frame with round corners, with the pointer above.
  ///
  /// Returns `nil` if the window draws nothing.
  func paint(with pointer: FilmPointer?, scale: Double) -> WindowPicture? {
    guard var picture = painter.paint() else { return nil }
    if let pointer {
      picture = picture.marked(
        x: pointer.place.x, y: pointer.place.y, isPressed: pointer.isDown,
        opacity: pointer.opacity)
    }
    return WindowPicture.sheet(
      [picture.framed(radius: 12)], columns: 1, scale: scale, gap: 0, hasGround: false)
  }

  func frame(of id: OverlayID) -> OverlayRect? { host.frame(of: id) }

  func buttonFrames(of id: OverlayID) -> [OverlayRect] { host.buttonFrames(of: id) }

  func pressButton(_ number: Int, of id: OverlayID) {
    let frames = buttonFrames(of: id)
    guard frames.indices.contains(number) else { return }
    let place = OverlayPoint(
      x: frames[number].minX + frames[number].size.width / 2,
      y: frames[number].minY + frames[number].size.height / 2)
    guard let button = button(at: place) else { return }
    var instance = GValue()
    g_value_init(&instance, gtk_button_get_type())
    g_value_set_object(&instance, button)
    g_signal_emitv(&instance, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
    g_value_unset(&instance)
  }

  func frame(of control: AppControl) -> OverlayRect {
    guard let widget = behind.widget(of: control) else {
      return OverlayRect(x: 0, y: 0, width: 0, height: 0)
    }
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(widget, window, 0, 0, &x, &y)
    return OverlayRect(
      x: x, y: y, width: Double(gtk_widget_get_width(widget)),
      height: Double(gtk_widget_get_height(widget)))
  }

  func setPressed(_ isPressed: Bool, at place: OverlayPoint) {
    guard let button = button(at: place) else { return }
    if isPressed {
      gtk_widget_set_state_flags(button, GTK_STATE_FLAG_ACTIVE, 0)
    } else {
      gtk_widget_unset_state_flags(button, GTK_STATE_FLAG_ACTIVE)
    }
  }

  private func button(at place: OverlayPoint) -> Widget? {
    var part = gtk_widget_pick(window, place.x, place.y, GTK_PICK_DEFAULT)
    while let widget = part {
      let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, gtk_button_get_type()) != 0 { return widget }
      part = gtk_widget_get_parent(widget)
    }
    return nil
  }
}
#endif
