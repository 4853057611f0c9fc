#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// A view with a callback for changes of its traits or its tint color.
@MainActor
class TraitView: UIView {
  /// The traits that the view has used last.
  private var known: FollowedTraits

  override init(frame: CGRect) {
    known = FollowedTraits(.current, tint: nil)
    super.init(frame: frame)
    known = FollowedTraits(traitCollection, tint: tintColor)
    if #available(iOS 17, *) {
      let followed: [any UITraitDefinition.Type] = [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        UITraitLayoutDirection.self,
      ]
      registerForTraitChanges(followed) { (view: TraitView, _: UITraitCollection) in
        view.followTraits()
      }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Called when the traits or the tint color have changed.
  ///
  /// It is also called if they change because the view enters a window.
  func traitsDidChange() {}

  final var traits: Traits { Traits(traitCollection) }

  /// Whether the layout direction is right to left.
  final var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if #available(iOS 17, *) { return }
    followTraits()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    followTraits()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { followTraits() }
  }

  /// Calls `traitsDidChange()` only if traits have changed, because each call measures texts again.
  private func followTraits() {
    let traits = FollowedTraits(traitCollection, tint: tintColor)
    guard traits != known else { return }
    known = traits
    traitsDidChange()
  }
}

/// The traits that the appearance of a view depends on.
private struct FollowedTraits: Equatable {
  let style: UIUserInterfaceStyle
  let contrast: UIAccessibilityContrast
  let letters: UIContentSizeCategory
  let weight: UILegibilityWeight
  let direction: UITraitEnvironmentLayoutDirection
  let tint: UIColor?

  @MainActor
  init(_ traits: UITraitCollection, tint: UIColor?) {
    style = traits.userInterfaceStyle
    contrast = traits.accessibilityContrast
    letters = traits.preferredContentSizeCategory
    weight = traits.legibilityWeight
    direction = traits.layoutDirection
    self.tint = tint
  }
}
#endif
