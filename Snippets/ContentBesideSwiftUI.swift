//! Builds Usher's content and SwiftUI's views in one file, using the same type names.

#if os(iOS)
import SwiftUI
import UsherUI

struct Inbox: View {
  @State private var letters = ["From Ada", "From Grace"]
  @Environment(\.presenter) private var presenter

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(letters, id: \.self) { Text($0).bold() }
      Button("Show") { show() }
      Button {
        show()
      } label: {
        Label("Show", systemImage: "envelope").font(.headline)
      }
      ProgressView(value: 0.5)
      Image(systemName: "envelope")
    }
    .padding()
  }

  private func show() {
    presenter?.present {
      HStack(spacing: 12) {
        Image(systemName: "envelope")
        VStack(alignment: .leading, spacing: 4) {
          Text("New letter").bold()
          for letter in letters { Text(letter).foregroundStyle(.secondaryLabel) }
        }
        Spacer()
        Button("Open") { letters.removeAll() }
          .buttonStyle(.borderedProminent)
      }
    }
  }
}
#endif
