//! Asks, works and undoes in SwiftUI, and dismisses overlays with their view.

#if os(iOS)
import SwiftUI
import UsherUI

struct Mail: Identifiable {
  let id: Int
  let subject: String
}

@MainActor final class Bin {
  func empty() {}
}

@MainActor func fetch() async throws -> Int { 3 }
@MainActor func delete(_ letter: Mail) {}

struct BinButton: View {
  let bin: Bin
  @State private var asksToEmpty = false

  var body: some View {
    // snippet.question
    Button("Empty", role: .destructive) { asksToEmpty = true }
      .usherQuestion(
        "Empty the bin?", isPresented: $asksToEmpty,
        choices: [.choice("Keep", false), .choice("Empty", true, role: .destructive)]
      ) { reply in
        if reply.answer == true { bin.empty() }
      }
    // snippet.end
  }
}

struct Inbox: View {
  @State private var letter: Mail?

  var body: some View {
    List {}
      // snippet.item
      .usherQuestion(
        item: $letter, title: { "Delete “\($0.subject)”?" },
        choices: { _ in [.choice("Keep", false), .choice("Delete", true, role: .destructive)] }
      ) { letter, reply in
        if reply.answer == true { delete(letter) }
      }
    // snippet.end
  }
}

struct BinMenu: View {
  let bin: Bin

  var body: some View {
    Button("Empty") { Task { try await empty(bin) } }
  }

  // snippet.ask
  @Environment(\.askQuestion) private var askQuestion

  func empty(_ bin: Bin) async throws {
    if try await askQuestion("Empty the bin?", action: "Empty", role: .destructive) {
      bin.empty()
    }
  }
  // snippet.end

  func askForMore() async throws {
    let saves = try await askQuestion(
      "Save the letter?", choices: [.choice("Discard", false), .choice("Save", true)])
    let source = try await askQuestion([.choice("Camera", 1)], using: .bottomFloat) {
      Overlay(.buttonBar($0.bar))
    }
    let values = try await askQuestion(
      "Rename note", fields: [.text("Name")], action: "Rename")
    print(saves ?? false, source.answer ?? 0, values?.texts ?? [])
  }
}

struct FetchButton: View {
  @Environment(\.presentOverlay) private var presentOverlay

  var body: some View {
    Button("Fetch") { Task { try await fetchLetters() } }
  }

  func fetchLetters() async throws {
    // snippet.work
    let letters = try await presentOverlay(while: .progress("Fetching")) {
      try await fetch()
    } success: {
      .notification(title: "\($0) new letters")
    } failure: {
      .notification(title: "No connection", button: $0.retry())
    }
    // snippet.end
    print(letters)
  }

  func save() async throws {
    // snippet.scope
    try await presentOverlay(.progress("Saving")) { _ in
      try await Task.sleep(for: .seconds(1))
    }
    // snippet.end
  }
}

@MainActor final class Mailbox {
  func remove(_ letters: [Mail]) {}
  func restore(_ letters: [Mail]) {}
  func delete(_ letters: [Mail]) async throws {}
}

struct DeleteButton: View {
  let mailbox: Mailbox
  let letters: [Mail]
  @Environment(\.presentOverlay) private var presentOverlay

  var body: some View {
    Button("Delete", role: .destructive) { Task { await delete() } }
  }

  func delete() async {
    // snippet.undo
    mailbox.remove(letters)
    await presentOverlay(
      undoable: "letters", of: letters.count, message: { "\($0) letters deleted" }
    ) {
      try await mailbox.delete(letters)
    } undo: {
      mailbox.restore(letters)
    }
    // snippet.end
  }
}

// snippet.owner
struct UploadButton: View {
  @State private var overlays = OverlayOwner()
  @Environment(\.presentOverlay) private var presentOverlay

  var body: some View {
    Button("Upload") {
      presentOverlay(.progress("Uploading"))?.dismisses(with: overlays)
    }
    .dismissesOverlays(of: overlays)
  }
}
// snippet.end
#endif
