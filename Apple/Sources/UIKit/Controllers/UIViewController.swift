import Foundation

@MainActor
open class UIViewController: UIResponder {
  var ownTraits: TraitValues { TraitValues() }
  func traitsChanged(from: UITraitCollection, to: UITraitCollection) {}
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  open func viewSafeAreaInsetsDidChange() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  func viewWillMove(from old: UIWindow?, to new: UIWindow?) {}
  func viewDidMove(from old: UIWindow?, to new: UIWindow?) {}
}
