import SwiftUI
import UIKit
import UsherUI

/// An editor's screen with overlays by `isPresented`, `item` and `message`, all in a single queue.
struct EditorScreen: View {
  @State private var isSaved = false
  @State private var upload: Upload?
  @State private var failure: Failure?
  @State private var lastOutcome = ""
  @State private var showsHistory = false
  @Environment(\.presentOverlay) private var presentOverlay
  @Environment(\.dismissOverlay) private var dismissOverlay

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        Button("Save") { isSaved = true }
        Button("Upload") { upload = Upload(id: 7, progress: 0.2) }
        Button("Go on") { upload?.progress += 0.2 }
        Button("Fail") { failure = Failure(id: "disk", text: "The disk is full") }
        Button("Copy") { presentOverlay { CopiedBadge() } }
        Button("Copy, with a preset") { presentOverlay(.toast("Copied")) }
        Button("Clear") { dismissOverlay(.all()) }
        Button("History") { showsHistory = true }
        Text(lastOutcome)
      }
    }
    .usherOverlay(
      isPresented: $isSaved, using: .message, onDismiss: { lastOutcome = words(of: $0) }
    ) {
      Label("Saved", systemImage: "checkmark").padding()
    }
    .usherOverlay(
      item: $upload,
      using: { _ in OverlayPreset().duration(.infinite) },
      onDismiss: { upload, _ in lastOutcome = "Upload \(upload.id)" }
    ) { upload in
      UploadBadge(upload: upload)
    }
    .usherOverlay(message: $failure)
    .sheet(isPresented: $showsHistory) { HistorySheet() }
  }

  private func words(of outcome: Outcome) -> String {
    switch outcome {
    case .dismissed(.swipe): "Swiped away"
    case .dismissed(let reason): "Gone: \(reason)"
    case .refused(let refusal): "Refused: \(refusal)"
    case .updated: "Gone into another one"
    }
  }
}

/// An upload in progress.
struct Upload: Identifiable, Equatable {
  let id: Int
  var progress: Double
}

/// A failure, as a value with a message description.
struct Failure: OverlayMessage, Equatable {
  let id: String
  var text: String

  var overlay: Overlay { .message(.error, title: "Error", text: text).preset(.bottomFloat) }
}

/// A view with state, kept while the overlay is shown.
struct UploadBadge: View {
  let upload: Upload
  @State private var isExpanded = false
  @Environment(\.dismissOverlay) private var dismissOverlay

  var body: some View {
    VStack {
      Text("Uploading: \(Int(upload.progress * 100)) percent")
      if isExpanded { Text("To the cloud") }
      Button("More") { isExpanded = true }
      Button("Cancel") { dismissOverlay() }
    }
    .padding()
  }
}

/// A badge without state.
struct CopiedBadge: View {
  var body: some View { Label("Copied", systemImage: "doc.on.doc").padding() }
}

/// A sheet with an overlay in front, in the app's single queue.
struct HistorySheet: View {
  @State private var isRestored = false

  var body: some View {
    Button("Restore") { isRestored = true }
      .usherOverlay(isPresented: $isRestored, using: .topNote, whenRemoved: .stays) {
        .toast("Restored")
      }
  }
}
