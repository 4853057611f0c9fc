public import UsherCore

/// How the user dismisses an overlay, and what lies behind it.
extension OverlayModifiable {
  /// The reaction to a tap on the overlay outside its controls; the tap dismisses it by default.
  public var tap: TapBehavior {
    get { settings[\.configuration.tap] }
    set { settings[\.configuration.tap] = newValue }
  }

  /// Sets the reaction to a tap on the overlay outside its controls.
  public func tap(_ reaction: TapBehavior) -> Self { setting(\.configuration.tap, to: reaction) }

  /// Sets whether the overlay takes taps and swipes; if not, they reach the app behind it, but the
  /// overlay's buttons still work.
  public func allowsHitTesting(_ allows: Bool) -> Self {
    allows ? self : tap(.forward).swipe(nil)
  }

  /// The rules for swipes; `nil` for an overlay that cannot be swiped.
  public var swipe: SwipePolicy? {
    get { settings[\.configuration.swipe] }
    set { settings[\.configuration.swipe] = newValue }
  }

  /// Sets the rules for swipes; `nil` for an overlay that cannot be swiped.
  public func swipe(_ policy: SwipePolicy?) -> Self { setting(\.configuration.swipe, to: policy) }

  /// Whether the Escape key dismisses the overlay; `true` by default.
  public var dismissesOnEscape: Bool {
    get { settings[\.configuration.dismissesOnEscape] }
    set { settings[\.configuration.dismissesOnEscape] = newValue }
  }

  /// Sets whether the Escape key dismisses the overlay.
  public func dismissesOnEscape(_ dismisses: Bool) -> Self {
    setting(\.configuration.dismissesOnEscape, to: dismisses)
  }

  /// Sets the actions by which the user can dismiss the overlay; its buttons still work.
  ///
  /// Whether it is set before or after `backdrop`, it also decides about taps on the backdrop.
  ///
  /// ```swift
  /// presenter.present(.notification(title: "3 letters").dismissible(by: [.swipe]))
  /// ```
  public func dismissible(by actions: UserDismissal) -> Self {
    setting(\.configuration.tap, to: actions.contains(.tap) ? .dismiss : .absorb)
      .setting(\.swipes, to: actions)
      .setting(\.configuration.dismissesOnEscape, to: actions.contains(.escape))
      .setting(\.backdropTap, to: actions.contains(.backdropTap) ? .dismiss : .absorb)
  }

  /// Sets whether the user can dismiss the overlay other than by its buttons.
  public func dismissible(_ isDismissible: Bool) -> Self {
    dismissible(by: isDismissible ? .all : [])
  }

  /// The layer between the overlay and everything behind it; `nil`, the default, for none.
  public var backdrop: Backdrop? {
    get { settings[\.configuration.backdrop] }
    set { settings[\.configuration.backdrop] = newValue }
  }

  /// Puts a layer between the overlay and everything behind it; `nil` removes it.
  ///
  /// - Parameters:
  ///   - backdrop: The layer; `dimmed` keeps the app out of reach, and a tap on it dismisses the
  ///     overlay.
  ///   - fill: What the layer shows; `nil` for the content's, which darkens the app by default.
  /// - Returns: A changed copy.
  public func backdrop(_ backdrop: Backdrop?, fill: Background? = nil) -> Self {
    let changed = setting(\.configuration.backdrop, to: backdrop)
    return fill.map { changed.scrim($0) } ?? changed
  }

  /// Puts a layer with a fill between the overlay and everything behind it; the layer keeps the app
  /// out of reach, and a tap on it dismisses the overlay.
  ///
  /// ```swift
  /// presenter.present(.alert("Empty the bin?").backdrop(.color(.black.opacity(0.7))))
  /// ```
  public func backdrop(_ fill: Background) -> Self { backdrop(.dimmed, fill: fill) }
}

/// The actions by which a user dismisses an overlay without pressing its buttons.
public struct UserDismissal: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A tap on the overlay outside its controls.
  public static let tap = UserDismissal(rawValue: 1)
  /// A swipe over the edge.
  public static let swipe = UserDismissal(rawValue: 2)
  /// A swipe in some directions, such as `.swipe(.down)`.
  public static func swipe(_ directions: SwipeDirections) -> UserDismissal {
    UserDismissal(rawValue: swipe.rawValue | directions.rawValue << 4)
  }
  /// The Escape key.
  public static let escape = UserDismissal(rawValue: 4)
  /// A tap on the backdrop.
  public static let backdropTap = UserDismissal(rawValue: 8)
  /// Every action.
  public static let all: UserDismissal = [.tap, .swipe, .escape, .backdropTap]

  /// The directions of swipes that were named.
  fileprivate var directions: SwipeDirections { SwipeDirections(rawValue: rawValue >> 4) }
}

extension Backdrop {
  /// A backdrop that keeps the app out of reach, and dismisses the overlay when it is tapped.
  public static let dimmed = Backdrop()
}

// The settings change values that a preset may have set.
extension OverlaySettings.Target {
  /// How the overlay can be swiped away: by its own rules, or by the standard ones.
  fileprivate var swipes: UserDismissal {
    get { configuration.swipe == nil ? [] : .swipe }
    set {
      configuration.swipe = newValue.contains(.swipe) ? configuration.swipe ?? .standard : nil
      if !newValue.directions.isEmpty { configuration.swipe?.directions = newValue.directions }
    }
  }
}
