//! Shows a message with SwiftUI views while a binding is true.

#if os(iOS)
// snippet.message
import SwiftUI
import UsherUI

struct Letter: View {
  @State private var isSent = false

  var body: some View {
    Button("Send") { isSent = true }
      .usherOverlay(
        isPresented: $isSent, using: .message
      ) {
        Text("Letter sent").padding()
      }
  }
}
// snippet.end
#endif
