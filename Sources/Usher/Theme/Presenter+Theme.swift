internal import UsherCore

extension Presenter {
  /// The theme of the presenter's overlays.
  ///
  /// The default is `OverlayTheme.current`.
  ///
  /// A change also affects overlays that are already shown or waiting. If a color is hard to read
  /// on the theme's background, it is used, but reported to `onProblem` together with a better
  /// color.
  ///
  /// ```swift
  /// presenter.theme = OverlayTheme(accent: .indigo, cornerRadius: 12)
  /// presenter.theme.font = "Serif"
  /// ```
  public var theme: OverlayTheme {
    get { ownTheme?.theme ?? OverlayTheme.current }
    set {
      guard newValue != theme || ownTheme == nil else { return }
      ownTheme = ResolvedTheme(newValue)
      themeChanged()
    }
  }

  /// Applies the changed theme to every pending overlay.
  func themeChanged() {
    for problem in theme.contrastProblems { onProblem(problem) }
    for handle in handles.values.sorted(by: { $0.id < $1.id }) {
      guard let request = handle.request, let given = request.given, guests[request.lane] == nil
      else { continue }
      append(.transform(handle.id, given))
    }
  }

  /// Returns the overlay's configuration, and its content with all settings and the theme.
  func resolved(_ overlay: Overlay) -> OverlaySettings.Target {
    var overlay = overlay
    // In a list or a stack, all overlays are equally wide.
    if overlay.content.hugsWidth, lane(overlay.queue).settings.arrangement != .layered {
      overlay.content.hugsWidth = false
    }
    let isCompact = hasCompactWidth
    var usual = overlay.resolved(under: nil, isCompact: isCompact)
    if messagePosition != nil {
      overlay = placed(overlay, usually: usual)
      usual = overlay.resolved(under: nil, isCompact: isCompact)
    }
    guard let theme = chosenTheme(in: usual.configuration.lane) else { return usual }
    var resolved = overlay.resolved(under: theme, isCompact: isCompact)
    resolved.content = resolved.content.themed(by: theme)
    return resolved
  }

  /// Returns content with the settings of a request's overlay and the theme.
  ///
  /// Settings may change a part of the theme's card, or use colors that the theme defines.
  func styled(_ content: OverlayContent, by layers: Overlay.Layers, in lane: LaneID)
    -> OverlayContent
  {
    guard let theme = chosenTheme(in: lane) else { return layers.applied(to: content).content }
    return layers.applied(to: content, under: theme).content.themed(by: theme)
  }

  /// The theme that the app set for the presenter or for all presenters, or `nil` for Usher's
  /// theme.
  ///
  /// It is also `nil` in the lane of an older library, whose overlays keep their appearance.
  func chosenTheme(in lane: LaneID) -> ResolvedTheme? {
    guard let chosen = ownTheme ?? Defaults.current.theme, guests[lane] == nil else { return nil }
    return chosen
  }
}

extension Defaults {
  /// Applies a changed theme to all presenters that set none.
  @MainActor func themeChanged() {
    for presenter in open where presenter.ownTheme == nil { presenter.themeChanged() }
  }
}
