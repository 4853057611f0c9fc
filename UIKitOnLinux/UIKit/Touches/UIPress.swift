import Foundation

/// A button or key that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
  }

  open internal(set) var phase: Phase = .began
  open internal(set) var timestamp: Double = 0
  open internal(set) var type: PressType = .select
  open internal(set) var window: UIWindow?
  open internal(set) var responder: UIResponder?
  open internal(set) var key: UIKey?
}

/// An event of button or key presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open internal(set) var characters = ""
  open internal(set) var charactersIgnoringModifiers = ""
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var keyCode: UIKeyboardHIDUsage = .keyboardErrorUndefined
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The keys that overlays respond to, by their USB HID usage codes.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3
  case keyboardA = 4
  case keyboardC = 6
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardF1 = 58
  case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7
  case keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
  case keypadEnter = 88
  case keyboardReturn = 158
}
