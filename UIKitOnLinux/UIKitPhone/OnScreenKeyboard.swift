#if GTK && UIKIT_STAND_IN
public import UIKit

/// The keyboard that a phone shows while a text input has the focus.
///
/// It is a drawing of the system's keyboard.
@MainActor
public final class OnScreenKeyboard {
  private unowned let screen: Screen
  /// Whether the next character is a capital letter.
  public private(set) var hasShift = false
  /// Whether the keyboard is visible or appearing.
  var isWanted = false { didSet { if isWanted != oldValue { follow() } } }
  /// The time of the last appearance or disappearance, by the phone's clock.
  private var turned = -1.0

  /// A key.
  public enum Key: Hashable, Sendable {
    case letter(Character)
    case shift, delete, space, enter, dismiss

    /// The text on the key.
    public var title: String {
      switch self {
      case .letter(let letter): String(letter)
      case .shift: "⇧"
      case .delete: "⌫"
      case .space: "space"
      case .enter: "return"
      case .dismiss: "hide"
      }
    }
  }

  /// The number of seconds that the keyboard takes to appear or disappear
  /// ("UIResponder.keyboardAnimationDurationUserInfoKey").
  private static let duration = 0.25

  init(screen: Screen) {
    self.screen = screen
  }

  /// The height of the system's keyboard without suggestions, with the home indicator.
  private var height: CGFloat { screen.size.width > screen.size.height ? 209 : 291 }

  /// The keyboard's frame after it has appeared.
  var frameUp: CGRect {
    CGRect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
  }

  /// The displayed frame, or `nil` while the keyboard is hidden.
  public var frame: CGRect? {
    let share = min(max((StandIn.now - turned) / Self.duration, 0), 1)
    let gone = isWanted ? pow(1 - share, 3) : 1 - pow(1 - share, 3)
    return gone < 1 ? frameUp.offsetBy(dx: 0, dy: height * gone) : nil
  }

  /// Whether the keyboard is moving.
  public var isMoving: Bool { StandIn.now - turned < Self.duration }

  /// Returns whether a place of the screen is on the keyboard.
  func covers(_ place: CGPoint) -> Bool { isWanted && frameUp.contains(place) }

  /// Notifies the app of the keyboard's position.
  func follow() {
    turned = StandIn.now
    StandIn.moveKeyboard(to: isWanted ? frameUp : nil, duration: Self.duration)
  }

  /// All keys with their frames on the screen, as if the keyboard had appeared.
  public var keys: [(key: Key, frame: CGRect)] {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.map { Key.letter($0) } }
    let pitch = frameUp.width / 10
    let depth = (height - 37) / 4
    var keys: [(Key, CGRect)] = []
    func put(_ key: Key, _ x: CGFloat, _ row: Int, _ width: CGFloat) {
      let frame = CGRect(
        x: x, y: frameUp.minY + 8 + CGFloat(row) * depth, width: width, height: depth)
      keys.append((key, frame.insetBy(dx: 3, dy: depth > 50 ? 6 : 3)))
    }
    for (number, row) in rows.enumerated() {
      let start = (frameUp.width - CGFloat(row.count) * pitch) / 2
      for (place, key) in row.enumerated() {
        put(key, start + CGFloat(place) * pitch, number, pitch)
      }
    }
    put(.shift, 0, 2, pitch * 1.5)
    put(.delete, frameUp.width - pitch * 1.5, 2, pitch * 1.5)
    put(.dismiss, 0, 3, pitch * 2)
    put(.space, pitch * 2, 3, pitch * 5.5)
    put(.enter, pitch * 7.5, 3, pitch * 2.5)
    return keys
  }

  /// Returns the key at a place of the screen, or `nil` if there is none or the keyboard is hidden.
  public func key(at place: CGPoint) -> Key? {
    guard covers(place) else { return nil }
    return keys.first { $0.frame.insetBy(dx: -3, dy: -6).contains(place) }?.key
  }

  /// Presses and releases a key.
  public func press(_ key: Key) {
    guard let input = screen.focusedInput else { return }
    switch key {
    case .letter(let letter):
      StandIn.type(hasShift ? letter.uppercased() : String(letter), into: input)
      hasShift = false
    case .shift: hasShift.toggle()
    case .delete: StandIn.erase(in: input)
    case .space: StandIn.type(" ", into: input)
    case .enter: StandIn.pressReturn(in: input)
    case .dismiss: StandIn.dismissKeyboard(in: screen.scene)
    }
    StandIn.finishTurn()
    screen.device?.followFocus()
  }
}
#endif
