#if os(iOS)
import SwiftUI
import UIKit
import UsherUI

/// The page of overlays from SwiftUI, with all kinds of bindings, an action, and a sheet with its
/// own overlay.
struct SwiftUIPage: View {
  @State private var isSaved = false
  @State private var copy: CopyingFiles?
  @State private var failure: FullDisk?
  @State private var letters: [Letter] = []
  @State private var showsSheet = false
  @State private var lastEnd = "No overlay has ended yet"
  @Environment(\.presentOverlay) private var presentOverlay

  var body: some View {
    Form {
      Section("With a binding") {
        Button("isPresented: views on a card") { isSaved = true }
        Button("item: \(copy == nil ? "copy three files" : "one more file")") { copyOne() }
        Button("message: an error with its own text") { failure = FullDisk() }
        Button("items: three letters, one by one") {
          letters = (1...3).map { Letter(id: $0) }
        }
      }
      Section("From anywhere") {
        Button("presentOverlay, with a preset") {
          presentOverlay(.toast("Copied"))
        }
        Button("Above a sheet") { showsSheet = true }
      }
      Section("Last outcome") { Text(lastEnd) }
    }
    .usherOverlay(isPresented: $isSaved, using: .message, onDismiss: { lastEnd = "\($0)" }) {
      Label("Saved", systemImage: "checkmark").padding()
    }
    .usherOverlay(
      item: $copy,
      using: { _ in OverlayPreset.bottomFloat.with { $0.duration = .infinite } }
    ) { copy in
      CopyingBadge(copy: copy)
    }
    .usherOverlay(message: $failure, onDismiss: { lastEnd = "\($1)" })
    .usherOverlay(items: $letters, using: { _ in .message }) { Text("Letter \($0.id)").padding() }
    .sheet(isPresented: $showsSheet) { SheetPage() }
  }

  /// Creates the page of a session for UIKit's tabs.
  static func controller(of session: GallerySession) -> UIViewController {
    UIHostingController(rootView: SwiftUIPage().overlays(by: session.presenter))
  }

  private func copyOne() {
    guard let copied = copy?.copied else { return copy = CopyingFiles() }
    copy = copied < 3 ? CopyingFiles(copied: copied + 1) : nil
  }
}

/// Files that are being copied, always as the same item.
private struct CopyingFiles: Identifiable {
  let id = 0
  var copied = 1
}

/// The progress of copying.
private struct CopyingBadge: View {
  let copy: CopyingFiles

  var body: some View { Text("\(copy.copied) of 3 files copied").padding() }
}

/// A message that provides its own content.
private struct FullDisk: OverlayMessage {
  let id = "full disk"

  var overlay: Overlay { .message(.error, title: "Not saved", text: "The disk is full.") }
}

/// A message, one item of a list of overlays.
private struct Letter: Identifiable {
  let id: Int
}

/// A sheet with an overlay above it.
private struct SheetPage: View {
  @State private var isShown = false

  var body: some View {
    Button("Show an overlay above this sheet") { isShown = true }
      .usherOverlay(isPresented: $isShown, using: .message) {
        Label("Above the sheet", systemImage: "arrow.up").padding()
      }
  }
}
#endif
