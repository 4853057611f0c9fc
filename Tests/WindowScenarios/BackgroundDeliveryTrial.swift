#if GTK
internal import CGTK
internal import Foundation
internal import Usher
internal import UsherGTK

/// A program that prints what happens to important messages while the user is away.
///
/// The messages become notifications of a real server. The window system is X11, because dunst 1.9
/// sometimes ends under Wayland if a notification changes soon after it appears.
@MainActor
public enum BackgroundDeliveryTrial {
  /// The environment of the program.
  public enum Way: String, CaseIterable, Sendable {
    /// Dunst is the notification server on the session bus.
    case server = "elsewhere"
    /// Dunst is the server, and messages end while they are being sent.
    case hurry = "elsewhere-in-a-hurry"
    /// The session bus has no notification server, only the portal for sandboxed apps.
    case noServer = "elsewhere-without-server"
    /// There is no session bus.
    case noBus = "elsewhere-without-bus"
  }

  private static let title = "Usher's trial"
  private static let otherTitle = "Another program"

  /// Runs the program until it ends.
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

  /// Opens a window without a presenter, which the X server treats like another program's window.
  private static func openOther() -> UnsafeMutablePointer<GtkWindow>? {
    let other = UnsafeMutableRawPointer(gtk_window_new())?.assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(other, otherTitle)
    gtk_window_present(other)
    return other
  }

  /// Focuses the trial's window, and then the other window.
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
    // This notification is sent last, and displayed when it has replaced the other one.
    let third = call(from: "Ida", by: presenter) { answers += 1 }
    await wait("two notifications") { Dunst.displayed == 2 }
    await wait("the user is here") { focus(title) && gtk_window_is_active(window) != 0 }
    await wait("no notification") { Dunst.displayed == 0 }
    show(second, "after the user has come back")
    unimportant.dismiss()
    third.dismiss()
    print("answers: \(answers)")
    // Dunst reads markup, and keeps the original text.
    for words in [
      "Mira calls", "From Lisbon", "Theo called", "Theo has called", "For &lt;5 minutes",
      "Nothing much",
    ] {
      print("\(words): \(Dunst.hasDisplayed(words))")
    }
  }

  /// Presents messages that end sooner or later while they are being sent.
  ///
  /// Each has a different text, because dunst shows two notifications with the same text as one.
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

  /// Gives a window the keyboard focus, and returns `true`.
  private static func focus(_ title: String) -> Bool {
    Tool.run("xdotool", ["search", "--name", "^\(title)$", "windowfocus"])
    return true
  }

  /// Waits until a condition holds, for up to ten seconds.
  private static func wait(_ sentence: String, until holds: () -> Bool) async {
    for _ in 0..<500 {
      if holds() { return print(sentence) }
      try? await Task.sleep(for: .milliseconds(20))
    }
    print("there was never: \(sentence)")
  }
}
#endif
