/// The space at the edges of the window that overlays cover, kept up to date.
final class CoveredSpace: PresenterAbility {
  let covered: ObservableValue<Insets>
  let pushed: ObservableValue<Insets>

  init(of presenter: Presenter) {
    covered = ObservableValue(presenter.engine.coveredInsets())
    pushed = ObservableValue(presenter.engine.coveredInsets { $0.pushesContent })
  }

  func didFinishBatch(in presenter: Presenter) {
    covered.value = presenter.engine.coveredInsets()
    pushed.value = presenter.engine.coveredInsets { $0.pushesContent }
  }
}
