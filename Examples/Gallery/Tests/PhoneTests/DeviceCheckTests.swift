#if GTK
import GalleryModel
import Foundation
import UIKitGallery
import UIKitPhone
import UIKitTesting
import Testing
import UIKit
import Usher
import UsherRecording

@Suite("The example app's device check", .oneWorld)
@MainActor
struct DeviceCheckTests {
  private let device = Device { PhoneApp.rootController() }
  private var screen: Screen { device.screens[0] }

  private func tap(_ text: String) throws {
    let place = try #require(screen.place(of: text), "“\(text)” is not on the screen")
    screen.finger.touch(at: place)
    screen.finger.lift()
    device.pass(1)
  }

  @Test("the page starts below the navigation bar, with its first step")
  func top() throws {
    try tap("Device check")
    device.pass(1)
    let progress = try #require(screen.place(of: "Step 1 of \(DeviceStep.allCases.count)"))
    #expect(progress.y > 100)
  }

  private func isShown(_ text: String) -> Bool { screen.place(of: text) != nil }

  /// Scrolls the page down quickly, so that the buttons below become visible.
  private func scrollDown() {
    device.drag(up: 400, from: CGPoint(x: 12, y: 600))
    screen.finger.lift()
    device.pass(3)
  }

  @Test("the page can be completed by touch, and shares the results and a recording")
  func walk() throws {
    try tap("Device check")
    for (number, step) in DeviceStep.allCases.enumerated() {
      #expect(isShown("Step \(number + 1) of \(DeviceStep.allCases.count)"))
      #expect(isShown(step.title) && isShown(step.instructions[0]))
      if step == .keyboard { try tap("Start") }
      if !isShown("Worked") { scrollDown() }
      try tap(number == 1 ? "Failed" : "Worked")
    }
    #expect(isShown("Thank you"))
    try tap("Share results")
    #expect(isShown("Done"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("device.usher")
    let recording = try Recording(Data(contentsOf: file))
    #expect(recording.eventCount > 0)
    #expect(recording.titles.values.contains("Above the keyboard"))
    try tap("Done")
    device.pass(1)
    if !isShown("Back") { scrollDown() }
    try tap("Back")
    #expect(isShown("Step 12 of 12"))
  }

  @Test("each step without SwiftUI shows its overlay after a tap on Start")
  func starts() throws {
    let texts: [DeviceStep: String] = [
      .announcement: "Saved", .keyboard: "Above the keyboard",
      .scrolledTip: "The arrow stays at the button", .sheet: "Share",
      .edge: "Swipe this from the edge of the screen", .otherDevices: "In the corner",
    ]
    try tap("Device check")
    for step in DeviceStep.allCases {
      if let text = texts[step] {
        try tap("Start")
        #expect(isShown(text), "\(step)")
        if step == .scrolledTip {
          scrollDown()
          device.pass(1)
        }
      }
      if !isShown("Worked") { scrollDown() }
      try tap("Worked")
    }
    #expect(isShown("Thank you"))
  }

  @Test("a check proceeds step by step, keeps the results, and reports the states of failed steps")
  func model() {
    var check = DeviceCheck()
    check.judge(.worked, note: "fine", explanation: "Nothing is shown.")
    check.judge(.failed, note: "", explanation: "One overlay is shown.")
    check.goBack()
    #expect(check.step == .hostedButton && check.results[.hostedButton]?.verdict == .failed)
    check.judge(.failed, note: "It pressed", explanation: "One overlay is shown.")
    #expect(check.progress == "Step 3 of 12" && check.count(.failed) == 1)
    let lines = check.report(on: "iPhone, iOS 26.1").split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(6) == [
        "Usher on iPhone, iOS 26.1: 1 worked, 1 failed, 0 skipped",
        "1. Type while a toast is touched: worked", "   Note: fine",
        "2. Swipe from a SwiftUI button: failed", "   Note: It pressed",
        "   State: One overlay is shown.",
      ])
    #expect(lines.last == "12. Try an iPad and Assistive Access: not tried")
    for _ in 0..<20 { check.judge(.skipped) }
    #expect(check.step == nil && check.progress == "Done" && check.count(.skipped) == 10)
  }
}
#endif
