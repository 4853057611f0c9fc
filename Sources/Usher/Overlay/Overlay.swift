public import UsherCore

/// What an app presents: content, and where, when and how it is shown.
///
/// An overlay is a value: modifiers return a changed copy, and properties of the same names change
/// it in place. It keeps only what was set; everything else comes from its preset, and from the
/// defaults. In any order, a setting of the overlay wins over its preset.
///
/// ```swift
/// presenter.present(.notification(title: "Saved").position(.bottom).duration(.seconds(2)))
///
/// var overlay = Overlay.notification(title: "Saved")
/// overlay.position = .bottom
/// presenter.present(overlay)
/// ```
public struct Overlay: OverlayModifiable {
  /// The settings that the overlay has set.
  public var settings = OverlaySettings()
  /// The settings to start from; `nil` for the defaults.
  public var preset: OverlayPreset? {
    didSet {
      isPresetUsual = false
      settings.start(from: content, preset?.settings)
    }
  }
  /// Whether the preset is the usual one of a ready-made overlay, which the app has not chosen.
  private var isPresetUsual = false
  /// The name by which the overlay is found, updated and compared; `nil` for none.
  ///
  /// Several overlays may share a name.
  public var name: String?
  /// The content without the overlay's settings.
  public var content: OverlayContent {
    didSet { settings.start(from: content, preset?.settings) }
  }
  /// The callbacks about the overlay's life.
  package var lifecycle = Lifecycle()
  /// The actions on taps.
  package var interactions = Interactions()

  /// Creates an overlay that shows `content`.
  public init(_ content: OverlayContent, preset: OverlayPreset? = nil) {
    self.content = content
    self.preset = preset
    settings.start(from: content, preset?.settings)
  }

  /// Creates an overlay that starts from settings over which the app may put its own.
  init(_ content: OverlayContent, usual preset: OverlayPreset) {
    self.init(content, preset: preset)
    isPresetUsual = true
  }

  /// Returns the overlay as it starts from the app's own defaults; an overlay with a whole
  /// configuration, as the older libraries make it, is returned as it is.
  ///
  /// Content whose color says something, such as that of an error, keeps it.
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

  /// Sets the settings to start from.
  public func preset(_ preset: OverlayPreset?) -> Overlay { with { $0.preset = preset } }

  /// Sets the name by which the overlay is found, updated and compared.
  public func name(_ name: String?) -> Overlay { with { $0.name = name } }

  /// The configuration and the content with all settings applied.
  ///
  /// A preset's rule about duplicates has no effect on an overlay without a name.
  package var resolved: OverlaySettings.Target { resolved(under: nil) }

  /// The configuration and the content with all settings applied, on the card of a theme.
  func resolved(under theme: ResolvedTheme?) -> OverlaySettings.Target {
    var resolved = Layers(self).applied(to: content, under: theme)
    if name == nil, resolved.configuration.name == nil,
      !settings.isSet(\.configuration), !settings.isSet(\.configuration.identity),
      resolved.configuration.identity.refusesDuplicates
    {
      resolved.configuration.identity = .allow
    }
    return resolved
  }

