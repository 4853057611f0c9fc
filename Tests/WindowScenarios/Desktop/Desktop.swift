#if GTK
internal import Foundation
internal import Usher

/// A window system with a user and a screen.
///
/// It's the part of a driver that differs between window systems.
@MainActor
protocol Desktop: AnyObject {
  /// Performs actions of the pointer and the keyboard while the main loop runs.
  func perform(_ actions: [UserAction]) async throws
  /// Performs an action using the window manager, or throws if there is none.
  func manage(_ action: WindowAction) async throws
  /// Uses an input method of ibus, such as `anthy`, for all text input.
  ///
  /// Waits until the input method is ready, and throws if it doesn't become ready.
  func useInputMethod(_ name: String) async throws
  /// Returns the pixels that are currently visible.
  func screen() throws -> Screen
  /// Enlarges everything, as for a monitor with a higher resolution.
  func setScale(_ scale: Double) async throws
}

extension Desktop {
  func useInputMethod(_ name: String) throws {
    throw ScenarioFailure(description: "this desktop leads to no input method")
  }
}

/// A step of a user with the pointer or the keyboard.
///
/// Keys have X11's names, such as `Return`, and `ctrl+a` presses two at once. Texts consist of
/// characters of an American keyboard.
enum UserAction: Hashable {
  case move(OverlayPoint)
  case pressButton
  case releaseButton
  case turnWheelDown
  case keyDown(String)
  case keyUp(String)
  case key(String)
  case text(String)
  case pause(Duration)

  /// The steps of a click at the pointer's position.
  static let click: [UserAction] = [.pressButton, .releaseButton]
}

/// A user's action on windows.
///
/// Windows have the titles that `SampleWindow` sets.
enum WindowAction: Hashable {
  /// Shows a workspace, numbered from 1.
  ///
  /// The window is on the first.
  case showWorkspace(Int)
  /// From now on, a new window with this title doesn't get the keyboard focus.
  case openBehind(title: String)
  case activate(title: String)
  /// Maximizes the front window.
  case maximize
  /// Gives the front window a size, in the corner of the screen.
  case resize(OverlaySize)
  /// Moves the front window to a second screen, with a scale of 2.
  case moveToSecondScreen
  /// Moves the window with this title back to the corner of the first screen.
  case moveToFirstScreen(title: String)
  /// Closes the front window.
  case close
}

/// The window systems that scenarios run on.
public enum WindowSystem: String, CaseIterable, Sendable {
  /// Xvfb, without a window manager.
  case x11
  /// Sway, a Wayland compositor, without a monitor.
  case sway
  /// Mutter in GNOME Shell, under Wayland, without a monitor.
  case mutter
  /// KWin, under Wayland, without a monitor.
  case kwin

  /// The window systems with Wayland, in which a window starts in the corner of the screen.
  static let wayland: Set<WindowSystem> = [.sway, .mutter, .kwin]

  /// The window system of this process, as named by the environment variable `USHER_DESKTOP`.
  static let current =
    ProcessInfo.processInfo.environment["USHER_DESKTOP"].flatMap(WindowSystem.init) ?? .x11

  /// The size of the screen in pixels, which the server's settings also contain.
  ///
  /// In Mutter, the screens of a scenario that changes scales are larger, and only this part is
  /// used.
  static let screenSize = OverlaySize(width: 800, height: 1000)

  /// The desktop of this process.
  @MainActor static let desktop = Result { () throws -> any Desktop in
    switch current {
    case .x11: XvfbDesktop()
    case .sway: try SwayDesktop()
    case .mutter: try MutterDesktop()
    case .kwin: try KWinDesktop()
    }
  }
}
#endif
