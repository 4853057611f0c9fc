#if canImport(UIKit)
internal import UIKit
internal import Usher

/// A view with a callback for changed traits.
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

  /// Takes over changed traits; called when the view comes into a window, too.
  func traitsDidChange() {}

  /// The traits for adaptive colours.
  final var traits: Traits { Traits(traitCollection) }

  /// Whether the view's lines run from right to left.
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
