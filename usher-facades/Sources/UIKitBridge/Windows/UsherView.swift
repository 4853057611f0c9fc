#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension UIView {
  /// Usher's additions to the view: its presenter.
  public final var usher: UsherView { UsherView(self) }
}

/// Usher's additions to a view, under one name to avoid collisions with a subclass's members.
@MainActor
public struct UsherView {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// The presenter of the scene that shows the view; the default one if no scene does, and `nil`
  /// if there is none.
  ///
  /// What it shows takes turns with the messages of the library, such as questions, work in
  /// progress and what can be undone.
  public var presenter: Presenter? { .around(view) }
}
#endif
