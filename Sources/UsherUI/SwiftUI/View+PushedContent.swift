#if os(iOS)
public import SwiftUI
internal import UIKit
internal import UsherUIKit

extension View {
  /// Moves the window's content so that overlays with `pushesContent` don't cover it.
  ///
  /// Apply this once, typically to the root view of a scene. While an overlay would cover the
  /// content, the safe area of the whole window's content is reduced with an animation. The
  /// modifier stays in effect when this view is removed. Overlays that are shown in a view, with
  /// `overlays(in: .view)`, don't move the content.
  ///
  /// ```swift
  /// WindowGroup {
  ///   LettersView().pushedByOverlays()
  /// }
  /// ```
  public func pushedByOverlays() -> some View {
    modifier(PushedModifier())
  }
}

private struct PushedModifier: ViewModifier {
  func body(content: Self.Content) -> some View {
    content.background {
      OverlayProbe(
        update: { _ in },
        windowChanged: { probe in
          // The safe area can't change while SwiftUI updates views.
          Task {
            guard let root = probe.window?.rootViewController else { return }
            probe.presenter()?.pushContent(of: root)
          }
        })
    }
  }
}
#endif
