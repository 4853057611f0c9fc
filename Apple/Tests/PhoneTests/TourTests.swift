import Foundation
import GalleryApp
import StandInPhone
import StandInTesting
import Testing
import UIKit

@Suite("The example app on the phone", .oneWorld)
@MainActor
struct TourTests {
  @Test("the tour finds every text that it taps, and takes as many frames each time")
  func tour() async throws {
    var counts: [Int] = []
    for _ in 0..<2 {
      var frames = 0
      let device = Device { PhoneApp.rootController() }
      try await Tour(of: device) { _ in frames += 1 }.run()
      counts.append(frames)
    }
    #expect(counts[0] == counts[1])
    // At most twelve seconds: a longer film is not looked at to its end.
    #expect((96...12 * Tour.framesPerSecond).contains(counts[0]))
  }

  @Test("each page of the app comes after a tap on its tab")
  func pages() {
    let device = Device { PhoneApp.rootController() }
    let screen = device.screens[0]
    let texts = [
      ("Presets", "Message at the top"), ("Libraries", "SWIFTENTRYKIT"), ("Playground", "Reset"),
      ("Timeline", "Current state"),
    ]
    for (page, text) in texts {
      if let tab = screen.place(of: page) {
        screen.finger.touch(at: CGPoint(x: tab.x, y: 800))
        screen.finger.lift()
      }
      device.pass(0.5)
      #expect(screen.place(of: text) != nil, "\(page)")
    }
  }
}
