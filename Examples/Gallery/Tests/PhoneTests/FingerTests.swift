#if GTK
import Foundation
import UIKitPhone
import UIKitTesting
import Testing
import UIKit

@Suite("The phone's finger and keyboard", .oneWorld)
@MainActor
struct FingerTests {
  @Test("movements between two frames reach the app as one event with all points")
  func coalescing() {
    let page = Page()
    let device = Device { page }
    let finger = device.screens[0].finger
    finger.touch(at: CGPoint(x: 100, y: 300))
    finger.move(to: CGPoint(x: 110, y: 300))
    finger.move(to: CGPoint(x: 125, y: 300))
    #expect(page.events == ["began 1 at 100"])
    device.pass(1.0 / 60)
    finger.lift()
    #expect(
      page.events == ["began 1 at 100", "moved 1 at 125, between: 110 125", "ended 1 at 125"])
  }

  @Test("a finger with a twin touches two points on opposite sides of the center")
  func twins() {
    let page = Page()
    let device = Device { page }
    page.view.isMultipleTouchEnabled = true
    let finger = device.screens[0].finger
    finger.touch(at: CGPoint(x: 100, y: 300), withTwin: true)
    #expect(finger.places == [CGPoint(x: 100, y: 300), CGPoint(x: 290, y: 544)])
    finger.lift()
    #expect(page.events.prefix(2) == ["began 1 at 100", "began 1 at 290"])
  }

  @Test("a focused field shows the keyboard, which types, covers the app, and has a dismiss key")
  func keyboard() throws {
    let page = Page()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    page.view.addSubview(field)
    let device = Device { page }
    let screen = device.screens[0]
    #expect(screen.keyboard.frame == nil)
    tap(CGPoint(x: 60, y: 120), on: screen)
    device.pass(0.5)
    #expect(screen.keyboard.frame == CGRect(x: 0, y: 553, width: 390, height: 291))
    for key in [OnScreenKeyboard.Key.shift, .letter("h"), .letter("i"), .space, .delete] {
      tap(try middle(of: key, on: screen), on: screen)
    }
    #expect(field.text == "Hi")
    page.events = []
    tap(CGPoint(x: 1, y: 556), on: screen)
    #expect(page.events.isEmpty)
    tap(try middle(of: .dismiss, on: screen), on: screen)
    device.pass(0.5)
    #expect(screen.keyboard.frame == nil && !field.isFirstResponder)
  }

  @Test("an attached keyboard replaces the on-screen keyboard, and its keys type")
  func hardware() {
    let page = Page()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    page.view.addSubview(field)
    let device = Device { page }
    device.hasHardwareKeyboard = true
    let screen = device.screens[0]
    tap(CGPoint(x: 60, y: 120), on: screen)
    device.pass(0.5)
    #expect(screen.keyboard.frame == nil)
    screen.press(.keyboardErrorUndefined, characters: "x")
    #expect(field.text == "x")
    device.hasHardwareKeyboard = false
    device.pass(0.5)
    #expect(screen.keyboard.frame != nil)
  }

  private func tap(_ place: CGPoint, on screen: Screen) {
    screen.finger.touch(at: place)
    screen.finger.lift()
  }

  private func middle(of key: OnScreenKeyboard.Key, on screen: Screen) throws -> CGPoint {
    let frame = try #require(screen.keyboard.keys.first { $0.key == key }).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}

/// A page that records its touches.
private final class Page: UIViewController {
  var events: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let points = touches.first.flatMap { event?.coalescedTouches(for: $0) } ?? []
    let between = points.map { "\(Int($0.location(in: view).x))" }.joined(separator: " ")
    note("moved", touches, ", between: \(between)")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  private func note(_ word: String, _ touches: Set<UITouch>, _ more: String = "") {
    let places = touches.map { "\(Int($0.location(in: view).x))" }.joined(separator: " ")
    events.append("\(word) \(touches.count) at \(places)\(more)")
  }
}
#endif
