#if GTK
import Foundation
import UIKitGallery
import UIKitPhone
@testable import Phone
import UIKitTesting
import Testing
import UIKit

@Suite("The example app on the phone", .oneWorld)
@MainActor
struct TourTests {
  @Test("the tour finds all its texts, and takes the same number of frames each time")
  func tour() async throws {
    var counts: [Int] = []
    for _ in 0..<2 {
      var frames = 0
      let device = Device { PhoneApp.rootController() }
      try await Tour(of: device) { _ in frames += 1 }.run()
      counts.append(frames)
    }
    #expect(counts[0] == counts[1])
    // At most twelve seconds, because a longer film isn't watched to its end.
    #expect((96...12 * Tour.framesPerSecond).contains(counts[0]))
  }

  @Test("the playground's code can be copied, shared on a sheet, and closed using the back button")
  func code() throws {
    let device = Device { PhoneApp.rootController() }
    let screen = device.screens[0]
    UIPasteboard.general.string = nil
    for text in ["Playground", "Code"] { try tap(text, on: screen) }
    // The items are icons, from the trailing side: share, and copy.
    tap(CGPoint(x: 328, y: 69), on: screen)
    device.pass(1)
    #expect(UIPasteboard.general.string?.hasPrefix("presenter.present(") == true)
    #expect(screen.place(of: "Copied") != nil)
    device.pass(5)
    tap(CGPoint(x: 362, y: 69), on: screen)
    device.pass(1)
    try tap("Done", on: screen)
    device.pass(1)
    #expect(screen.place(of: "Done") == nil)
    try tap("‹ Playground", on: screen)
    device.pass(1)
    #expect(screen.place(of: "Reset") != nil)
  }

  private func tap(_ text: String, on screen: Screen) throws {
    tap(try #require(screen.place(of: text)), on: screen)
    StandIn.advance(by: 0.5)
  }

  private func tap(_ place: CGPoint, on screen: Screen) {
    screen.finger.touch(at: place)
    screen.finger.lift()
  }

  @Test("a tap on each tab shows its page")
  func pages() {
    let device = Device { PhoneApp.rootController() }
    let screen = device.screens[0]
    let texts = [
      ("Presets", "Message at the top"), ("Libraries", "SWIFTENTRYKIT"), ("Playground", "Reset"),
      ("Timeline", "Current state"),
    ]
    for (page, text) in texts {
      if let tab = screen.place(of: page) { tap(CGPoint(x: tab.x, y: 800), on: screen) }
      device.pass(0.5)
      #expect(screen.place(of: text) != nil, "\(page)")
    }
  }
}
#endif
