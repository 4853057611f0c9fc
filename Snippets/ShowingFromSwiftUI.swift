//! Shows an overlay while a binding is true; no set-up comes before it.

#if os(iOS)
// snippet.show
import SwiftUI
import UsherUI

struct Editor: View {
  @State private var isSaved = false

  var body: some View {
    Button("Save") { isSaved = true }
      .usherOverlay(isPresented: $isSaved) {
        Label("Saved", systemImage: "checkmark").padding()
      }
  }
}
// snippet.end
#endif
