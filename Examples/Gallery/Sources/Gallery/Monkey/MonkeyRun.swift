#if GTK
internal import CGTK
internal import Foundation
internal import GalleryModel
internal import GTKWidgets
internal import LibraryDemos
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherRecording

/// A run of random clicks, drags, scrolling, keys and requests in the gallery and on its stage.
///
/// The run moves the real pointer and presses real keys, using xdotool. It prints each action
/// before performing it. After each action, GLib and GTK must not have logged a warning. At the
/// end, every request must have ended, and no objects may remain.
@MainActor
struct MonkeyRun {
  private let session: GallerySession
  private let window: GalleryWindow
  private let demos = Library.allCases.flatMap(\.demos)

  init() throws(GalleryError) {
    // Buttons that close or hide a window would end the run early.
    Setting.set("gtk-decoration-layout", to: ":")
    session = try GallerySession()
    window = GalleryWindow(session: session)
    // Refused requests are expected here, so they aren't reported.
    for presenter in presenters {
      presenter.onProblem = { _ in }
      presenter.recording.keepsTitles = true
    }
  }

  private var presenters: [Presenter] { [session.presenter, session.phone.presenter] }

  func run(actions: Int, seed: UInt64) throws(GalleryError) {
    let stage = session.stage.pane.gtkWidget
    Complaints.keep(in: window.widget, except: stage)
    MainLoop.run(for: .milliseconds(700))
    keepSize()
    let stageArea = area(of: stage)
    var monkey = Monkey(
      seed: seed, areas: [stageArea, area(of: window.widget)],
      exhibitCount: demos.count + Preset.all.count)
    let before = Remains()
    var number = 0
    do throws(Finding) {
      var memory: [Int] = []
      for part in [actions / 2, actions - actions / 2] {
        for _ in 0..<part {
          number += 1
          try perform(monkey.next(), number: number)
        }
        // A demo may request an overlay seconds after it was chosen, when all others have ended.
        for attempt in 0..<2 where attempt == 0 || Remains() != before {
          try endAll()
          // GTK keeps the last pressed widget until the next press, and drawings until the next
          // frame.
          xdotool(
            MonkeyAction.click(
              OverlayPoint(x: stageArea.minX + stageArea.size.width / 2, y: stageArea.minY + 300),
              button: 1
            )
            .xdotool)
          MainLoop.run { Remains() == before }
        }
        guard Remains() == before else {
          throw Finding(words: "\(Remains()) is left, \(before) was there before")
        }
        memory.append((try? MemoryUse())?.allocated ?? 0)
      }
      // The first half loads everything that is loaded only once.
      let growth = memory[1] - memory[0]
      guard growth <= actions / 2 * Self.bytesForEach + Self.bytesForPages else {
        throw Finding(words: "the second half of the actions left \(growth) bytes allocated")
      }
    } catch {
      let remedy = KeptRecording.keep(of: session.shownPresenter, seed: seed)
      throw .monkeyFound("\(error.words); \(remedy)", action: number, seed: seed)
    }
    print("passed")
  }

  /// Prevents resizing by the window's edges, which is unrelated to overlays.
  ///
  /// If there is no window manager, GTK 4.8 stops drawing a window after it was resized by an edge,
  /// with or without overlays. A visible blurred card then waits for the next frame forever.
  private func keepSize() {
    let widget = window.widget
    _ = widget.sized(width: gtk_widget_get_width(widget), height: gtk_widget_get_height(widget))
    gtk_window_set_resizable(widget.cast(), 0)
  }

  /// The number of bytes that each action may leave allocated.
  ///
  /// The timeline grows, and GTK caches styles, glyphs and icons. A leaked picture of a card would
  /// be several times larger.
  private static let bytesForEach = 50_000
  /// The number of bytes for data that is loaded once, possibly in the second half.
  ///
  /// Examples are the phone's pages, which are created when they are first visited, and a theme's
  /// font.
  private static let bytesForPages = 9_000_000

  private struct Finding: Error {
    let words: String
  }

  private func perform(_ action: MonkeyAction, number: Int) throws(Finding) {
    switch action {
    case .present(let exhibit):
      let demo = demos.indices.contains(exhibit) ? demos[exhibit] : nil
      let preset = demo == nil ? Preset.all[exhibit - demos.count] : nil
      say(number, "\(action), \(demo?.title ?? preset?.title ?? "")")
      if let demo { session.show(demo) }
      if let preset { session.show(preset) }
    case .click, .drag, .wheel, .key:
      say(number, "\(action)")
      xdotool(action.xdotool)
    }
    settle()
    try checkComplaints()
  }

  /// Waits until the action's effects are processed, even if the machine is busy.
  ///
  /// If a click opened its menu only while the next action holds the button, GTK 4.8 would complain
  /// about the active state of the widget on which the button is released, with or without
  /// overlays.
  private func settle() {
    gdk_display_sync(gtk_widget_get_display(window.widget))
    MainLoop.run(for: .milliseconds(30))
    MainLoop.run { g_main_context_pending(nil) == 0 }
  }

  /// Prints an action before it is performed, so that it is known after a crash.
  private func say(_ number: Int, _ words: String) {
    print("\(number): \(words)")
    fflush(nil)
  }

  private func checkComplaints() throws(Finding) {
    if let complaint = Complaints.first { throw Finding(words: complaint) }
  }

  /// Dismisses all overlays until no more appear, and checks that every request ended.
  private func endAll() throws(Finding) {
    let isIdle = { [self] in
      session.host.isIdle
        && presenters.allSatisfy { $0.shown.isEmpty && $0.waitingCount == 0 }
    }
    // A demo may request more overlays while it ends.
    for _ in 0..<10 where !isIdle() {
      for presenter in presenters { presenter.dismissAll() }
      MainLoop.run(until: isIdle)
    }
    for isPhone in [true, false] {
      session.showsPhone = isPhone
      session.look()
      guard session.recorder.unended.isEmpty else {
        throw Finding(words: "these requests have not ended: \(session.recorder.unended)")
      }
    }
    try checkComplaints()
  }

  /// The area of a widget on the screen.
  ///
  /// The screen's corner is the corner of the window's surface.
  private func area(of widget: Widget) -> OverlayRect {
    var bounds = graphene_rect_t()
    var (x, y) = (0.0, 0.0)
    _ = gtk_widget_compute_bounds(widget, window.widget, &bounds)
    gtk_native_get_surface_transform(window.widget.opaque, &x, &y)
    return OverlayRect(
      x: max(Double(bounds.origin.x) + x, 0), y: max(Double(bounds.origin.y) + y, 0),
      width: Double(bounds.size.width), height: Double(bounds.size.height))
  }

  private func xdotool(_ arguments: [String]) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = arguments
    do {
      try process.run()
      MainLoop.run { !process.isRunning }
    } catch {
      print("cannot run xdotool: \(error)")
    }
  }
}
#endif