  /// The texts, by which an overlay without a name is compared if it has set a rule for duplicates;
  /// `nil` for any other overlay, and for private content.
  @MainActor package var nameByTexts: String? {
    guard name == nil, settings.isSet(\.configuration.identity), duplicates.comparesNames,
      !resolved.content.isPrivate
    else { return nil }
    let texts = content.withLiveTexts().root.texts.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The settings of an overlay and of its preset, without a content.
  struct Layers: Sendable {
    var preset: OverlaySettings?
    var own = OverlaySettings()

    init() {}

    init(_ overlay: Overlay) {
      preset = overlay.preset?.settings
      own = overlay.settings.alone
    }

    /// Whether the app has chosen the corners, or all values, as the older libraries do.
    private var setsCorners: Bool {
      [own, preset ?? OverlaySettings()].contains {
        $0.isSet(\.configuration) || $0.isSet(\.content.style)
          || $0.isSet(\.content.style.corners)
      }
    }

    /// Returns the default configuration and `content` with the settings.
    ///
    /// A preset leaves the surface of content that brings one, which has the style `clear`. Content
    /// that must be clipped at its corners is still clipped.
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

/// Calls about an overlay's life, on the main actor.
///
/// Several closures of one kind are called in the order in which they were added. Requests that a
/// closure makes are received when it returns.
extension Overlay {
  /// Asks at the overlay's turn whether to show it; if not, the request ends as `declined`.
  ///
  /// All conditions that were added must hold. They are checked once, before the content is built.
  public func condition(_ isWanted: @escaping @MainActor @Sendable () -> Bool) -> Overlay {
    with { overlay in
      let earlier = overlay.lifecycle.shouldPresent
      overlay.lifecycle.shouldPresent = { (earlier?() ?? true) && isWanted() }
    }
  }

  /// Decides, each time the user wants to dismiss the overlay, whether the user may.
  ///
  /// The app's own dismissals, the end of the duration and buttons with an answer don't ask. The
  /// overlay stays while the app decides, and a swipe springs back. If several decisions were
  /// added, all must agree. See ``Lifecycle/shouldDismiss`` for the reasons and for later attempts.
  ///
  /// ```swift
  /// let editor = Overlay(content, preset: .question).shouldDismiss(if: { draft.isEdited }) { _ in
  ///   (try? await presenter.confirm("Discard the draft?", action: "Discard")) ?? false
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isNeeded: Returns whether a decision is needed. If not, the overlay leaves immediately.
  ///     By default, each attempt needs a decision.
  ///   - decide: Returns whether the user may dismiss the overlay for the reason.
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

  /// Calls `action` when the entrance begins.
  public func willPresent(_ action: @escaping Lifecycle.Callback) -> Overlay {
    with { $0.lifecycle.willPresent = $0.lifecycle.willPresent.followed(by: action) }
  }

  /// Calls `action` when the entrance has ended.
  public func didPresent(_ action: @escaping Lifecycle.Callback) -> Overlay {
    with { $0.lifecycle.didPresent = $0.lifecycle.didPresent.followed(by: action) }
  }

  /// Calls `action` when the exit begins.
  public func willDismiss(_ action: @escaping Lifecycle.Callback) -> Overlay {
    with { $0.lifecycle.willDismiss = $0.lifecycle.willDismiss.followed(by: action) }
  }

  /// Calls `action` with the reason once the overlay was removed.
  ///
  /// Every accepted request calls it once. If the request updates another overlay, it is called at
  /// the end of that one.
  public func didDismiss(
    _ action: @escaping @MainActor @Sendable (DismissReason) -> Void
  ) -> Overlay {
    with { overlay in
      let earlier = overlay.lifecycle.didDismiss
      overlay.lifecycle.didDismiss = { reason in
        earlier?(reason)
        action(reason)
      }
    }
  }

  /// Calls `action` when the overlay appears, as `willPresent(_:)` does.
  public func onAppear(_ action: @escaping Lifecycle.Callback) -> Overlay { willPresent(action) }

  /// Calls `action` once the overlay was removed, or its request withdrawn, as `didDismiss(_:)`
  /// does.
  public func onDisappear(_ action: @escaping Lifecycle.Callback) -> Overlay {
    didDismiss { _ in action() }
  }

  /// Calls `action` when the user taps the overlay outside its controls.
  ///
  /// Unless `tap` says otherwise, the tap also dismisses the overlay, whose exit has then begun; a
  /// toast, which absorbs taps, is then dismissed by them.
  ///
  /// - Parameters:
  ///   - dismisses: Whether the tap also dismisses the overlay; `nil` leaves that to `tap`.
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

  /// Adds a button that closes the overlay, and calls `action` when the user presses it.
  public func closeButton(_ action: @escaping Interactions.Action) -> Overlay {
    closeButton(.always).with { $0.interactions.onClose.append(action) }
  }

  /// Calls `action` when the user taps the backdrop.
  public func onBackdropTap(_ action: @escaping Interactions.Action) -> Overlay {
    with { $0.interactions.onBackdropTap.append(action) }
  }
}

extension Overlay {
  /// Adds the callbacks of `lifecycle`.
  func calling(_ lifecycle: Lifecycle) -> Overlay {
    var overlay = lifecycle.shouldPresent.map { condition($0) } ?? self
    if let decide = lifecycle.shouldDismiss {
      overlay = overlay.shouldDismiss(if: lifecycle.needsDecision ?? { true }, decide)
    }
    return overlay.willPresent { lifecycle.willPresent?() }
      .didPresent { lifecycle.didPresent?() }
      .willDismiss { lifecycle.willDismiss?() }
      .didDismiss { lifecycle.didDismiss?($0) }
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
  /// Whether the policy refuses a request with the name of another one.
  fileprivate var refusesDuplicates: Bool {
    switch self {
    case .ignore, .coalesceWithLast: true
    case .allow, .updateInPlace, .mergeAndCount, .refuseEqualPriority: false
    }
  }
}
