//! Shows overlays while a binding is true, without setup.

#if os(iOS)
// snippet.show
import SwiftUI
import UsherUI

struct Editor: View {
  @State private var isSaved = false

  var body: some View {
    Button("Save") { isSaved = true }
      .usherOverlay(isPresented: $isSaved, using: .message) {
        Label("Saved", systemImage: "checkmark").padding()
      }
  }
}
// snippet.hide

struct Document: View {
  @State private var asksForName = false

  var body: some View {
    Button("Rename") { asksForName = true }
      .usherOverlay(isPresented: $asksForName) { RenameForm() }
  }
}

struct RenameForm: View {
  @State private var name = ""
  @Environment(\.dismissOverlay) private var dismissOverlay

  var body: some View {
    HStack {
      TextField("Name", text: $name)
      Button("Done") { dismissOverlay() }
    }
    .padding()
  }
}
#endif
