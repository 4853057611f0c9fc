#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension AnchorID {
  /// Marks a view as the anchor with this ID.
  ///
  /// It is an anchor for overlays in its scene, and for overlays of a presenter that is attached to
  /// one of its superviews. If several of these views have the same ID, the most recently marked
  /// view that still exists is used. The view isn't retained. When it is released or removed, the
  /// overlays next to it are dismissed. If a list reuses a cell for another row, mark the cell
  /// again.
  ///
  /// ```swift
  /// @MainActor func explain(_ button: UIButton, in scene: UIWindowScene) {
  ///   AnchorID("archive").mark(button)
  ///   Presenter.attached(to: scene).present(
  ///     .tip("Archive with one key: A", anchor: "archive"))
  /// }
  /// ```
  @MainActor
  public func mark(_ view: UIView) { MarkedViews.shared.add(view, as: self) }
}

/// The views that the app has marked as anchors.
@MainActor
final class MarkedViews {
  static let shared = MarkedViews()

  private var views: [AnchorID: [WeakView]] = [:]

  func add(_ view: UIView, as id: AnchorID) {
    // A view has one ID at a time because lists reuse cells for other rows. IDs without views are
    // removed when the next view is marked.
    views = views.mapValues { $0.filter { $0.view.map { $0 !== view } ?? false } }
      .filter { !$0.value.isEmpty }
    views[id, default: []].append(WeakView(view: view))
  }

  /// Returns the views with an ID, the most recently marked view first.
  func views(of id: AnchorID) -> [UIView] {
    views[id, default: []].reversed().compactMap(\.view)
  }
}
#endif
