import Foundation

/// An event that the user caused.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }

  open internal(set) var type: EventType = .touches
  open internal(set) var timestamp: Double = 0
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: ButtonMask = []
  open internal(set) var allTouches: Set<UITouch>?
  var coalesced: [UITouch: [UITouch]] = [:]

  override init() {
    super.init()
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.window === window } }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.view === view } }
  }

  open func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches.map { touches in
      touches.filter { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false }
    }
  }

  /// Returns the touches that the system received between the last event and this one, the last of
  /// which equals `touch` ("UIEvent.coalescedTouches(for:)").
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { coalesced[touch] }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
