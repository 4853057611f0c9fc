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
  /// Chooses the place of the overlays that the views inside ask for.
  ///
  /// As with any value of the environment, the place counts for the views inside, and not for an action that is read by
  /// the view whose body applies this modifier. Without this modifier, overlays are shown in a window above everything
  /// in their scene. The nearest modifier counts, and sheets and covers inherit the place.
  ///
  /// - Parameter place: A window above everything in the app, or the view itself.
  /// - Returns: The view, whose overlays lie there.
  public func overlays(in place: OverlayPlace = .window()) -> some View {
    modifier(OverlaysModifier(place: place))
  }

  /// Has the overlays that the views inside ask for shown by a presenter of the app's own.
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
  /// The root's presenter, for SwiftUI to watch.
  @State private var presenter: Presenter?

  func body(content: Self.Content) -> some View {
    content.environment(\.overlayRoot, root)
      .environment(\.presenter, presenter)
      .overlay { OverlayGround(place: place, take: take) }
  }

  private func take(_ found: Presenter) {
    root.presenter = found
    guard presenter !== found else { return }
    // SwiftUI allows no change of state while views are updated.
    Task { presenter = found }
  }
}

/// Hands a presenter to the views inside.
struct ChosenPresenterModifier: ViewModifier {
  let presenter: Presenter
  @StateObject private var root: OverlayRoot

  init(presenter: Presenter) {
    self.presenter = presenter
    _root = StateObject(wrappedValue: OverlayRoot(presenter))
  }

  func body(content: Self.Content) -> some View {
    content.environment(\.overlayRoot, root)
      .environment(\.presenter, presenter)
      .background {
        OverlayProbe(update: { _ in root.presenter = presenter })
          .frame(width: 0, height: 0)
          .accessibilityHidden(true)
      }
  }
}

/// The place of overlays in the app's views.
struct OverlayGround: View {
  let place: OverlayPlace
  /// Called with the presenter that was found, in the middle of an update or later.
  let take: @MainActor (Presenter) -> Void

  var body: some View {
    switch place {
    case .window(let level):
      OverlayProbe(update: { choose($0, level) }, windowChanged: { choose($0, level) })
        .frame(width: 0, height: 0)
        .accessibilityHidden(true)
    case .view:
      GroundRepresentable(take: take).ignoresSafeArea()
    }
  }

  private func choose(_ probe: ProbeView, _ level: UIWindow.Level?) {
    if let presenter = probe.presenter(level: level) { take(presenter) }
  }
}

/// A view in front of the app's that overlays lie in, and that touches pass through elsewhere.
struct GroundRepresentable: UIViewRepresentable {
  let take: @MainActor (Presenter) -> Void

  func makeUIView(context: Context) -> GroundView { GroundView() }

  func updateUIView(_ view: GroundView, context: Context) {
    take(.attached(to: view))
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
