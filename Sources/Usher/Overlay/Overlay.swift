public import UsherCore

/// Content to present, and its settings, for example the position and the duration.
///
/// An overlay is a value. Each modifier returns a changed copy, and the property with the same name
/// changes the overlay in place. Settings that aren't set have the value of the preset, or else the
/// default. A setting of the overlay overrides its preset, regardless of the order of the calls.
///
/// ```swift
/// presenter.present(.notification(title: "Saved").position(.bottom).duration(.seconds(2)))
///
/// var overlay = Overlay.notification(title: "Saved")
/// overlay.position = .bottom
/// presenter.present(overlay)
/// ```
public struct Overlay: OverlayModifiable {
  /// The settings that were set on the overlay.
  public var settings = OverlaySettings()
  /// The settings to start from, or `nil` for the defaults.
  public var preset: OverlayPreset? {
    didSet {
      isPresetUsual = false
      settings.start(from: content, preset?.settings)
    }
  }
  /// Whether the preset belongs to a ready-made overlay and wasn't chosen by the app.
  private var isPresetUsual = false
  /// The name used to find, update and compare the overlay, or `nil` if there is none.
  ///
  /// Several overlays can have the same name.
  public var name: String?
  /// The content before the settings are applied.
  public var content: OverlayContent {
    didSet { settings.start(from: content, preset?.settings) }
  }
  package var lifecycle = Lifecycle()
  package var interactions = Interactions()

  /// Creates an overlay with the given content.
  public init(_ content: OverlayContent, preset: OverlayPreset? = nil) {
    self.content = content
    self.preset = preset
    settings.start(from: content, preset?.settings)
  }

  /// Creates an overlay with a preset that the app's defaults override.
  init(_ content: OverlayContent, usual preset: OverlayPreset) {
    self.init(content, preset: preset)
    isPresetUsual = true
  }

  /// Returns the overlay with the app's default settings.
  ///
  /// Content with a meaningful color, such as an error, keeps the color. An overlay with a complete
  /// configuration, which the facades create, is returned unchanged.
  func starting(from defaults: OverlayPreset?) -> Overlay {
    guard var defaults, !settings.isSet(\.configuration) else { return self }
    if !isPresetUsual, content.style.background != OverlayStyle.card.background,
      content.style != .clear
    {
      defaults.settings.set(\.content.style.background, to: content.style.background)
      defaults.settings.set(\.foreground, to: nil)
      defaults.settings.set(\.tint, to: nil)
      defaults.settings.set(\.iconColor, to: nil)
    }
    let start = preset ?? OverlayPreset()
    return preset(isPresetUsual ? defaults.over(start) : start.over(defaults))
  }

  /// Sets the preset, whose settings apply unless the overlay overrides them.
  public func preset(_ preset: OverlayPreset?) -> Overlay { with { $0.preset = preset } }

  /// Sets the name used to find, update and compare the overlay.
  public func name(_ name: String?) -> Overlay { with { $0.name = name } }

  /// The configuration and the content with all settings applied.
  ///
  /// If the overlay has no name, a preset's policy for duplicates is ignored.
  package var resolved: OverlaySettings.Target { resolved(under: nil) }

  /// Returns the configuration and the content with all settings and a theme applied.
  func resolved(under theme: ResolvedTheme?, isCompact: Bool = false) -> OverlaySettings.Target {
    var resolved = Layers(self, isCompact: isCompact).applied(to: content, under: theme)
    if name == nil, resolved.configuration.name == nil,
      !settings.isSet(\.configuration), !settings.isSet(\.configuration.identity),
      resolved.configuration.identity.refusesDuplicates
    {
      resolved.configuration.identity = .allow
    }
    return resolved
  }

