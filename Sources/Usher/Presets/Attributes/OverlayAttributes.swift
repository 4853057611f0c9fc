public import UsherCore

/// The attributes of a presentation besides its content: place, timing, behaviour and surface.
///
/// Attributes are a value to keep, copy and change; `Presets` has ready-made ones.
public struct OverlayAttributes: Hashable, Sendable {
  /// The overlay's place, timing and behaviour.
  public var overlay: Overlay
  /// The surface; `nil` keeps the content's.
  public var style: OverlayStyle?
  /// The fill of the backdrop, if the overlay has a backdrop; `nil` keeps the content's.
  public var scrim: Background?
  /// The appearance, whatever the system's is; `nil` keeps the content's.
  public var appearance: Appearance?
  /// The haptic feedback when the overlay appears; `nil` keeps the content's.
  public var haptic: Haptic?
  /// The platform whose look the content has that a call such as `ask` or `undoable` makes; `nil`
  /// for Usher's own.
  ///
  /// Content that the app makes keeps its look.
  public var look: PlatformLook?

  /// Makes attributes; by default those of `Overlay()`, with the content's own surface.
  public init(
    overlay: Overlay = Overlay(), style: OverlayStyle? = nil, scrim: Background? = nil,
    appearance: Appearance? = nil, haptic: Haptic? = nil, look: PlatformLook? = nil
  ) {
    self.overlay = overlay
    self.style = style
    self.scrim = scrim
    self.appearance = appearance
    self.haptic = haptic
    self.look = look
  }

  /// A message: it dismisses itself after four seconds, and a tap or a swipe dismisses it earlier.
  ///
  /// These are the default values.
  public static let message = OverlayAttributes()
  /// An overlay that stays until it is dismissed: by the app, by a control inside, or by a swipe.
  ///
  /// A tap beside the controls has no effect.
  public static let persistent = OverlayAttributes(
    overlay: Overlay(lifetime: .untilDismissed, tap: .absorb))

  /// Returns a copy with a change applied.
  public func with(_ change: (inout OverlayAttributes) -> Void) -> OverlayAttributes {
    var copy = self
    change(&copy)
    return copy
  }
}

extension OverlayContent {
  /// Returns the content with the surface, scrim, appearance and haptic feedback of `attributes`.
  ///
  /// Attributes that are `nil` keep the content's own values. Content with a surface of its own,
  /// which has the style `clear`, keeps that surface. Content that has to be clipped at its corners
  /// is still clipped.
  public func styled(by attributes: OverlayAttributes) -> OverlayContent {
    var styled = self
    styled.style = attributes.style.map(surface) ?? style
    styled.scrim = attributes.scrim ?? scrim
    styled.appearance = attributes.appearance ?? appearance
    styled.haptic = attributes.haptic ?? haptic
    return styled
  }

  private func surface(like style: OverlayStyle) -> OverlayStyle {
    guard self.style != .clear else { return .clear }
    return OverlayStyle(
      background: style.background, corners: style.corners, border: style.border,
      shadow: style.shadow, clipsContent: style.clipsContent || self.style.clipsContent)
  }
}

extension Presenter {
  /// Requests an overlay with all values in `attributes`; otherwise as `present(_:as:)` does.
  ///
  /// - Parameters:
  ///   - content: The overlay's content, with its own values for attributes that are `nil`.
  ///   - attributes: The overlay's place, timing, behaviour and surface.
  ///   - name: The name to find and compare the overlay by; `nil` uses the name in the attributes.
  ///   - interactions: The actions on taps.
  ///   - lifecycle: The callbacks about the overlay's life.
  /// - Returns: The request's handle.
  @discardableResult
  public func present(
    _ content: OverlayContent, using attributes: OverlayAttributes, name: String? = nil,
    interactions: Interactions = Interactions(), lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    var overlay = attributes.overlay
    // The presets refuse duplicates, which is no mistake in a request without a name.
    if name == nil, overlay.name == nil, overlay.identity.refusesDuplicates {
      overlay.identity = .allow
    }
    let handle = present(
      content.styled(by: attributes), as: overlay, name: name, interactions: interactions,
      lifecycle: lifecycle)
    handle.style = attributes.styling
    return handle
  }
}

extension IdentityPolicy {
  /// Whether the policy refuses a request with the name of another one.
  fileprivate var refusesDuplicates: Bool {
    switch self {
    case .ignoreDuplicates, .coalesceWithLast: true
    case .allow, .updateInPlace, .mergeAndCount, .refuseEqualPriority: false
    }
  }
}

extension OverlayAttributes {
  /// Gives content the surface of the attributes; `nil` if they have none.
  var styling: (@MainActor (OverlayContent) -> OverlayContent)? {
    guard style != nil || scrim != nil || appearance != nil || haptic != nil else { return nil }
    return { $0.styled(by: self) }
  }

  /// Returns the attributes of a last word, about a success or a failure.
  ///
  /// A failure with controls stays until the user answers it. Anything else leaves after the
  /// attributes' lifetime if the app has chosen one, and otherwise after the usual four seconds or,
  /// with controls, after the time that an offer to undo has, or the time to read if that is more.
  func saying(_ last: OverlayContent, isFailure: Bool) -> OverlayAttributes {
    let usual = Overlay().lifetime
    let hasControls = last.root.hasControls
    var attributes = self
    if hasControls, isFailure {
      attributes.overlay.lifetime = .untilDismissed
    } else if overlay.lifetime == .untilDismissed || overlay.lifetime == usual {
      attributes.overlay.lifetime = hasControls ? .reading(atLeast: .seconds(6)) : usual
    }
    return attributes
  }
}

extension OverlayContent {
  /// The content, urgent unless it says otherwise: a failure must not wait behind other words.
  var tellingFailure: OverlayContent {
    var content = self
    content.semantics.politeness = semantics.politeness ?? .assertive
    return content
  }
}
