internal import UsherCore

/// Settings that depend on the width of the viewport.
extension Presenter {
  /// Whether the viewport's width is compact, or not yet known.
  var hasCompactWidth: Bool { engine.hasCompactWidth }

  /// Applies the settings for the viewport's width to overlays for which the width class changed.
  func adaptToWidth() {
    let isCompact = hasCompactWidth
    let changed = handles.values.filter {
      guard let layers = $0.request?.layers else { return false }
      return layers.isAdaptive && layers.isCompact != isCompact
    }
    for handle in changed.sorted(by: { $0.id < $1.id }) {
      guard let request = handle.request, let given = request.given,
        let known = engine.overlay(of: handle.id)
      else { continue }
      var layers = request.layers
      layers.isCompact = isCompact
      let theme = chosenTheme(in: request.lane)
      var target = layers.applied(to: given, under: theme)
      if let theme { target.content = target.content.themed(by: theme) }
      let asked = target.configuration
      var adapted = fitted(asked, to: target.content.withLiveTexts())
      adapted.name = known.name
      adapted.identity = known.identity
      adapted.hasCondition = known.hasCondition
      adapted.asksBeforeDismissal = known.asksBeforeDismissal
      (adapted.lifetime, adapted.readingTime) = (known.lifetime, known.readingTime)
      handle.request?.asked = Request.Asked(asked)
      handle.request?.layers = layers
      handle.request?.show(target.content, given: given)
      send(.adapted(handle.id, adapted))
    }
  }
}

extension OverlayModifiable {
  /// Uses another preset while the width of the window is compact, for example for a dialog that
  /// becomes a sheet.
  ///
  /// Its settings override the overlay's preset, but not the settings of the overlay itself. A
  /// width below 600 points is compact, except on iOS, where the system reports the size class.
  ///
  /// If the width class changes while the overlay waits or is shown, the overlay moves to its new
  /// place. Its turn doesn't change, and its countdown continues.
  ///
  /// ```swift
  /// let question = OverlayPreset.question.compactAdaptation(.sheet)
  /// ```
  public func compactAdaptation(_ preset: OverlayPreset) -> Self {
    var changed = self
    changed.settings.compact = [preset.settings]
    return changed
  }
}
