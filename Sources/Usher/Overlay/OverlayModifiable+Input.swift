public import UsherCore

/// The dismissal of an overlay by the user, and its backdrop.
extension OverlayModifiable {
  /// The effect of a tap on the overlay outside its controls.
  ///
  /// By default, the tap dismisses the overlay.
  public var tap: TapBehavior {
    get { settings[\.configuration.tap] }
    set { settings[\.configuration.tap] = newValue }
  }

  /// Sets the effect of a tap on the overlay outside its controls.
  public func tap(_ reaction: TapBehavior) -> Self { setting(\.configuration.tap, to: reaction) }

  /// Sets whether the overlay responds to taps and swipes outside its buttons.
  ///
  /// If `allows` is `false`, taps reach the app behind the overlay.
  public func allowsHitTesting(_ allows: Bool) -> Self {
    allows ? self : tap(.forward).swipe(nil)
  }

  /// The rules for swipes, or `nil` if the user can't swipe the overlay.
  public var swipe: SwipePolicy? {
    get { settings[\.configuration.swipe] }
    set { settings[\.configuration.swipe] = newValue }
  }

  /// Sets the rules for swipes.
  ///
  /// If they are `nil`, the user can't swipe the overlay.
  public func swipe(_ policy: SwipePolicy?) -> Self { setting(\.configuration.swipe, to: policy) }

  /// Whether the Escape key dismisses the overlay, `true` by default.
  public var dismissesOnEscape: Bool {
    get { settings[\.configuration.dismissesOnEscape] }
    set { settings[\.configuration.dismissesOnEscape] = newValue }
  }

  /// Sets whether the Escape key dismisses the overlay.
  public func dismissesOnEscape(_ dismisses: Bool) -> Self {
    setting(\.configuration.dismissesOnEscape, to: dismisses)
  }

  /// Sets the actions with which the user can dismiss the overlay without pressing its buttons.
  ///
  /// The setting also applies to a backdrop, even if it is added later.
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

  /// Sets whether the user can dismiss the overlay without pressing its buttons.
  public func dismissible(_ isDismissible: Bool) -> Self {
    dismissible(by: isDismissible ? .all : [])
  }

  /// The layer between the overlay and the content behind it, or `nil`, the default, for no
  /// backdrop.
  public var backdrop: Backdrop? {
    get { settings[\.configuration.backdrop] }
    set { settings[\.configuration.backdrop] = newValue }
  }

  /// Adds a layer between the overlay and the content behind it.
  ///
  /// - Parameters:
  ///   - backdrop: The layer, or `nil` to remove it. `dimmed` blocks the app, and a tap on it
  ///     dismisses the overlay.
  ///   - fill: The layer's fill, or `nil` for the content's fill, which by default darkens the app.
  /// - Returns: A changed copy.
  public func backdrop(_ backdrop: Backdrop?, fill: Background? = nil) -> Self {
    let changed = setting(\.configuration.backdrop, to: backdrop)
    return fill.map { changed.scrim($0) } ?? changed
  }

  /// Adds a backdrop that blocks the app and dismisses the overlay when the user taps it.
  ///
  /// ```swift
  /// presenter.present(.alert("Empty the bin?").backdrop(.color(.black.opacity(0.7))))
  /// ```
  public func backdrop(_ fill: Background) -> Self { backdrop(.dimmed, fill: fill) }
}

/// The actions with which the user dismisses an overlay without pressing its buttons.
public struct UserDismissal: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A tap on the overlay outside its controls.
  public static let tap = UserDismissal(rawValue: 1)
  /// A swipe, by default beyond the edge at which the overlay rests.
  public static let swipe = UserDismissal(rawValue: 2)
  /// Returns a swipe in some directions, for example `.swipe(.down)`.
  public static func swipe(_ directions: SwipeDirections) -> UserDismissal {
    UserDismissal(rawValue: swipe.rawValue | directions.rawValue << 4)
  }
  /// The Escape key.
  public static let escape = UserDismissal(rawValue: 4)
  /// A tap on the backdrop.
  public static let backdropTap = UserDismissal(rawValue: 8)
  /// Every action.
  public static let all: UserDismissal = [.tap, .swipe, .escape, .backdropTap]

  fileprivate var directions: SwipeDirections { SwipeDirections(rawValue: rawValue >> 4) }
}

extension Backdrop {
  /// A backdrop that blocks the app and dismisses the overlay when the user taps it.
  public static let dimmed = Backdrop()
}

// These settings change values that a preset may have set.
extension OverlaySettings.Target {
  /// Whether the user can swipe the overlay, using its own rules or the standard rules.
  fileprivate var swipes: UserDismissal {
    get { configuration.swipe == nil ? [] : .swipe }
    set {
      configuration.swipe = newValue.contains(.swipe) ? configuration.swipe ?? .standard : nil
      if !newValue.directions.isEmpty { configuration.swipe?.directions = newValue.directions }
    }
  }
}
