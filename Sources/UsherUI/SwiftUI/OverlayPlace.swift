#if os(iOS)
public import SwiftUI
public import UIKit
public import UsherUIKit

/// The place in which a part of an app's views shows its overlays.
public enum OverlayPlace: Hashable, Sendable {
  /// A window above everything in the scene, including sheets, full-screen covers and alerts.
  ///
  /// A scene has one such window, shared by all of its views. The window uses the most recently
  /// requested level. The initial level is half a level above `normal`, which is above the app's
  /// alerts and below edit menus.
  case window(level: UIWindow.Level? = nil)
  /// The view to which `overlays(in:)` was applied.
  ///
  /// Overlays cover this view and use its size. They are below sheets, full-screen covers and
  /// alerts.
  case view
}

extension View {
  /// Sets the place for overlays that the views inside request.
  ///
  /// Like any environment value, the place applies only to views inside. It doesn't apply to an
  /// action that is read by the view whose body contains this modifier. If several modifiers
  /// contain a view, the innermost modifier is used. Sheets and covers inherit the place. Without
  /// this modifier, a binding's overlays are shown in a window above everything in the view's
  /// scene, and actions use `Presenter.default`.
  ///
  /// ```swift
  /// TabView {
  ///   SaveButton()
  /// }
  /// .overlays(in: .view)
  /// ```
  ///
  /// - Parameter place: A window above everything in the scene, or this view.
  /// - Returns: A view with a place for overlays.
  public func overlays(in place: OverlayPlace = .window()) -> some View {
    modifier(OverlaysModifier(place: place))
  }

  /// Sets the presenter of overlays that the views inside request.
  ///
  /// Use this in a test or a preview with its own host. The presenter is retained.
  ///
  /// - Parameter presenter: The presenter to use.
  /// - Returns: A view with a presenter for overlays.
  public func overlays(by presenter: Presenter) -> some View {
    modifier(ChosenPresenterModifier(presenter: presenter))
  }
}

/// Finds the presenter for a place and passes it to the views inside.
struct OverlaysModifier: ViewModifier {
  let place: OverlayPlace
  @StateObject private var root = OverlayRoot()
  /// The root's presenter, as state that SwiftUI observes.
  @State private var presenter: Presenter?

  func body(content: Self.Content) -> some View {
    content.environment(\.overlayRoot, root)
      .environment(\.foundPresenter, presenter)
      .overlay { OverlayGround(place: place, onFound: use) }
  }

  private func use(_ found: Presenter) {
    root.presenter = found
    guard presenter !== found else { return }
    // SwiftUI doesn't allow state changes while views are updated.
    Task { presenter = found }
  }
}

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

/// A view that finds the presenter for a place.
///
/// For the place `view`, the overlays are shown inside this view. For a window, this view is only
/// an invisible probe.
struct OverlayGround: View {
  let place: OverlayPlace
  /// Called with the presenter, during a view update or later.
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

/// A transparent view in front of the app's content that contains overlays.
///
/// The view ignores touches outside the overlays.
struct GroundRepresentable: UIViewRepresentable {
  let onFound: @MainActor (Presenter) -> Void

  func makeUIView(context: Context) -> GroundView { GroundView() }

  func updateUIView(_ view: GroundView, context: Context) {
    onFound(.attached(to: view))
  }
}

final class GroundView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
#endif
