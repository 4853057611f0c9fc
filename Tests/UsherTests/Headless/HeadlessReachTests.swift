import Testing
import Trials

@testable import Usher
@testable import UsherTesting

@MainActor
@Suite("Content that doesn't fit, in a headless host")
struct HeadlessReachTests {
  @Test(
    "every button is reachable in all languages, window sizes and text sizes",
    arguments: 0..<UInt64(800))
  func random(number: UInt64) throws {
    let trial = ReachTrial(number)
    // Text has one size here, so the area is reduced instead.
    let area = OverlaySize(
      width: max(trial.area.width / trial.textScale, 200),
      height: max(trial.area.height / trial.textScale, 200))
    let host = HeadlessHost(viewport: OverlayViewport(size: area))
    let presenter = Presenter(host: host)
    let handle = presenter.present(trial.content, using: trial.attributes)
    host.clock.advance(by: .seconds(2))
    let card = try #require(host.scene.overlays.first { $0.id == handle.id }).currentFrame
    let root = try #require(host.attached[handle.id]).root
    let isAll = NodePiece(node: root).minimumHeight(width: card.size.width) > card.size.height
    let buttons = zip(host.buttonFrames(of: handle.id), root.scrollingButtons).map {
      (frame, scrolls) in
      guard isAll || scrolls, frame.size.height <= card.size.height else { return frame }
      return OverlayRect(
        x: frame.minX, y: min(max(frame.minY, card.minY), card.maxY - frame.size.height),
        width: frame.size.width, height: frame.size.height)
    }
    let faults = trial.complaints(card: card, buttons: buttons, in: area)
    #expect(faults.isEmpty, "\(faults)")
  }
}

extension OverlayNode {
  /// Whether each button is inside a scrolling node, in reading order.
  fileprivate var scrollingButtons: [Bool] {
    switch self {
    case .button: [false]
    case .scroll(let scroll): scroll.child.scrollingButtons.map { _ in true }
    case .stack, .text, .image, .field, .input, .rating, .activity, .progress, .divider, .spacer,
      .box, .pages, .native:
      parts.flatMap(\.scrollingButtons)
    }
  }
}
