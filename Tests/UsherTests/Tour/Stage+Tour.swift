import Testing
import Usher
import UsherTesting

@MainActor
extension Stage {
  /// Places an anchor at a distance from the window's top.
  func place(_ anchor: AnchorID, at top: Double) {
    host.anchors[anchor] = .visible(
      OverlayRect(x: 100, y: top, width: 80, height: 30),
      clip: OverlayRect(x: 0, y: 0, width: 1000, height: 1000))
  }

  /// The text and buttons of the current tour step.
  var tourStep: String {
    guard let id = presenter.shown.first, let content = host.attached[id] else {
      return "nothing"
    }
    let buttons = content.root.buttons.map(\.title)
    let texts = content.root.texts.filter { !buttons.contains($0) }
    return (texts + buttons.map { "[\($0)]" })
      .joined(separator: " ")
  }

  /// The focus calls to the host, in order.
  var focusOrders: [String] {
    host.transcript.entries.compactMap { entry in
      switch entry.order {
      case .focusGiven: "given"
      case .focusRestored: "restored"
      case .focusTrapped: "trapped"
      case .attached, .refreshed, .detached, .pointerClaimed, .announced, .copied, .played: nil
      }
    }
  }

  /// Presses a button of the shown overlay, and waits for a second.
  func press(_ title: String) {
    guard let id = presenter.shown.first, let content = host.attached[id],
      let button = content.root.buttons.firstIndex(where: { $0.title == title })
    else {
      Issue.record("there is no button \(title)")
      return
    }
    host.pressButton(button, of: id)
    advance(1000)
  }
}
