#if !canImport(UIKit)
internal import Usher

extension UIView {
  /// The traits that the view has by where it is shown, and by what overrides them.
  var currentTraits: UITraitCollection {
    UITraitCollection(
      (showingPresenter ?? Presenter.default)?.traits, overriddenBy: inheritedStyle)
  }

  /// Tells the view, its controller and its subviews if their traits have changed.
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

  /// The presenter that shows the view, or what the view lies in; of several, the first.
  private var showingPresenter: Presenter? {
    followers.lazy.filter { !$0.hasEnded }.compactMap { $0.handle?.presenter }.first
      ?? superview?.showingPresenter ?? window?.presenter
  }

  /// The style that the view, or the nearest view around it, overrides.
  private var inheritedStyle: UIUserInterfaceStyle {
    overrideUserInterfaceStyle == .unspecified
      ? superview?.inheritedStyle ?? .unspecified : overrideUserInterfaceStyle
  }
}

/// Tells a view of the traits of the presenter that shows it.
@MainActor
final class TraitsFollower {
  /// Begins to tell `view`, which is not kept alive; it ends with this object.
  init(of view: UIView, in presenter: Presenter) {
    presenter.followTraits(by: self) { [weak view] in view?.noteTraits() }
  }
}
#endif
