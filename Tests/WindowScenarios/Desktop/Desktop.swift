#if GTK
internal import Foundation
internal import Usher

/// A window system with a user and a screen: the part of a driver that differs between X11 and
/// Wayland.
@MainActor
protocol Desktop: AnyObject {
  /// Performs what a user does with pointer and keyboard, while the main loop goes on.
  func perform(_ actions: [UserAction]) async throws
  /// Returns the pixels that the user sees now.
  func screen() throws -> Screen
  /// Draws everything larger, as a monitor with a higher resolution needs it.
  func setScale(_ scale: Double) async throws
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

/// The window systems that scenarios run on.
public enum WindowSystem: String, CaseIterable, Sendable {
  /// Xvfb, without a window manager.
  case x11
  /// Sway without a monitor; a window begins in the corner of the screen.
  case wayland

  /// The window system of this process, as the environment variable `GDK_BACKEND` names it.
  static let current =
    ProcessInfo.processInfo.environment["GDK_BACKEND"].flatMap(WindowSystem.init) ?? .x11

  /// The desktop of this process.
  @MainActor static let desktop = Result { () throws -> any Desktop in
    switch current {
    case .x11: XvfbDesktop()
    case .wayland: try SwayDesktop()
    }
  }
}
#endif
