#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
public import UIKit
public import UsherUIKit

/// A place for the overlays of a part of an app's views.
public enum OverlayPlace: Hashable, Sendable {
  /// In a window of the scene that the views are in, above everything in the app: sheets, full-screen covers and
  /// alerts, whichever view asks.
  ///
  /// A scene has one such window; its level is that which was asked for last, and one above alerts at first.
  case window(level: UIWindow.Level? = nil)
  /// In the view that `overlays(in:)` was applied to, over its content and as large as it: below sheets, full-screen
  /// covers and alerts.
  case view
}

extension View {
  /// Chooses the place of the overlays that this view and the views in it ask for.
  ///
  /// Without this modifier, overlays are shown in a window above everything in their scene. The nearest modifier
  /// counts, and sheets and covers inherit the place, like any other value of the environment.
  ///
  /// - Parameter place: A window above everything in the app, or the view itself.
  /// - Returns: The view, whose overlays lie there.
  public func overlays(in place: OverlayPlace = .window()) -> some View {
    modifier(OverlaysModifier(place: place))
  }

  /// Has the overlays that this view and the views in it ask for shown by a presenter of the app's own.
  ///
  /// For a test or a preview with a host of its own; the presenter is kept.
  ///
  /// - Parameter presenter: The presenter.
  /// - Returns: The view, whose overlays lie there.
  public func overlays(by presenter: Presenter) -> some View {
    modifier(ChosenPresenterModifier(presenter: presenter))
  }
}

/// Finds the presenter of a place, and hands the presenter to the views inside.
struct OverlaysModifier: ViewModifier {
  let place: OverlayPlace
  @StateObject private var root = OverlayRoot()

  func body(content: Self.Content) -> some View {
    content.environment(\.overlayRoot, root)
      .overlay { OverlayGround(place: place, root: root) }
  }
}

/// Hands a presenter to the views inside.
struct ChosenPresenterModifier: ViewModifier {
  let presenter: Presenter
  @StateObject private var root = OverlayRoot()

  func body(content: Self.Content) -> some View {
    content.environment(\.overlayRoot, root)
      .background {
        OverlayProbe(update: { _, _ in root.presenter = presenter }, remove: {})
          .frame(width: 0, height: 0)
          .accessibilityHidden(true)
      }
  }
}

/// The place of overlays in the app's views.
struct OverlayGround: View {
  let place: OverlayPlace
  let root: OverlayRoot

  var body: some View {
    switch place {
    case .window(let level):
      OverlayProbe(
        update: { probe, _ in choose(probe, level) }, windowChanged: { choose($0, level) },
        remove: {}
      )
      .frame(width: 0, height: 0)
      .accessibilityHidden(true)
    case .view:
      GroundRepresentable(root: root).ignoresSafeArea()
    }
  }

  private func choose(_ probe: ProbeView, _ level: UIWindow.Level?) {
    if let presenter = probe.presenter(level: level) { root.presenter = presenter }
  }
}

/// A view in front of the app's that overlays lie in, and that touches pass through elsewhere.
struct GroundRepresentable: UIViewRepresentable {
  let root: OverlayRoot

  func makeUIView(context: Context) -> GroundView { GroundView() }

  func updateUIView(_ view: GroundView, context: Context) {
    root.presenter = .attached(to: view)
  }
}

/// The view that overlays lie in.
final class GroundView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
#endif
