import SwiftMessages
import SwiftUI
import UsherUI

/// A screen whose views are created again whenever the app becomes active or inactive.
///
/// Its overlays and messages use bindings that last longer.
struct ScenePhaseScreen: View {
  @Environment(\.scenePhase) private var phase
  @State private var isSaved = false
  @State private var upload: Upload?
  @State private var failure: Failure?
  @State private var message: DemoMessage?

  var body: some View {
    switch phase {
    case .active: content(title: "Active")
    case .inactive: content(title: "Inactive").opacity(0.5)
    case .background: EmptyView()
    @unknown default: content(title: "Unknown")
    }
  }

  private func content(title: String) -> some View {
    VStack {
      Text(title)
      Button("Save") { isSaved = true }
      Button("Upload") { upload = Upload(id: 1, progress: 0) }
      Button("Fail") { failure = Failure(id: "disk", text: "The disk is full") }
      Button("Tell") { message = DemoMessage(title: "Hello", body: title) }
    }
    .usherOverlay(isPresented: $isSaved, using: .message) { PhaseBadge() }
    .usherOverlay(item: $upload, whenRemoved: .stays) { UploadBadge(upload: $0) }
    .usherOverlay(message: $failure)
    .swiftMessage(message: $message)
  }
}

/// Content that reads the scene phase itself.
struct PhaseBadge: View {
  @Environment(\.scenePhase) private var phase

  var body: some View { Text(phase == .active ? "Saved" : "Saved before").padding() }
}
