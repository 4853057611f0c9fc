//! The SwiftUI sample for the repository's front page.

#if os(iOS)
import SwiftUI
import UsherUI

struct RenameForm: View {
  var body: some View { Text("Name").padding() }
}

struct Draft: View {
  @State private var isSaved = false
  @State private var isOffline = false
  @State private var asks = false
  // snippet.views
  @Environment(\.presenter) private var presenter
  @Environment(\.presentOverlay) private var presentOverlay  // presentOverlay(.toast("Copied"))

  var body: some View {
    Button("Save") { isSaved = true }
      .usherToast("Saved", isPresented: $isSaved)
      .usherOverlay(isPresented: $isOffline) { .banner("No connection").position(.bottom) }
      .usherOverlay(isPresented: $asks, using: .sheet) { RenameForm() }  // any view
      .overlayAnchor("archive")
  }
  // snippet.end
}
#endif
