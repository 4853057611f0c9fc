#if canImport(UIKit)
internal import UIKit

/// The elements of a view for assistive technology, and the name that one of them has meanwhile.
@MainActor
package final class SpokenElements {
  private let parts: @MainActor () -> SpokenParts?
  private var named: Named?

  /// An element with a name that was given here.
  private struct Named {
    let view: UIView
    let wasElement: Bool
    /// The given name; `nil` while the app's own name counts.
    var name: String?
  }

  /// Notes what the view says of its parts.
  ///
  /// - Parameter parts: Returns the parts; `nil` leaves the elements to UIKit.
  package init(_ parts: @escaping @MainActor () -> SpokenParts?) {
    self.parts = parts
  }

  /// The elements in order, the one for the view as a whole first; `nil` leaves them to UIKit.
  nonisolated var found: [Any]? {
    // UIKit declares `accessibilityElements` for every object, and asks on the main thread.
    nonisolated(unsafe) var found: [Any]?
    MainActor.assumeIsolated { found = elements }
    return found
  }

  /// The name that the app has given a view; `nil` for none, and for a name that was given here.
  package func ownName(of view: UIView) -> String? {
    let name = view.accessibilityLabel
    return named?.view === view && named?.name == name ? nil : name
  }

  /// Takes the given name back; a name that the app has set meanwhile stays.
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

  /// Names a view that the app has not named; a name that was given here follows the texts.
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
