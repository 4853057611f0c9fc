#if canImport(UIKit)
internal import UIKit
internal import Usher

/// A view that is told whenever what its looks depend on may have changed.
@MainActor
class TraitView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    if #available(iOS 17, *) {
      let followed: [any UITraitDefinition.Type] = [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        UITraitLayoutDirection.self,
      ]
      registerForTraitChanges(followed) { (view: TraitView, _: UITraitCollection) in
        view.traitsDidChange()
      }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Takes over what a person asked of the system by now; called when it comes into a window, too.
  func traitsDidChange() {}

  /// What colours adapt to here.
  final var traits: Traits { Traits(traitCollection) }

  /// Whether its lines run from right to left.
  final var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if #available(iOS 17, *) { return }
    traitsDidChange()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { traitsDidChange() }
  }
}
#endif
