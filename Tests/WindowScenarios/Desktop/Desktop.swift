#if GTK
internal import Foundation
internal import Usher

/// A window system with a user and a screen: the part of a driver that differs between window
/// systems.
@MainActor
protocol Desktop: AnyObject {
  /// Performs what a user does with pointer and keyboard, while the main loop goes on.
  func perform(_ actions: [UserAction]) async throws
  /// Performs what a user does by means of the window manager; throws if there is none.
  func manage(_ action: WindowAction) async throws
  /// Makes an input method of ibus's, such as `anthy`, the only source of letters, and waits until
  /// it is ready; throws if it does not become so.
  func useInputMethod(_ name: String) async throws
  /// Returns the pixels that the user sees now.
  func screen() throws -> Screen
  /// Draws everything larger, as a monitor with a higher resolution needs it.
  func setScale(_ scale: Double) async throws
}

extension Desktop {
  func useInputMethod(_ name: String) throws {
    throw ScenarioFailure(description: "this desktop leads to no input method")
  }
}

/// A step of a user at the pointer or the keyboard.
///
/// Keys have the names that X11 gives them, such as `Return`; `ctrl+a` presses two at once. Texts
/// consist of characters of an American keyboard.
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

  /// The steps of a click at the pointer's place.
  static let click: [UserAction] = [.pressButton, .releaseButton]
}

/// What a user does with windows.
///
/// Windows have the titles that `SampleWindow` gives them.
enum WindowAction: Hashable {
  /// Shows a workspace, from 1 on. The window is on the first.
  case showWorkspace(Int)
  /// From now on, a new window with this title leaves the keyboard to the one that has it.
  case openBehind(title: String)
  case activate(title: String)
  /// Makes the window in front as large as the screen.
  case maximize
  /// Gives the window in front a size, in the corner of the screen.
  case resize(OverlaySize)
  /// Moves the window in front to a second screen, with a scale of 2.
  case moveToSecondScreen
  /// Moves the window with this title back to the corner of the first screen.
  case moveToFirstScreen(title: String)
  /// Closes the window in front.
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

  /// Those with Wayland, in which a window begins in the corner of the screen.
  static let wayland: Set<WindowSystem> = [.sway, .mutter, .kwin]

  /// The window system of this process, as the environment variable `USHER_DESKTOP` names it.
  static let current =
    ProcessInfo.processInfo.environment["USHER_DESKTOP"].flatMap(WindowSystem.init) ?? .x11

  /// The size of the screen in pixels, which the server's settings name too.
  ///
  /// The screens of a scenario that changes scales are larger in Mutter; this part of them counts.
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
