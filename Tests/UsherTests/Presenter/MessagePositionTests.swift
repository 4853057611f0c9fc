import Testing
import UsherTesting

@testable import Usher

@MainActor
@Suite("The user's position for messages")
struct MessagePositionTests {
  private let stage = Stage(capacity: 20)

  private func positions(_ overlays: Overlay...) -> [OverlayPosition?] {
    overlays.map { stage.presenter.overlay(of: stage.presenter.present($0).id)?.placement }
  }

  @Test("messages are shown at the user's position, and everything else at the app's")
  func table() {
    stage.presenter.messagePosition = .bottomTrailing
    #expect(
      positions(
        .toast("a"), .notification(title: "b"), .words("c").position(.top),
        .notification(title: "d", button: .button("Undo")),
        .words("centered").position(.center),
        .notification(title: "asks", button: .button("Yes")).duration(.infinite),
        .alert("Sure?", buttons: [.button("Yes")]),
        .words("blocks").position(.top).backdrop(Backdrop(), fill: .clear))
        == [
          .bottomTrailing, .bottomTrailing, .bottomTrailing, .bottomTrailing,
          .center,
          Overlay.notification(title: "asks").resolved.configuration.placement, .center, .top,
        ])
    let tip = Overlay.tip("tip", anchor: "anchor")
    #expect(
      stage.presenter.resolved(tip).configuration.placement
        == tip.resolved.configuration.placement)
    stage.presenter.messagePosition = nil
    #expect(positions(.words("c").position(.top)) == [.top])
  }

  @Test("a change affects new requests, and an update keeps the user's position")
  func change() {
    let handle = stage.presenter.present(.words("a").position(.top))
    stage.presenter.messagePosition = .bottom
    #expect(stage.presenter.overlay(of: handle.id)?.placement == .top)
    let next = stage.presenter.present(.words("b").position(.top))
    next.update(.words("c").duration(.seconds(9)))
    #expect(stage.presenter.overlay(of: next.id)?.placement == .bottom)
  }

  @Test("each position is stored by its name, and an unknown name is no position")
  func stored() {
    #expect(
      OverlayPosition.allCases.map(\.rawValue) == [
        "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading",
        "bottom", "bottomTrailing",
      ])
    #expect(
      OverlayPosition.allCases.map { OverlayPosition(rawValue: $0.rawValue) }
        == OverlayPosition.allCases.map { $0 })
    #expect(OverlayPosition(rawValue: "Top") == nil && OverlayPosition(rawValue: "") == nil)
  }
}
