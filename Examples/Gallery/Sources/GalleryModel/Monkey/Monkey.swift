package import Usher

/// A monkey that performs random actions.
///
/// The same seed gives the same actions.
package struct Monkey: Sendable {
  private var numbers: SeededNumbers
  private let areas: [OverlayRect]
  private let exhibitCount: Int

  private static let keys = [
    "Tab", "Tab", "Tab", "shift+Tab", "Escape", "Return", "space", "Up", "Down", "Left", "Right",
    "a",
    "BackSpace", "Page_Down", "Home", "End",
  ]

  /// Creates a monkey.
  ///
  /// - Parameters:
  ///   - seed: The seed of its random choices.
  ///   - areas: The equally likely areas for the pointer, at least one.
  ///   - exhibitCount: The number of exhibits that can be requested, at least one.
  package init(seed: UInt64, areas: [OverlayRect], exhibitCount: Int) {
    numbers = SeededNumbers(seed: seed)
    self.areas = areas
    self.exhibitCount = exhibitCount
  }

  package mutating func next() -> MonkeyAction {
    switch number(below: 100) {
    case ..<35: .click(point(in: area()), button: number(below: 8) == 0 ? 3 : 1)
    case ..<55: drag()
    case ..<65: .wheel(point(in: area()), isDown: number(below: 3) > 0)
    case ..<80: .key(Self.keys[number(below: Self.keys.count)])
    default: .present(number(below: exhibitCount))
    }
  }

  /// Chooses a drag within one area.
  private mutating func drag() -> MonkeyAction {
    let area = area()
    return .drag(from: point(in: area), to: point(in: area))
  }

  private mutating func area() -> OverlayRect { areas[number(below: areas.count)] }

  private mutating func point(in area: OverlayRect) -> OverlayPoint {
    OverlayPoint(
      x: area.minX + Double(number(below: Int(area.size.width))),
      y: area.minY + Double(number(below: Int(area.size.height))))
  }

  private mutating func number(below bound: Int) -> Int {
    Int(numbers.next() % UInt64(bound))
  }
}
