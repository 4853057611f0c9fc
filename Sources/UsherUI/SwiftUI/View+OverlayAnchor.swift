#if os(iOS)
public import SwiftUI
internal import UIKit
public import UsherUIKit

extension View {
  /// Marks the view as an anchor for overlays.
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
  /// The anchor has the view's frame, even in scroll views and lists. If several views in a scene
  /// have the same ID, the newest view is used. When SwiftUI removes the view, overlays attached to
  /// the anchor are dismissed. The overlays are hidden while another page or tab covers the view.
  ///
  /// - Parameter id: The anchor's ID: a name, as in `OverlayConfiguration.anchor`, or one of the
  ///   app's identifiers.
  /// - Returns: A view that looks and behaves the same.
  public func overlayAnchor(_ id: AnchorID) -> some View {
    background {
      // A new ID creates a new view, because a view must not keep an old ID.
      AnchorProbe(anchor: id).id(id).allowsHitTesting(false).accessibilityHidden(true)
    }
  }
}

extension View {
  /// Shows a tip next to the view while a binding is `true`.
  ///
  /// The binding becomes `false` when the tip starts to exit.
  ///
  /// ```swift
  /// Button("Archive") { showsTip = false }
  ///   .usherTip("Archive with one key: A", isPresented: $showsTip)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The tip's text.
  ///   - title: A bold line above the text, shown if it isn't `nil` or empty.
  ///   - isPresented: Whether to show the tip. A tip is also shown if the initial value is `true`.
  ///   - edge: The edge of the view at which the tip is shown if there is space. Otherwise, another
  ///     edge is used.
  ///   - button: The button below the text, or `nil` to show none.
  /// - Returns: A view that requests tips.
  public func usherTip(
    _ text: OverlayText, title: String? = nil, isPresented: Binding<Bool>,
    edge: Anchoring.Edge = .bottom, button: OverlayNode.Button? = nil
  ) -> some View {
    modifier(
      TipModifier(isPresented: isPresented) { anchor in
        .tip(text, title: title, anchor: anchor, edge: edge, button: button)
      })
  }

  /// Shows a tip whose text isn't a literal, and is therefore shown as is.
  @_disfavoredOverload
  public func usherTip<Text: StringProtocol>(
    _ text: Text, title: String? = nil, isPresented: Binding<Bool>,
    edge: Anchoring.Edge = .bottom, button: OverlayNode.Button? = nil
  ) -> some View {
    usherTip(
      OverlayText(verbatim: text), title: title, isPresented: isPresented, edge: edge,
      button: button)
  }
}

/// Shows a tip next to the view.
///
/// The view becomes an anchor with a unique ID.
struct TipModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let tip: (AnchorID) -> Overlay
  @State private var anchor = AnchorID(.random(in: .min ... .max))

  func body(content: Content) -> some View {
    content.overlayAnchor(anchor).usherOverlay(isPresented: isPresented) { tip(anchor) }
  }
}

/// An invisible UIKit view with the size of the SwiftUI view.
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
