#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// A view with a callback for changed traits, and for a changed tint.
@MainActor
class TraitView: UIView {
  /// The traits that the view last took over.
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

  /// Takes over changed traits or another tint; called when the view comes into a window of others,
  /// too.
  func traitsDidChange() {}

  /// The traits for adaptive colors.
  final var traits: Traits { Traits(traitCollection) }

  /// Whether the view's lines run from right to left.
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

  /// Tells of traits that are not the known ones: texts are measured anew for each call.
  private func followTraits() {
    let traits = FollowedTraits(traitCollection, tint: tintColor)
    guard traits != known else { return }
    known = traits
    traitsDidChange()
  }
}

/// The traits that a view's looks depend on.
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
