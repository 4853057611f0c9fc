#if GTK
internal import CGTK
internal import Foundation
internal import GalleryModel
internal import LibraryDemos
internal import SampleApp
internal import Usher
internal import UsherGTK

/// A run of random clicks, drags, turns of the wheel, keys and requests over the gallery and the app.
///
/// The run drives the real pointer and the real keyboard, by xdotool. Each action is printed before it is
/// done. After each, GLib and GTK may have complained of nothing; in the end every request has ended,
/// and nothing is left behind.
@MainActor
struct MonkeyRun {
  private let session: GallerySession
  private let window: GalleryWindow
  private let demos = Library.allCases.flatMap(\.demos)

  /// Opens both windows.
  init() throws(GalleryError) {
    // Buttons that close or hide a window would leave nothing to do.
    Setting.set("gtk-decoration-layout", to: ":")
    session = try GallerySession()
    window = GalleryWindow(session: session)
    // Some requests are refused, as they would be anyway.
    session.presenter.onProblem = { _ in }
  }

  /// Does so many things, those of the seed.
  func run(actions: Int, seed: UInt64) throws(GalleryError) {
    Complaints.keep(plainWindow: window.widget)
    MainLoop.run(for: .milliseconds(500))
    // Beside the app.
    let left = Double(gtk_widget_get_width(session.sample.widget))
    xdotool(["search", "--onlyvisible", "--name", "^Usher$", "windowmove", "\(Int(left))", "0"])
    MainLoop.run(for: .milliseconds(200))
    var monkey = Monkey(
      seed: seed, areas: [area(of: session.sample.widget, x: 0), area(of: window.widget, x: left)],
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
        try endAll()
        // GTK keeps what was pressed until the next press, and what was drawn until the next frame.
        xdotool(MonkeyAction.click(Point(x: left / 2, y: 400), button: 1).xdotool)
        MainLoop.run { Remains() == before }
        guard Remains() == before else {
          throw Finding(words: "\(Remains()) is left, after \(before) before")
        }
        memory.append((try? MemoryUse())?.allocated ?? 0)
      }
      // The first half finds what is loaded once.
      let growth = memory[1] - memory[0]
      guard growth <= actions / 2 * Self.bytesForEach else {
        throw Finding(words: "the second half left \(growth) bytes behind")
      }
    } catch {
      throw .monkeyFound(error.words, action: number, seed: seed)
    }
    print("kept")
  }

  /// The bytes that each action may leave allocated.
  ///
  /// The timeline grows, and GTK keeps the styles, letters and icons that it has used. The picture of a card
  /// takes several times as many.
  private static let bytesForEach = 50_000

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
    MainLoop.run(for: .milliseconds(30))
    try checkComplaints()
  }

  /// Prints an action before it is done, so that it is known whatever comes of it.
  private func say(_ number: Int, _ words: String) {
    print("\(number): \(words)")
    fflush(nil)
  }

  private func checkComplaints() throws(Finding) {
    if let complaint = Complaints.first { throw Finding(words: complaint) }
  }

  /// Dismisses everything until nothing more comes, and checks that every request has ended.
  private func endAll() throws(Finding) {
    let presenter = session.presenter
    // A demo may ask for more while it ends.
    for _ in 0..<10 where presenter.isShowing || presenter.waitingCount > 0 || !session.host.isIdle
    {
      presenter.dismissAll()
      MainLoop.run { !presenter.isShowing && presenter.waitingCount == 0 && session.host.isIdle }
    }
    session.recorder.look(at: session.host.now)
    guard session.recorder.unended.isEmpty else {
      throw Finding(words: "these have not ended: \(session.recorder.unended)")
    }
    try checkComplaints()
  }

  private func area(of widget: Widget, x: Double) -> Rect {
    Rect(
      x: x, y: 0, width: Double(gtk_widget_get_width(widget)),
      height: Double(gtk_widget_get_height(widget)) - (0))
  }

  /// Runs xdotool while the main loop goes on.
  private func xdotool(_ arguments: [String]) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = arguments
    do {
      try process.run()
      MainLoop.run { !process.isRunning }
    } catch {
      print("xdotool does not run: \(error)")
    }
  }
}
#endif
