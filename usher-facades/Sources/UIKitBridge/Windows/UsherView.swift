#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension UIView {
  /// Usher's additions to the view.
  public final var usher: UsherView { UsherView(self) }
}

/// Usher's additions to a view, grouped so that they don't collide with a subclass's members.
@MainActor
public struct UsherView {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// The presenter of the view's scene, or the default presenter if no scene shows the view.
  ///
  /// It is `nil` if there is no default presenter either. Use the presenter to show questions,
  /// progress or undo, which take turns with the library's messages.
  public var presenter: Presenter? { .around(view) }
}
#endif
