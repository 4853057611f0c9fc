#if os(Linux) && !UIKIT_STAND_IN
public import Usher

extension UIView {
  /// Usher's additions to the view: its presenter.
  public final var usher: UsherView { UsherView(self) }
}

/// Usher's additions to a view, under one name to avoid collisions with a subclass's members.
@preconcurrency @MainActor
public struct UsherView {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// The presenter for overlays in the view: the one set here, otherwise that of the nearest view
  /// around it that has one, otherwise the window's; `nil` for a view in no window.
  ///
  /// An app whose view stands for a part of a window sets the presenter of that part, such as a
  /// pane of GTK's. A window without a presenter of its own has the current `Presenter.default`.
  /// The presenter is referenced weakly.
  public var presenter: Presenter? {
    get { (view as? UIWindow)?.presenter ?? view.ownPresenter ?? outer?.usher.presenter }
    nonmutating set { view.ownPresenter = newValue }
  }

  private var outer: UIView? { view.superview ?? view.hostWindow }
}
#endif
