#if GTK
internal import CGTK
internal import Foundation
internal import Usher
internal import UsherGTK

/// A program whose window nobody looks at, and whose important messages are notifications of a real
/// server; it prints what happens.
///
/// The window system is X11: dunst 1.9 ends by itself now and then under Wayland, when one of its
/// notifications changes soon after it came.
@MainActor
public enum BackgroundDeliveryTrial {
  /// The surroundings of the program.
  public enum Way: String, CaseIterable, Sendable {
    /// Dunst is the server of notifications on the session's bus.
    case server = "elsewhere"
    /// Dunst is the server, and messages end while it is told of them.
    case hurry = "elsewhere-in-a-hurry"
    /// The session's bus has no server of notifications, only the portal for apps in a sandbox.
    case noServer = "elsewhere-without-server"
    /// There is no session's bus.
    case noBus = "elsewhere-without-bus"
  }

  private static let title = "Usher's trial"
  private static let otherTitle = "Another program"

  /// Runs the program to its end.
  public static func run(_ way: Way) {
    switch way {
    case .server, .hurry: break
    case .noServer:
      g_bus_own_name(
        G_BUS_TYPE_SESSION, "org.freedesktop.portal.Desktop", G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil,
        nil, nil, nil)
    case .noBus: setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent", 1)
    }
    TrialApplication.run("org.example.calls") { _, window, presenter in
      presenter.onProblem = { print("problem: \($0)") }
      presenter.backgroundDelivery = .systemNotifications(from: .high)
      Task {
        let other = openOther()
        await leave(window, for: other)
        switch way {
        case .server: await talk(to: presenter, in: window, beside: other)
        case .hurry: await hurry(presenter)
        case .noServer, .noBus: await stay(in: presenter)
        }
        gtk_window_destroy(other)
        gtk_window_close(window)
      }
    }
    print("the program has ended")
  }

  /// Opens a window without a presenter, which for the X server is as one of another program.
  private static func openOther() -> UnsafeMutablePointer<GtkWindow>? {
    let other = UnsafeMutableRawPointer(gtk_window_new())?.assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(other, otherTitle)
    gtk_window_present(other)
    return other
  }

  /// Lets the user look at the trial's window, and then at the other one.
  private static func leave(
    _ window: UnsafeMutablePointer<GtkWindow>, for other: UnsafeMutablePointer<GtkWindow>?
  ) async {
    await wait("the user is here") { focus(title) && gtk_window_is_active(window) != 0 }
    await wait("the user is elsewhere") {
      focus(otherTitle) && gtk_window_is_active(other) != 0 && gtk_window_is_active(window) == 0
    }
  }

  private static func call(
    from name: String, by presenter: Presenter,
    _ answer: @escaping @MainActor @Sendable () -> Void = {}
  ) -> PresentationHandle {
    presenter.present(
      .notification(
        title: "\(name) calls", description: "From Lisbon",
        button: OverlayNode.Button("Answer", perform: answer)),
      as: OverlayConfiguration(priority: .high, lifetime: .timed(.seconds(2))))
  }

  private static func talk(
    to presenter: Presenter, in window: UnsafeMutablePointer<GtkWindow>,
    beside other: UnsafeMutablePointer<GtkWindow>?
  ) async {
    let unimportant = presenter.present(
      .notification(title: "Nothing much"),
      as: OverlayConfiguration(lane: LaneID(1), placement: .bottom, lifetime: .infinite))
    var answers = 0
    let first = call(from: "Mira", by: presenter) { answers += 1 }
    await wait("one notification") { Dunst.displayed == 1 }
    show(first, "while the user is away")
    Dunst.takeAction()
    Dunst.takeAction()
    await wait("the answer") { answers > 0 }
    await wait("no notification") { Dunst.displayed == 0 }
    await wait("the end of the first call") { first.result != nil }
    show(first, "after the answer in the notification")

    let second = call(from: "Theo", by: presenter) { answers += 1 }
    second.update(to: .notification(title: "Theo called"))
    await wait("one notification") { Dunst.displayed == 1 }
    second.update(to: .notification(title: "Theo has called", description: "For <5 minutes"))
    // The server is told of this one last, and displays it when it has replaced the other one.
    let third = call(from: "Ida", by: presenter) { answers += 1 }
    await wait("two notifications") { Dunst.displayed == 2 }
    await wait("the user is here") { focus(title) && gtk_window_is_active(window) != 0 }
    await wait("no notification") { Dunst.displayed == 0 }
    show(second, "after the user has come back")
    unimportant.dismiss()
    third.dismiss()
    print("answers: \(answers)")
    // Dunst reads markup, and keeps the text as it came.
    for words in [
      "Mira calls", "From Lisbon", "Theo called", "Theo has called", "For &lt;5 minutes",
      "Nothing much",
    ] {
      print("\(words): \(Dunst.hasDisplayed(words))")
    }
  }

  /// Presents messages that end sooner or later while the server is told of them.
  ///
  /// Each has other words, since dunst shows two notifications with the same words as one.
  private static func hurry(_ presenter: Presenter) async {
    let first = call(from: "Mira", by: presenter)
    await wait("one notification") { Dunst.displayed == 1 }
    for step in (0..<24).reversed() {
      let handle = call(from: "Caller \(step)", by: presenter)
      try? await Task.sleep(for: .microseconds(500 * step))
      handle.dismiss()
    }
    await wait("the end of what was dismissed at once") { presenter.waiting.isEmpty }
    await wait("one notification") { Dunst.displayed == 1 }
    first.dismiss()
    await wait("no notification") { Dunst.displayed == 0 }
  }

  private static func stay(in presenter: Presenter) async {
    let handles = ["Mira", "Theo", "Ida"].map { call(from: $0, by: presenter) }
    await wait("the overlay") { handles[0].state.isShown }
    try? await Task.sleep(for: .milliseconds(1_500))
    for name in ["Mira", "Theo"] { _ = call(from: name, by: presenter) }
    try? await Task.sleep(for: .milliseconds(300))
    show(handles[0], "without a server")
  }

  private static func show(_ handle: PresentationHandle, _ moment: String) {
    if case .ended(let outcome) = handle.state { return print("\(moment): \(outcome)") }
    print("\(moment): \(handle.state.isShown ? "shown" : "not shown")")
  }

  /// Gives a window the keyboard; `true`.
  private static func focus(_ title: String) -> Bool {
    Tool.run("xdotool", ["search", "--name", "^\(title)$", "windowfocus"])
    return true
  }

  /// Waits until a condition holds, for ten seconds at most.
  private static func wait(_ sentence: String, until holds: () -> Bool) async {
    for _ in 0..<500 {
      if holds() { return print(sentence) }
      try? await Task.sleep(for: .milliseconds(20))
    }
    print("there was never: \(sentence)")
  }
}
#endif
