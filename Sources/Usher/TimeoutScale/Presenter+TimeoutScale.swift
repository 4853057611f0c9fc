public import UsherCore

extension Presenter {
  /// The user's timeout scale, which multiplies the time that overlays stay and changes can be
  /// undone.
  ///
  /// A change takes effect immediately, even for visible overlays. For example, a message with half
  /// of its time left has half of its new time left. If the scale is endless, overlays with a time
  /// limit get a close button. Invalid numbers are corrected and reported to `onProblem`. Your app
  /// must store the user's choice.
  ///
  /// ```swift
  /// presenter.timeoutScale = .times(3)
  /// ```
  public var timeoutScale: TimeoutScale {
    get { existingAbility(Patience.self)?.scale ?? .times(1) }
    set { ability(Patience.self).set(newValue, in: self) }
  }
}

/// The user's timeout scale, and the close buttons of overlays that would otherwise stay forever.
private final class Patience: PresenterAbility {
  private(set) var scale = TimeoutScale.times(1)
  /// Whether the engine was informed that the scale is endless.
  private var isEndless = false

  init(of presenter: Presenter) {}

  func set(_ asked: TimeoutScale, in presenter: Presenter) {
    let old = scale
    scale = asked.corrected
    if scale != old || !asked.isUsable { presenter.receive(.timeoutScaleChanged(asked)) }
  }

  func didReceive(_ event: OverlayEvent, in presenter: Presenter) {
    guard case .timeoutScaleChanged(let scale) = event, (scale == .endless) != isEndless else {
      return
    }
    isEndless.toggle()
    for id in presenter.handles.keys.sorted()
    where presenter.handles[id]?.request?.built != nil && presenter.overlay(of: id)?.rest != nil {
      presenter.receive(.contentReplaced(id, needs: nil))
    }
  }
}
