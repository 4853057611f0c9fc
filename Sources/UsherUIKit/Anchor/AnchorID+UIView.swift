#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension AnchorID {
  /// Makes a view the anchor of this id, for overlays of the scene, or of the view with overlays of
  /// its own, that it is in.
  ///
  /// Of several views with one id there, the one that was marked last and is still there counts.
  /// The view is not kept alive; when it is released or taken away, overlays beside it go. A cell
  /// that a list uses for another row has to be marked anew.
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

/// The views that apps have made anchors.
@MainActor
final class MarkedViews {
  static let shared = MarkedViews()

  private var views: [AnchorID: [WeakView]] = [:]

  func add(_ view: UIView, as id: AnchorID) {
    // A view has one id at a time; a list uses its cells again for other rows. Ids whose views have
    // all gone are kept no longer than until the next mark.
    views = views.mapValues { $0.filter { $0.view.map { $0 !== view } ?? false } }
      .filter { !$0.value.isEmpty }
    views[id, default: []].append(WeakView(view: view))
  }

  /// Returns the views of an id, the one that was marked last first.
  func views(of id: AnchorID) -> [UIView] {
    views[id, default: []].reversed().compactMap(\.view)
  }
}
#endif