  /// The texts that replace a missing name when duplicates are compared.
  ///
  /// `nil` if the overlay has a name, sets no policy for duplicates, or is private.
  @MainActor package var nameByTexts: String? {
    guard name == nil, settings.isSet(\.configuration.identity), duplicates.comparesNames,
      !resolved.content.isPrivate
    else { return nil }
    let texts = content.withLiveTexts().root.texts.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The settings of an overlay and of its preset, without content.
  struct Layers: Sendable {
    var preset: OverlaySettings?
    var own = OverlaySettings()
    /// Whether the viewport's width is compact.
    var isCompact = false

    init() {}

    init(_ overlay: Overlay, isCompact: Bool = false) {
      preset = overlay.preset?.settings
      own = overlay.settings.alone
      self.isCompact = isCompact
    }

    /// Whether the settings depend on the viewport's width.
    var isAdaptive: Bool { !own.compact.isEmpty || !(preset?.compact.isEmpty ?? true) }

    /// The settings for the viewport's width, between those of the preset and the overlay's own.
    private var adapted: OverlaySettings? {
      isCompact ? own.compact.first ?? preset?.compact.first : nil
    }

    /// Whether the app set the corners, or a complete configuration.
    private var setsCorners: Bool {
      [own, adapted ?? OverlaySettings(), preset ?? OverlaySettings()].contains {
        $0.isSet(\.configuration) || $0.isSet(\.content.style)
          || $0.isSet(\.content.style.corners)
      }
    }

    /// Returns the default configuration and `content` with the settings applied.
    ///
    /// If the style of the content is `clear`, the content draws its own surface, and the preset's
    /// style is ignored. Content that must be clipped at its corners is still clipped.
    func applied(to content: OverlayContent, under theme: ResolvedTheme? = nil)
      -> OverlaySettings.Target
    {
      var content = content
      if let theme { content.style = content.style.themed(by: theme) }
      var target = OverlaySettings.Target(content: content)
      if content.hugsWidth { target.configuration.size.width = .intrinsic }
      if let preset {
        preset.apply(to: &target)
        if content.style == .clear { target.content.style = .clear }
        if content.style.clipsContent { target.content.style.clipsContent = true }
      }
      adapted?.apply(to: &target)
      own.apply(to: &target)
      if !setsCorners {
        target.content.style = target.content.style.fitted(to: target.configuration, under: theme)
      }
      if let closeButton = target.closeButton {
        target.content.closeButton = target.content.closeButton.replaced(
          by: closeButton, beside: target.content.root)
      }
      if target.changesTexts {
        target.content.root = target.content.root.changingTexts(target.change)
        target.content.collapsed = target.content.collapsed?.changingTexts(target.change)
      }
      if target.showsCountdown { target.content = .timed(target.content) }
      if let tint = target.tint {
        target.content.root = target.content.root.foreground(tint, insteadOf: [.accent])
        target.content.collapsed = target.content.collapsed?.foreground(tint, insteadOf: [.accent])
      }
      if let color = target.foreground {
        let usual = [.label, .secondaryLabel, .accent] + target.content.ownForeground
        target.content.root = target.content.root.foreground(color, insteadOf: usual)
        target.content.collapsed = target.content.collapsed?.foreground(color, insteadOf: usual)
        let closeColor = target.content.closeButton.color
        target.content.closeButton = target.content.closeButton.colored(
          closeColor.foreground(color, insteadOf: usual))
        target.content.ownForeground = [color]
      }
      if let color = target.iconColor {
        target.content.root = target.content.root.coloringImages(color)
        target.content.collapsed = target.content.collapsed?.coloringImages(color)
      }
      if target.padding != OverlaySettings.Padding() {
        target.content.root = target.content.root.padded(target.padding)
      }
      return target
    }
  }
}

/// Callbacks for changes of an overlay's state, called on the main actor.
///
/// Several closures of the same kind are called in the order in which they were added. Requests
/// that a closure makes are received when the closure returns.
extension Overlay {
  /// Shows the overlay only if a closure returns `true` at the overlay's turn.
  ///
  /// Otherwise, the request ends with `declined`. If several conditions were added, all must be
  /// `true`. They are checked once, before the content is built.
  public func condition(_ isWanted: @escaping @MainActor @Sendable () -> Bool) -> Overlay {
    with { overlay in
      let earlier = overlay.lifecycle.shouldPresent
      overlay.lifecycle.shouldPresent = { (earlier?() ?? true) && isWanted() }
    }
  }

  /// Decides whether the user may dismiss the overlay, each time the user tries.
  ///
  /// Dismissals by the app, the end of the duration, and buttons with an answer need no decision.
  /// The overlay stays while the app decides, and a swiped overlay returns. If several decisions
  /// were added, all must agree. For the reasons and for repeated attempts, see
  /// ``Lifecycle/shouldDismiss``.
  ///
  /// ```swift
  /// let editor = Overlay(content, preset: .question).shouldDismiss(if: { draft.isEdited }) { _ in
  ///   (try? await presenter.confirm("Discard the draft?", action: "Discard")) ?? false
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isNeeded: Returns whether a decision is needed. If it returns `false`, the overlay is
  ///     dismissed immediately. By default, each attempt needs a decision.
  ///   - decide: Returns whether the user may dismiss the overlay for the given reason.
  /// - Returns: A changed copy.
  public func shouldDismiss(
    if isNeeded: @escaping @MainActor @Sendable () -> Bool = { true },
    _ decide: @escaping @MainActor @Sendable (DismissReason) async -> Bool
  ) -> Overlay {
    with { overlay in
      let earlier = overlay.lifecycle
      let wasNeeded = earlier.needsDecision ?? { earlier.shouldDismiss != nil }
      overlay.lifecycle.needsDecision = { wasNeeded() || isNeeded() }
      overlay.lifecycle.shouldDismiss = { reason in
        if wasNeeded(), let decide = earlier.shouldDismiss, await !decide(reason) { return false }
        guard isNeeded() else { return true }
        return await decide(reason)
      }
    }
  }

