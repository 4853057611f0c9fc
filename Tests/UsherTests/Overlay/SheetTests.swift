import Testing
import UsherTesting

@testable import Usher

@Suite("Sheets and pop-ups with custom content")
@MainActor
struct SheetTests {
  private let stage = Stage()

  private func present(_ overlay: Overlay) -> PresentationHandle {
    let handle = stage.presenter.present(overlay)
    stage.advance(1000)
    return handle
  }

  private func tap(x: Double, y: Double) {
    stage.host.point(.began, at: OverlayPoint(x: x, y: y))
    stage.host.point(.ended, at: OverlayPoint(x: x, y: y))
    stage.advance(1000)
  }

  @Test("a sheet is at the bottom, spans the window's width, and ignores taps")
  func sheet() throws {
    let handle = present(.sheet { Text("Share") })
    let frame = try #require(stage.host.scene.overlays.first?.currentFrame)
    #expect(frame.minX == 0 && frame.maxX == 390 && frame.maxY == 844 && frame.minY > 700)
    tap(x: 195, y: 835)
    stage.advance(60_000)
    #expect(handle.result == nil)
  }

  @Test("a backdrop tap or Escape dismisses a sheet", arguments: [true, false])
  func left(isTap: Bool) {
    let handle = present(.sheet { Text("Share") })
    if isTap { tap(x: 195, y: 100) } else { _ = stage.presenter.press(.escape) }
    stage.advance(1000)
    #expect(handle.result == .dismissed(isTap ? .backdropTap : .escape))
  }

  @Test("an overlay's dismissibility applies to its preset's backdrop and swipe")
  func dismissible() {
    let sheet = Overlay.sheet { "Share" }
    let popup = Overlay.popup { "A gift" }
    #expect(sheet.resolved.configuration.backdrop?.tap == .dismiss)
    let fixed = sheet.dismissible(false).resolved.configuration
    #expect(fixed.backdrop?.tap == .absorb && fixed.swipe == nil && !fixed.dismissesOnEscape)
    #expect(popup.resolved.configuration.swipe == nil)
    let free = popup.dismissible(by: .all).resolved.configuration
    #expect(free.backdrop?.tap == .dismiss && free.swipe == .standard && free.tap == .dismiss)
    #expect(
      sheet.dismissible(by: [.swipe]).resolved.configuration.swipe
        == sheet.resolved.configuration.swipe)
  }

  @Test("a pop-up is centered and ignores taps outside")
  func popup() throws {
    let handle = present(.popup { Text("A gift") })
    let frame = try #require(stage.host.scene.overlays.first?.currentFrame)
    #expect(frame.minY + frame.maxY == 844 && frame.minX + frame.maxX == 390)
    tap(x: 195, y: 100)
    #expect(handle.result == nil)
  }

  @Test("a foreground style replaces standard colors and keeps others")
  func foreground() {
    let overlay = Overlay {
      Text("usual")
      ScrollView { Text("second").foregroundStyle(.secondary).padding(4).background(.fill) }
      Text("own").foregroundStyle(.danger)
      Image(.glyph(.star))
      Button("Open") {}
      Button("Delete", role: .destructive) {}
    }.foregroundStyle(.white)
    #expect(
      "\(Outline(root: overlay.resolved.content.root))".split(separator: "\n").compactMap {
        $0.split(separator: "\"").count > 1 || $0.contains("image")
          ? $0.split(separator: " ").first { ["white", "danger"].contains($0) } : nil
      } == ["white", "white", "danger", "white", "white", "danger"])
  }

  @Test("a tap calls each action, and dismisses the overlay unless an action prevents it")
  func onTap() throws {
    var taps: [Int] = []
    let kept = Overlay.toast("kept").onTap(dismisses: false) { taps.append(1) }.onTap {
      taps.append(2)
    }
    let gone = Overlay.popup { "gone" }.onTap(dismisses: true) { taps.append(3) }
    #expect(kept.resolved.configuration.tap == .absorb)
    #expect(gone.resolved.configuration.tap == .dismiss)
    let handle = present(kept)
    let frame = try #require(stage.host.scene.overlays.first?.currentFrame)
    tap(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    #expect(taps == [1, 2] && handle.result == nil)
  }

  @Test("a toast shows its icon before the text, and its button follows an observable title")
  func toast() {
    let title = ObservableValue("Pause")
    let toast = Overlay.toast("Saved", icon: .glyph(.star), button: .button(title))
    #expect(
      "\(Outline(root: toast.content.root))".split(separator: "\n").map {
        $0.drop { $0 == " " }.prefix(5)
      } == ["box w", "horiz", "image", "text ", "space", "butto"])
    _ = present(toast)
    title.value = "Resume"
    #expect(stage.host.visibleTexts == [["Saved", "Resume"]])
  }

  @Test("an overlay's foreground style wins over its preset's style, even while collapsed")
  func foregroundOverPreset() {
    var content = OverlayContent(.text(OverlayNode.Text("all")))
    content.collapsed = .text(OverlayNode.Text("less"))
    let preset = OverlayPreset().foregroundStyle(.red)
    let resolved = Overlay(content, preset: preset).foregroundStyle(.white).resolved.content
    #expect("\(Outline(root: resolved.root))" == "text \"all\" 15.0 regular white")
    #expect(
      resolved.collapsed.map { "\(Outline(root: $0))" } == "text \"less\" 15.0 regular white")
    let own = Overlay(content, preset: preset).foregroundStyle(nil).resolved.content
    #expect("\(Outline(root: own.root))" == "text \"all\" 15.0 regular label")
  }

  @Test("a foreground style colors the close button")
  func foregroundOfCloseButton() {
    let overlay = Overlay.notification(title: "Mail", closeButton: .always).foregroundStyle(.white)
    #expect(overlay.resolved.content.closeButton == .always.colored(.white))
  }
}
