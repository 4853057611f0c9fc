#if os(iOS)
public import SwiftUI
internal import UIKit
public import UsherUIKit

extension View {
  /// Makes the view an anchor for overlays.
  ///
  /// ```swift
  /// struct ArchiveButton: View {
  ///   @Environment(\.presentOverlay) private var presentOverlay
  ///
  ///   var body: some View {
  ///     Button("Archive") {
  ///       presentOverlay(.tip("Archive with one key: A", anchor: "archive"))
  ///     }
  ///     .overlayAnchor("archive")
  ///   }
  /// }
  /// ```
  ///
  /// The anchor has the view's frame, and follows it in scroll views and lists. If several views of
  /// a scene have the same id, the newest is used. When SwiftUI removes the view, its overlays are
  /// dismissed. While the view is covered by another page or tab, its overlays are hidden.
  ///
  /// - Parameter id: The name, as in `OverlayConfiguration.anchor`, or an identifier of the app's
  ///   own.
  /// - Returns: The view, which looks and behaves as before.
  public func overlayAnchor(_ id: AnchorID) -> some View {
    background {
      // Another id is another view, so that no view keeps an id that it has lost.
      AnchorProbe(anchor: id).id(id).allowsHitTesting(false).accessibilityHidden(true)
    }
  }
}

extension View {
  /// Shows a tip beside the view while a binding is true, which becomes false when the tip's exit
  /// begins.
  ///
  /// ```swift
  /// Button("Archive") { showsTip = false }
  ///   .usherTip("Archive with one key: A", isPresented: $showsTip)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - title: A bold line above the text; `nil` or empty for none.
  ///   - isPresented: Whether to show the tip; an initial value of true counts.
  ///   - edge: The edge of the view at which the tip lies if there is space.
  ///   - button: The button below the text; `nil` for none.
  /// - Returns: The view, which now requests tips.
  public func usherTip(
    _ text: String, title: String? = nil, isPresented: Binding<Bool>,
    edge: Anchoring.Edge = .bottom, button: OverlayNode.Button? = nil
  ) -> some View {
    modifier(
      TipModifier(isPresented: isPresented) { anchor in
        .tip(text, title: title, anchor: anchor, edge: edge, button: button)
      })
  }
}

/// A tip beside the view, for which the view is an anchor with an identifier of its own.
struct TipModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let tip: (AnchorID) -> Overlay
  @State private var anchor = AnchorID(.random(in: .min ... .max))

  func body(content: Content) -> some View {
    content.overlayAnchor(anchor).usherOverlay(isPresented: isPresented) { tip(anchor) }
  }
}

/// An invisible view of UIKit's, as large as the view before it.
struct AnchorProbe: UIViewRepresentable {
  let anchor: AnchorID

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.isAccessibilityElement = false
    anchor.mark(view)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}
#endif
