package import Usher

/// A random action of the user or of the app.
package enum MonkeyAction: Hashable, Sendable, CustomStringConvertible {
  /// A click with the pointer's first or third button.
  case click(OverlayPoint, button: Int)
  /// A drag with the first button.
  case drag(from: OverlayPoint, to: OverlayPoint)
  /// A turn of the wheel over a point.
  case wheel(OverlayPoint, isDown: Bool)
  /// A key, or several keys together, using xdotool's names.
  case key(String)
  /// A request for the exhibit with this number.
  case present(Int)

  /// A description, such as "click 1 at 20,300".
  package var description: String {
    switch self {
    case .click(let point, let button): "click \(button) at \(Self.words(point))"
    case .drag(let start, let end): "drag from \(Self.words(start)) to \(Self.words(end))"
    case .wheel(let point, let isDown): "wheel \(isDown ? "down" : "up") at \(Self.words(point))"
    case .key(let name): "key \(name)"
    case .present(let number): "present \(number)"
    }
  }

  /// The arguments for performing the action with xdotool, or an empty array for a request.
  package var xdotool: [String] {
    switch self {
    case .click(let point, let button): Self.move(to: point) + ["click", "\(button)"]
    case .drag(let start, let end):
      Self.move(to: start) + ["mousedown", "1"]
        + (1...6).flatMap { step in
          let share = Double(step) / 6
          return ["sleep", "0.016"]
            + Self.move(
              to: OverlayPoint(
                x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        } + ["mouseup", "1"]
    case .wheel(let point, let isDown):
      Self.move(to: point) + ["click", "--repeat", "3", isDown ? "5" : "4"]
    case .key(let name): ["key", name]
    case .present: []
    }
  }

  private static func move(to point: OverlayPoint) -> [String] {
    ["mousemove", "\(Int(point.x))", "\(Int(point.y))"]
  }

  private static func words(_ point: OverlayPoint) -> String { "\(Int(point.x)),\(Int(point.y))" }
}
