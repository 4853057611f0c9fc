#if GTK
import GalleryModel
import UIKitGallery
import UIKitPhone
import UIKitTesting
import Testing
import UIKit

@Suite("Tips in the example app", .oneWorld)
@MainActor
struct TipTests {
  @Test("a tap on a disabled row of the playground shows a tip with the reason")
  func paleRow() throws {
    let device = Device { PhoneApp.rootController() }
    let screen = device.screens[0]
    tap(try #require(screen.place(of: "Playground")), on: screen)
    device.pass(1)
    let titles = Control.all.map(\.title)
    let pale = Control.all.filter { !$0.isActive(in: Playground()) }.map(\.title)
      .filter { title in titles.count { $0 == title } == 1 }
    func seen() -> CGPoint? {
      pale.lazy.compactMap { screen.place(of: $0) }.first { (300...480).contains($0.y) }
    }
    for _ in 0..<40 where seen() == nil {
      device.drag(up: 140, from: CGPoint(x: 195, y: 600))
      screen.finger.lift()
      device.pass(5)
    }
    let row = try #require(seen())
    tap(row, on: screen)
    device.pass(1)
    let words = "No effect with the other settings"
    let tip = try #require(screen.place(of: words))
    #expect(abs(tip.y - row.y) < 80)
    // The tip moves with its row.
    device.drag(up: 40, from: CGPoint(x: 195, y: 600))
    let moved = try #require(screen.place(of: words))
    let way = try #require(pale.lazy.compactMap { screen.place(of: $0) }.first).y - row.y
    #expect(way < -20)
    #expect(abs(moved.y - tip.y - way) <= 1)
    screen.finger.lift()
    // The list stops, and needs no more frames.
    device.pass(5)
    #expect(screen.place(of: words) != nil)
  }

  private func tap(_ place: CGPoint, on screen: Screen) {
    screen.finger.touch(at: place)
    screen.finger.lift()
  }
}
#endif
