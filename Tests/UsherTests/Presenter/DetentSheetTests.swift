import Testing
import UsherTesting

@_spi(Facades) @testable import Usher

@MainActor
@Suite("Sheets with detents, and dialogs that become sheets")
struct DetentSheetTests {
  private static let phone = OverlayViewport(size: OverlaySize(width: 390, height: 844))
  private static let desktop = OverlayViewport(size: OverlaySize(width: 900, height: 844))

  private let stage = Stage()

  private func show(_ overlay: Overlay, in viewport: OverlayViewport = phone) -> PresentationHandle
  {
    stage.host.changeViewport(to: viewport)
    let handle = stage.presenter.present(overlay)
    stage.advance(2000)
    return handle
  }

  private func frame(_ handle: PresentationHandle) -> OverlayRect? {
    stage.presenter.restingFrame(of: handle.id)
  }

  private func buttons(of handle: PresentationHandle) -> [OverlayNode.Button] {
    handle.request?.built?.root.buttons ?? []
  }

  private static let sheet = Overlay.sheet {
    Text("Places nearby")
    Button("Choose") {}
  }

  @Test("the grabber is the last button and selects the next detent, and the app hears each")
  func grabber() {
    let selected = ObservableValue<[OverlayDetent]>([])
    let handle = show(
      Self.sheet.detents([.height(200), .medium, .large])
        .didSelectDetent { selected.value.append($0) })
    #expect(buttons(of: handle).map { $0.description ?? $0.title } == ["Choose", "Resize"])
    #expect(handle.detent == .height(200))
    #expect(frame(handle)?.size.height == 200)
    for _ in 0..<3 {
      stage.host.pressButton(1, of: handle.id)
      stage.advance(2000)
    }
    #expect(selected.value == [.medium, .large, .height(200)])
    #expect(frame(handle)?.size.height == 200)
    #expect(handle.result == nil)
    stage.host.pressButton(0, of: handle.id)
    stage.advance(2000)
    #expect(handle.result == .dismissed(.button(0)))
  }

  @Test("a sheet without several detents has a mark instead of a button")
  func mark() {
    for sheet in [Self.sheet, Self.sheet.detents([.medium])] {
      let handle = show(sheet)
      #expect(buttons(of: handle).map(\.title) == ["Choose"])
      #expect(handle.request?.built?.root.children.count == 2)
      handle.dismiss(animated: false)
    }
  }

  @Test("the handle selects a detent, and an update keeps it")
  func select() {
    let handle = show(Self.sheet.detents([.medium, .large]))
    handle.selectDetent(.large)
    stage.advance(2000)
    #expect(handle.detent == .large)
    handle.update { $0.dismissesOnEscape(false) }
    stage.advance(2000)
    #expect(handle.detent == .large)
    #expect(frame(handle)?.size.height == frame(handle)?.maxY)
    handle.dismiss()
    stage.advance(2000)
    #expect(handle.detent == nil)
    handle.selectDetent(.medium)
  }

  @Test("a dialog is a sheet while the window is narrow, and moves when the width changes")
  func adapts() {
    let handle = show(.dialog { Text("Edit profile") }, in: Self.desktop)
    #expect(frame(handle).map { $0.minY + $0.maxY } == 844)
    let style = handle.request?.content?.style
    stage.host.changeViewport(to: Self.phone)
    let start = stage.presenter.scene.overlays.first?.currentFrame
    #expect((start?.minY ?? 800) < 500)
    stage.advance(2000)
    #expect(frame(handle)?.maxY == 844)
    #expect(frame(handle)?.size.width == 390)
    #expect(handle.request?.content?.style != style)
    #expect(handle.request?.built?.root.children.count == 2)
    stage.host.changeViewport(to: Self.desktop)
    stage.advance(2000)
    #expect(frame(handle).map { $0.minY + $0.maxY } == 844)
    #expect(handle.request?.content?.style == style)
  }

  @Test("a countdown continues across a change of width, and own settings take precedence")
  func countdown() {
    let handle = show(
      .dialog { Text("Hello") }.duration(.seconds(10)).margins(30), in: Self.desktop)
    stage.advance(4000)
    stage.host.changeViewport(to: Self.phone)
    stage.advance(1000)
    #expect(frame(handle)?.maxY.rounded() == 814)
    #expect(handle.result == nil)
    stage.advance(4000)
    #expect(handle.result == .dismissed(.timedOut))
  }

  @Test("a dialog keeps its views when it becomes a sheet, and its place in the tree")
  func views() {
    let handle = show(.dialog { Text("Edit profile") }, in: Self.desktop)
    func children() -> Int? { handle.request?.built?.root.children.count }
    #expect(children() == 2)
    stage.host.changeViewport(to: Self.phone)
    #expect(children() == 2)
  }

  @Test("a dialog that is presented before the first viewport enters as a dialog")
  func first() {
    let host = HeadlessHost(viewport: OverlayViewport(size: .zero))
    let presenter = Presenter(host: host)
    let handle = presenter.present(.dialog { Text("Hello") })
    host.changeViewport(to: Self.desktop)
    #expect(
      presenter.scene.overlays.first.map { $0.frame.minY + $0.frame.maxY } == 844)
    #expect(handle.overlay?.placement == .center)
  }

  @Test("an overlay keeps the user's position for messages when the width changes")
  func messagePosition() {
    stage.presenter.messagePosition = .bottomTrailing
    let handle = show(
      .notification(title: "Saved").duration(.infinite).compactAdaptation(
        OverlayPreset().position(.top)), in: Self.desktop)
    #expect(handle.overlay?.placement == .bottomTrailing)
    stage.host.changeViewport(to: Self.phone)
    #expect(handle.overlay?.placement == .bottomTrailing)
  }

  @Test("an overlay that returns after it was leaving has the settings of the width")
  func returning() {
    let handle = show(.dialog { Text("Hello") }, in: Self.desktop)
    handle.dismiss()
    stage.host.changeViewport(to: Self.phone)
    #expect(handle.overlay?.placement == .center)
    handle.update(.dialog { Text("Hello again") })
    stage.advance(2000)
    #expect(handle.overlay?.placement == .bottom)
    #expect(frame(handle)?.maxY == 844)
  }

  @Test("a waiting dialog appears with the settings of the width at its turn")
  func waiting() {
    let first = show(.dialog { Text("First") }, in: Self.desktop)
    let second = stage.presenter.present(.dialog { Text("Second") })
    stage.host.changeViewport(to: Self.phone)
    first.dismiss()
    stage.advance(3000)
    #expect(frame(second)?.maxY == 844)
  }
}
