#if os(Linux) && !UIKIT_STAND_IN
@_spi(Facades) internal import Usher

extension UIView {
  /// The view's traits, given by the presenter that shows the view and by overriding styles.
  var currentTraits: UITraitCollection {
    UITraitCollection(
      (showingPresenter ?? Presenter.default)?.traits, overriddenBy: inheritedStyle)
  }

  /// Notifies the view, its controller and its subviews if their traits have changed.
  func noteTraits() {
    let traits = traitCollection
    if let previous = knownTraits, previous != traits {
      knownTraits = traits
      controller?.traitCollectionDidChange(previous)
      traitCollectionDidChange(previous)
      setNeedsContentUpdate()
    } else {
      knownTraits = traits
    }
    for subview in subviews { subview.noteTraits() }
  }

  /// The presenter that shows the view or its nearest shown ancestor; the first of several.
  private var showingPresenter: Presenter? {
    followers.lazy.filter { !$0.hasEnded }.compactMap { $0.handle?.presenter }.first
      ?? superview?.showingPresenter ?? window?.presenter
  }

  /// The overriding style of the view or its nearest ancestor with one.
  private var inheritedStyle: UIUserInterfaceStyle {
    overrideUserInterfaceStyle == .unspecified
      ? superview?.inheritedStyle ?? .unspecified : overrideUserInterfaceStyle
  }
}

/// An observer that reports changes of a presenter's traits to a view.
@MainActor
final class TraitsFollower {
  /// Starts to notify `view`, which is not retained, until this object is released.
  init(of view: UIView, in presenter: Presenter) {
    presenter.followTraits(by: self) { [weak view] in view?.noteTraits() }
  }
}
#endif
