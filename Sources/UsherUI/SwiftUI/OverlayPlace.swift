#if os(iOS)
public import SwiftUI
public import UIKit
public import UsherUIKit

/// A place for the overlays of a part of an app's views.
public enum OverlayPlace: Hashable, Sendable {
  /// A window of the views' scene, above everything in the app: above sheets, full-screen covers
  /// and alerts, regardless of the requesting view.
  ///
  /// A scene has one such window. Its level is the last one requested; initially it is half a level
  /// above `normal`, which is above the app's alerts and below edit menus.
  case window(level: UIWindow.Level? = nil)
  /// The view that `overlays(in:)` was applied to: overlays cover its content and have its size,
  /// below sheets, full-screen covers and alerts.
  case view
}

extension View {
  /// Sets the place of the overlays requested by the views inside.
  ///
  /// As with any value of the environment, the place applies to the views inside, and not to an
  /// action that is read by the view whose body applies this modifier. Without this modifier,
  /// overlays are shown in a window above everything in their scene. The nearest modifier counts;
  /// sheets and covers inherit the place.
  ///
  /// ```swift
  /// TabView {
  ///   SaveButton()
  /// }
  /// .overlays(in: .view)
  /// ```
  ///
  /// - Parameter place: A window above everything in the app, or the view itself.
  /// - Returns: The view with a place for overlays.
  public func overlays(in place: OverlayPlace = .window()) -> some View {
    modifier(OverlaysModifier(place: place))
  }

  /// Sets the presenter of the overlays requested by the views inside.
  ///
  /// For a test or a preview with its own host. The presenter is retained.
  ///
  /// - Parameter presenter: The presenter.
  /// - Returns: The view with a presenter for overlays.
  public func overlays(by presenter: Presenter) -> some View {
    modifier(ChosenPresenterModifier(presenter: presenter))
  }
}

/// A modifier that finds the presenter of a place and passes the presenter to the views inside.
struct OverlaysModifier: ViewModifier {
  let place: OverlayPlace
  @StateObject private var root = OverlayRoot()
  /// The root's presenter, as state observed by SwiftUI.
  @State private var presenter: Presenter?

  func body(content: Self.Content) -> some View {
    content.environment(\.overlayRoot, root)
      .environment(\.foundPresenter, presenter)
      .overlay { OverlayGround(place: place, onFound: use) }
  }

  private func use(_ found: Presenter) {
    root.presenter = found
    guard presenter !== found else { return }
    // SwiftUI allows no change of state while views are updated.
    Task { presenter = found }
  }
}

/// A modifier that passes a presenter to the views inside.
struct ChosenPresenterModifier: ViewModifier {
  let presenter: Presenter
  @StateObject private var root: OverlayRoot

  init(presenter: Presenter) {
    self.presenter = presenter
    _root = StateObject(wrappedValue: OverlayRoot(presenter))
  }

  func body(content: Self.Content) -> some View {
    content.environment(\.overlayRoot, root)
      .environment(\.foundPresenter, presenter)
      .background { OverlayProbe(update: { _ in root.presenter = presenter }) }
  }
}

/// The view that finds or contains the overlays' place.
struct OverlayGround: View {
  let place: OverlayPlace
  /// Called with the presenter found, during an update or later.
  let onFound: @MainActor (Presenter) -> Void

  var body: some View {
    switch place {
    case .window(let level):
      OverlayProbe(update: { choose($0, level) }, windowChanged: { choose($0, level) })
    case .view:
      GroundRepresentable(onFound: onFound).ignoresSafeArea()
    }
  }

  private func choose(_ probe: ProbeView, _ level: UIWindow.Level?) {
    if let presenter = probe.presenter(level: level) { onFound(presenter) }
  }
}

/// A transparent view in front of the app's content that contains overlays and passes other touches
/// through.
struct GroundRepresentable: UIViewRepresentable {
  let onFound: @MainActor (Presenter) -> Void

  func makeUIView(context: Context) -> GroundView { GroundView() }

  func updateUIView(_ view: GroundView, context: Context) {
    onFound(.attached(to: view))
  }
}

/// The view that contains overlays.
final class GroundView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
#endif
