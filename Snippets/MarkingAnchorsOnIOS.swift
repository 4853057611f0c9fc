//! Marks views as anchors, with UIKit and with SwiftUI.

#if os(iOS)
import SwiftUI
import UIKit
import UsherUI

// snippet.uikit
@MainActor func explain(_ button: UIButton, in scene: UIWindowScene) {
  AnchorID("archive").mark(button)
  Presenter.attached(to: scene).present(
    .tip("Archive with one key: A", anchor: "archive"))
}
// snippet.end

// snippet.swiftui
struct ArchiveButton: View {
  @Environment(\.presentOverlay) private var presentOverlay

  var body: some View {
    Button("Archive") {
      presentOverlay(.tip("Archive with one key: A", anchor: "archive"))
    }
    .overlayAnchor("archive")
  }
}
// snippet.end
#endif
