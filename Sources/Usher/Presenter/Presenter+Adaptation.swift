internal import UsherCore

/// Settings that depend on the width of the viewport.
extension Presenter {
  /// Whether the viewport's width is compact, or not yet known.
  var hasCompactWidth: Bool { !(viewport?.isRegularWidth ?? false) }

  /// Applies the settings for the viewport's width to overlays for which the width class changed.
  ///
  /// Overlays that are leaving are adapted when they return.
  ///
  /// - Parameter waiting: Whether to adapt the waiting overlays or the shown overlays.
  func adaptToWidth(waiting: Bool) {
    guard awaitsAdaptation else { return }
    let isCompact = hasCompactWidth
    let outdated = handles.values.filter {
      guard let layers = $0.request?.layers else { return false }
      return layers.isAdaptive && layers.isCompact != isCompact
    }
    if !waiting { awaitsAdaptation = false }
    let shown = Set(engine.shown)
    for handle in outdated.sorted(by: { $0.id < $1.id })
    where shown.contains(handle.id) != waiting {
      if case .pending(.leaving) = handle.state { awaitsAdaptation = true } else { adapt(handle) }
    }
  }

  private func adapt(_ handle: PresentationHandle) {
    guard let overlay = asked(handle.id), let known = engine.overlay(of: handle.id) else { return }
    let target = resolved(overlay)
    var adapted = fitted(target.configuration, to: target.content.withLiveTexts())
    adapted.name = known.name
    adapted.identity = known.identity
    adapted.hasCondition = known.hasCondition
    adapted.asksBeforeDismissal = known.asksBeforeDismissal
    (adapted.lifetime, adapted.readingTime) = (known.lifetime, known.readingTime)
    handle.request?.asked = Request.Asked(target.configuration)
    handle.request?.layers.isCompact = hasCompactWidth
    handle.request?.show(target.content, given: overlay.content)
    send(.adapted(handle.id, adapted))
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
