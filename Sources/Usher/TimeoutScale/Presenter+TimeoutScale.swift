public import UsherCore

extension Presenter {
  /// The user's timeout scale: the number of times as long as usual that overlays stay and changes
  /// can be undone.
  ///
  /// A change applies at once, also to what is shown: a message with half of its time left has half
  /// of its new time left. With an endless timeout scale, overlays that would leave by themselves
  /// get a button to close them. An unusable number is corrected and reported to `onProblem`. The
  /// app stores the user's choice.
  ///
  /// ```swift
  /// presenter.timeoutScale = .times(3)
  /// ```
  public var timeoutScale: TimeoutScale {
    get { existingAbility(Patience.self)?.scale ?? .times(1) }
    set { ability(Patience.self).set(newValue, in: self) }
  }
}

/// The user's timeout scale, and the buttons that close what would otherwise stay for ever.
private final class Patience: PresenterAbility {
  private(set) var scale = TimeoutScale.times(1)
  /// Whether the engine knows that the scale is endless.
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
