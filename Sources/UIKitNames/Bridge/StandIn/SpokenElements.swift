#if !canImport(UIKit)
/// The elements of a view for assistive technology, which are those of its overlay here.
@MainActor
package final class SpokenElements {
  /// Notes what the view says of its parts; without effect.
  package init(_ parts: @escaping @MainActor () -> SpokenParts?) {}

  /// The name that the app has given a view.
  package func ownName(of view: UIView) -> String? { view.accessibilityLabel }
}
#endif
