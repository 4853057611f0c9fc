#if os(Linux) && !UIKIT_STAND_IN
/// The accessibility elements of a view, which are those of its overlay here.
@MainActor
package final class SpokenElements {
  /// Makes the elements; `parts` is ignored here.
  package init(_ parts: @escaping @MainActor () -> SpokenParts?) {}

  /// Returns the accessibility label that the app has set for a view.
  package func ownName(of view: UIView) -> String? { view.accessibilityLabel }
}
#endif
