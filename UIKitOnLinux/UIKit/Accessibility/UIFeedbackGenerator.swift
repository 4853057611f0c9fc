import Foundation

/// A haptic that was played.
public enum HapticEvent: Hashable, Sendable {
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  case selection
}

/// A source of haptics.
///
/// The stand-in records the haptics that are played.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  public convenience init(view: UIView) {
    self.init()
  }

  open func prepare() {}
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ type: FeedbackType) {
    World.current.haptics.append(.notification(type))
  }
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  open func impactOccurred(intensity: CGFloat) {
    World.current.haptics.append(.impact(style, intensity: intensity))
  }
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    World.current.haptics.append(.selection)
  }
}
