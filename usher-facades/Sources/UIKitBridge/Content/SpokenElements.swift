#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// A view's accessibility elements, with a temporary label for one element.
@MainActor
package final class SpokenElements {
  private let parts: @MainActor () -> SpokenParts?
  private var named: Named?

  /// An element whose label was set here.
  private struct Named {
    let view: UIView
    let wasElement: Bool
    /// The label that was set, or `nil` while the app's label is used.
    var name: String?
  }

  /// Creates the elements of a view.
  ///
  /// - Parameter parts: Returns the view's parts, or `nil` if UIKit should determine the elements.
  package init(_ parts: @escaping @MainActor () -> SpokenParts?) {
    self.parts = parts
  }

  /// The elements in order, starting with the element for the whole view.
  ///
  /// It is `nil` if UIKit should determine the elements.
  nonisolated var found: [Any]? {
    // UIKit declares `accessibilityElements` for every object, and reads it on the main thread.
    nonisolated(unsafe) var found: [Any]?
    MainActor.assumeIsolated { found = elements }
    return found
  }

  /// Returns the label that the app has set for a view.
  ///
  /// The result is `nil` if the view has no label, or only the label that was set here.
  package func ownName(of view: UIView) -> String? {
    let name = view.accessibilityLabel
    return named?.view === view && named?.name == name ? nil : name
  }

  /// Removes the label that was set here, unless the app has changed it.
  func giveBack() {
    guard let named else { return }
    if ownName(of: named.view) == nil { named.view.accessibilityLabel = nil }
    named.view.isAccessibilityElement = named.wasElement
    self.named = nil
  }

  private var elements: [Any]? {
    guard let parts = parts() else { return nil }
    guard let whole = parts.whole, let words = parts.words else {
      giveBack()
      return parts.others
    }
    if let view = whole as? UIView { give(words, to: view) }
    return [whole] + parts.others.filter { $0 !== whole }
  }

  /// Sets a view's label, unless the app has set one.
  ///
  /// A later call replaces only a label that was set here.
  private func give(_ words: String, to view: UIView) {
    if named?.view !== view { giveBack() }
    var known = named ?? Named(view: view, wasElement: view.isAccessibilityElement)
    view.isAccessibilityElement = true
    if view.accessibilityLabel == nil || view.accessibilityLabel == known.name {
      view.accessibilityLabel = words
      known.name = words
    }
    named = known
  }
}
#endif
