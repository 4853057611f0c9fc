/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The controller covers the whole screen.
  case fullScreen = 0
  /// The controller covers part of the page.
  case pageSheet = 1
  /// The controller is centered on the page.
  case formSheet = 2
  /// The controller covers the presenting controller.
  case currentContext = 3
  /// The app provides the transition.
  case custom = 4
  /// The controller is above the whole screen's content.
  case overFullScreen = 5
  /// The controller is above the presenting controller.
  case overCurrentContext = 6
  /// The controller appears in a popover next to its source.
  case popover = 7
  /// The controller isn't presented.
  case none = -1
  /// The system selects the style.
  case automatic = -2
}

/// The key of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that appears.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
