import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Presets")
struct PresetTests {
  private let blue = OverlayStyle(
    background: .color(AdaptiveColor(hex: 0x1A5FB4)), cornerRadius: 10)

  @Test("changing a copy doesn't change the original")
  func copies() {
    let changed = OverlayPreset.topFloat.with { $0.duration = .infinite }
    #expect(changed.configuration.lifetime == .infinite)
    #expect(OverlayPreset.topFloat.configuration.lifetime == .timed(.seconds(2)))
    #expect(changed.style == OverlayPreset.topFloat.style)
  }

  @Test("a preset sets the content's style, backdrop, appearance and haptic, and keeps its nodes")
  func styled() {
    let content = OverlayContent(
      .text(OverlayNode.Text("whole")), collapsed: .text(OverlayNode.Text("folded")),
      appearance: .light,
      haptic: .error)
    let styled = content.styled(
      by: OverlayPreset()
        .style(blue).backdrop(.dimmed, fill: .color(.black)).appearance(.dark).haptic(.success))
    #expect(styled.style == blue)
    #expect(styled.scrim == .color(.black))
    #expect(styled.appearance == .dark)
    #expect(styled.haptic == .success)
    #expect(styled.root.texts == ["whole"])
    #expect(styled.collapsed?.texts == ["folded"])
  }

  @Test("the content's values are used if the preset doesn't set any")
  func open() {
    let content = OverlayContent(
      .text(OverlayNode.Text("hello")), style: blue, scrim: .clear, appearance: .light,
      haptic: .error,
      semantics: Semantics(role: .alert, label: "Hello to all"))
    let styled = content.styled(by: OverlayPreset())
    #expect(styled.style == blue)
    #expect(styled.scrim == .clear)
    #expect(styled.semantics == content.semantics)
    #expect(styled.appearance == .light)
    #expect(styled.haptic == .error)
  }

  @Test("an overlay keeps its preset's style when its content changes")
  func kept() {
    let stage = Stage()
    let brand = OverlayPreset.persistent.with { $0.style = blue }
    let handle = stage.presenter.present(.notification(title: "One"), using: brand)
    let plain = stage.presenter.present(
      .notification(title: "Two"),
      as: OverlayConfiguration(lane: LaneID(1), lifetime: .infinite))
    var styles: [OverlayStyle?] { [handle, plain].map { stage.host.attached[$0.id]?.style } }
    let own = OverlayContent.notification(title: "").style
    #expect(styles == [blue, own])
    for change in [
      { (handle: PresentationHandle) in handle.update(to: .notification(title: "Three")) },
      { $0.transform(to: .notification(title: "Four")) },
    ] {
      change(handle)
      change(plain)
      #expect(styles == [blue, own])
    }
  }

  @Test("clear content stays clear, and clipped content stays clipped")
  func ownSurface() {
    let text = OverlayNode.text(OverlayNode.Text("hello"))
    #expect(
      OverlayContent(text, style: .clear).styled(by: OverlayPreset().style(blue)).style == .clear)
    let cut = OverlayContent(
      text, style: OverlayStyle(background: .color(.card), clipsContent: true)
    )
    .styled(by: OverlayPreset().style(blue)).style
    #expect(cut.background == blue.background)
    #expect(cut.corners == blue.corners)
    #expect(cut.clipsContent)
  }

  @Test("a presenter shows content with the settings of its preset")
  func present() {
    let stage = Stage()
    let preset = OverlayPreset(.lasting).style(blue)
    let handles = [
      stage.presenter.present(.words("content"), using: preset, name: "one"),
      stage.presenter.present(OverlayContent(.text(OverlayNode.Text("pieces"))), using: preset),
    ]
    #expect(handles.map(\.word) == ["shown", "waiting"])
    #expect(stage.host.attached[handles[0].id]?.style == blue)
    handles[0].dismiss()
    stage.advance(200)
    #expect(handles[1].state.isShown)
    #expect(stage.host.attached[handles[1].id]?.style == blue)
    #expect(stage.problems.isEmpty)
  }

  @Test("an exit includes the shadow of a box in clear content")
  func boxShadow() {
    let stage = Stage()
    let box = OverlayNode.Box(
      .text(OverlayNode.Text("hello")),
      style: OverlayStyle(background: .color(.card), shadow: .card))
    let content = OverlayContent(
      .stack(OverlayNode.Stack(.depth, children: [.box(box)])), style: .clear)
    let handle = stage.presenter.present(content, as: .lasting)
    stage.advance(200)
    let frame = stage.host.scene.overlays.first?.frame
    handle.dismiss()
    stage.advance(99)
    let offset = stage.host.scene.overlays.first?.offset.dy ?? 0
    // At the end, its surface is above the edge by the shadow's reach.
    #expect(-offset > (frame?.maxY ?? 0) + OverlayShadow.card.reach * 0.9)
  }
}
