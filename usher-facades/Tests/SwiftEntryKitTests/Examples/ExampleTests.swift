import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

@Suite("Presets of the original's example app", .ownDefault)
@MainActor
struct ExampleTests {
  @Test("each preset is shown within the screen, and ends when it is dismissed")
  func shown() async {
    for mode in [EKAttributes.DisplayMode.inferred, .light, .dark] {
      for example in Example.all {
        let screen = Screen()
        var attributes = example.attributes
        attributes.displayMode = mode
        SwiftEntryKit.display(entry: example.view, using: attributes)
        await screen.settle()
        screen.advance(1.5)
        #expect(SwiftEntryKit.isCurrentlyDisplaying, "\(example.title)")
        #expect(screen.problems == [], "\(example.title)")
        let frame = screen.host.scene.overlays.first?.frame
        #expect(frame.map { $0.minX >= 0 && $0.size.height > 0 } == true, "\(example.title)")
        SwiftEntryKit.dismiss()
        await screen.settle()
        screen.advance(2)
        #expect(!SwiftEntryKit.isCurrentlyDisplaying, "\(example.title)")
      }
    }
  }

  @Test("the example app has 24 presets")
  func count() {
    #expect(Example.all.count == 24)
  }
}
