import SwiftEntryKit
import Testing
import UIKit
import Usher

extension SwiftEntryKitUIKitTests {
  /// The activity indicator of a note, which is a UIKit view.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>
  @MainActor
  @Suite("Processing notes")
  struct ProcessingNoteTests {
    private let app = EntryApp()

    @Test("a processing note has an indicator before its text, which spins until the app stops it")
    func turns() async throws {
      defer { app.close() }
      let note = EKProcessingNoteMessageView(with: .plain("Loading"), activityIndicator: .white)
      await app.display(note)
      let window = try #require(app.overlayWindow)
      let sign = try #require(window.all(UIActivityIndicatorView.self).first)
      let label = try #require(window.all(UILabel.self).first)
      #expect(window.words == ["Loading"])
      #expect(sign.convert(sign.bounds, to: nil).maxX <= label.convert(label.bounds, to: nil).minX)
      #expect(sign.isAnimating && note.isProcessing)
      note.isProcessing = false
      #expect(!sign.isAnimating)
      note.isProcessing = true
      #expect(sign.isAnimating)
    }
  }
}