  /// Calls `action` when the entrance starts.
  public func willPresent(_ action: @escaping Lifecycle.Callback) -> Overlay {
    with { $0.lifecycle.willPresent = $0.lifecycle.willPresent.followed(by: action) }
  }

  /// Calls `action` when the entrance ends.
  public func didPresent(_ action: @escaping Lifecycle.Callback) -> Overlay {
    with { $0.lifecycle.didPresent = $0.lifecycle.didPresent.followed(by: action) }
  }

  /// Calls `action` each time the user or the app selects another detent of the shown overlay.
  public func didSelectDetent(
    _ action: @escaping @MainActor @Sendable (OverlayDetent) -> Void
  ) -> Overlay {
    with {
      $0.lifecycle.didSelectDetent = Lifecycle.both($0.lifecycle.didSelectDetent, action)
    }
  }

  /// Calls `action` when the exit starts.
  public func willDismiss(_ action: @escaping Lifecycle.Callback) -> Overlay {
    with { $0.lifecycle.willDismiss = $0.lifecycle.willDismiss.followed(by: action) }
  }

  /// Calls `action` with the reason after the overlay was removed or its request was withdrawn.
  ///
  /// It is called once for every accepted request. If the request updates another overlay, it is
  /// called when that overlay ends.
  public func didDismiss(
    _ action: @escaping @MainActor @Sendable (DismissReason) -> Void
  ) -> Overlay {
    with { $0.lifecycle.didDismiss = Lifecycle.both($0.lifecycle.didDismiss, action) }
  }

  /// Calls `action` when the overlay appears, like `willPresent(_:)`.
  public func onAppear(_ action: @escaping Lifecycle.Callback) -> Overlay { willPresent(action) }

  /// Calls `action` after the overlay was removed, like `didDismiss(_:)`.
  public func onDisappear(_ action: @escaping Lifecycle.Callback) -> Overlay {
    didDismiss { _ in action() }
  }

  /// Calls `action` when the user taps the overlay outside its controls.
  ///
  /// Unless `tap` is set to another value, the tap also dismisses the overlay, even a toast. Then
  /// the exit starts before `action` is called.
  ///
  /// - Parameters:
  ///   - dismisses: Whether the tap also dismisses the overlay, or `nil` to use the `tap` setting.
  ///   - action: The action.
  /// - Returns: A changed copy.
  public func onTap(
    dismisses: Bool? = nil, _ action: @escaping Interactions.Action
  ) -> Overlay {
    var changed = with { $0.interactions.onTap.append(action) }
    if let dismisses { return changed.tap(dismisses ? .dismiss : .absorb) }
    if isPresetUsual {
      changed.preset = preset?.tap(.dismiss)
      changed.isPresetUsual = true
    }
    return changed
  }

  /// Adds a close button, and calls `action` when the user presses it.
  public func closeButton(_ action: @escaping Interactions.Action) -> Overlay {
    closeButton(.always).with { $0.interactions.onClose.append(action) }
  }

  /// Calls `action` when the user taps the backdrop.
  public func onBackdropTap(_ action: @escaping Interactions.Action) -> Overlay {
    with { $0.interactions.onBackdropTap.append(action) }
  }
}

extension Overlay {
  func calling(_ lifecycle: Lifecycle) -> Overlay {
    var overlay = lifecycle.shouldPresent.map { condition($0) } ?? self
    if let decide = lifecycle.shouldDismiss {
      overlay = overlay.shouldDismiss(if: lifecycle.needsDecision ?? { true }, decide)
    }
    overlay.lifecycle.turnRules += lifecycle.turnRules
    return overlay.willPresent { lifecycle.willPresent?() }
      .didPresent { lifecycle.didPresent?() }
      .didSelectDetent { lifecycle.didSelectDetent?($0) }
      .willDismiss { lifecycle.willDismiss?() }
      .didDismiss { lifecycle.didDismiss?($0) }
  }
}

extension Lifecycle {
  /// Returns a callback that calls two callbacks, of which the first may be missing.
  fileprivate static func both<Value>(
    _ first: (@MainActor @Sendable (Value) -> Void)?,
    _ second: @escaping @MainActor @Sendable (Value) -> Void
  ) -> @MainActor @Sendable (Value) -> Void {
    guard let first else { return second }
    return { value in
      first(value)
      second(value)
    }
  }
}

extension Lifecycle.Callback? {
  fileprivate func followed(by next: @escaping Lifecycle.Callback) -> Lifecycle.Callback {
    guard let self else { return next }
    return {
      self()
      next()
    }
  }
}

extension IdentityPolicy {
  /// Whether the policy refuses a request because another request has the same name.
  fileprivate var refusesDuplicates: Bool {
    switch self {
    case .ignore, .coalesceWithLast: true
    case .allow, .updateInPlace, .mergeAndCount, .refuseEqualPriority: false
    }
  }
}
