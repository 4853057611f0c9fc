internal import UsherCore

extension Presenter {
  /// The look of the presenter's overlays; `OverlayTheme.current` unless the app sets another.
  ///
  /// A change reaches the overlays that are shown or waiting. Colors of the theme that are hard to
  /// read on its background are reported to `onProblem`, with better ones, and used.
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

  /// Gives every pending overlay the look of the theme, which has changed.
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
    // In a list or a pile, all are equally wide.
    if overlay.content.hugsWidth, lane(overlay.queue).settings.arrangement != .layered {
      overlay.content.hugsWidth = false
    }
    let usual = overlay.resolved
    guard let theme = chosenTheme(in: usual.configuration.lane) else { return usual }
    var resolved = overlay.resolved(under: theme)
    resolved.content = resolved.content.themed(by: theme)
    return resolved
  }

  /// Returns content with the settings of a request's overlay and the theme.
  ///
  /// Settings may change a part of the theme's card, and have colors that the theme has, too.
  func styled(_ content: OverlayContent, by layers: Overlay.Layers, in lane: LaneID)
    -> OverlayContent
  {
    guard let theme = chosenTheme(in: lane) else { return layers.applied(to: content).content }
    return layers.applied(to: content, under: theme).content.themed(by: theme)
  }

  /// The theme that the app has chosen, for the presenter or for all; `nil` for Usher's own, and in
  /// the lane of an older library, whose overlays keep their look.
  func chosenTheme(in lane: LaneID) -> ResolvedTheme? {
    guard let chosen = ownTheme ?? Defaults.current.theme, guests[lane] == nil else { return nil }
    return chosen
  }
}

extension Defaults {
  /// Gives every overlay of the presenters without a theme of their own another look.
  @MainActor func themeChanged() {
    for presenter in open where presenter.ownTheme == nil { presenter.themeChanged() }
  }
}
