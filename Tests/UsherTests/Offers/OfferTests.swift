import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Offers next to lists with more overlays than fit")
struct OfferTests {
  private let stage = Stage(capacity: 20)
  private let messages: [PresentationHandle]

  init() {
    let stage = stage
    stage.presenter.configure(
      .main, LaneSettings(capacity: 20, arrangement: .list(spacing: 10)))
    messages = (1...20).map {
      stage.presenter.present(
        .notification(title: "Message \($0)", description: "Text", closeButton: .never),
        as: .lasting)
    }
    stage.advance(3000)
  }

  /// The IDs of the visible overlays in the scene, from back to front.
  private var seen: [OverlayID] {
    stage.host.scene.overlays.filter { $0.opacity > 0.5 }.map(\.id)
  }

  /// The visible offer and its text, or `nil` if there is none.
  private var offer: (id: OverlayID, words: String)? {
    let known = Set(messages.map(\.id))
    return seen.first { !known.contains($0) }.flatMap { id in
      stage.host.attached[id].map { (id, $0.root.texts.first ?? "") }
    }
  }

  private func press(_ id: OverlayID) {
    stage.host.pressButton(0, of: id)
    stage.advance(3000)
  }

  @Test("the offer shows the number of hidden overlays and doesn't overlap other overlays")
  func beside() throws {
    let offer = try #require(offer)
    let hidden = messages.count - (seen.count - 1)
    #expect(offer.words == "\(hidden) more")
    let frames = stage.host.scene.overlays.filter { seen.contains($0.id) }.map(\.currentFrame)
      .sorted { $0.minY < $1.minY }
    for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxY + 8 <= next.minY) }
    #expect(frames.last.map { $0.maxY <= 844 } == true)
  }

  @Test("the offer shows pages of older overlays, each overlay once, and then the latest again")
  func pages() throws {
    var pages: [Set<OverlayID>] = []
    let latest = Set(seen)
    repeat {
      pages.append(Set(seen).intersection(messages.map(\.id)))
      press(try #require(offer).id)
    } while Set(seen) != latest && pages.count < 20
    #expect(pages.reduce([]) { $0.union($1) } == Set(messages.map(\.id)))
    #expect(pages.map(\.count).reduce(0, +) == messages.count)
  }

  @Test("the offer disappears when everything fits, and returns with the next hidden overlay")
  func comesAndGoes() {
    for message in messages.dropFirst(3) { message.dismiss() }
    stage.advance(3000)
    #expect(offer == nil && seen.count == 3)
    for number in 1...20 { stage.present("Again \(number)") }
    stage.advance(3000)
    #expect(offer != nil)
  }

  @Test("the offer isn't included in the app's overlays")
  func queries() throws {
    let offer = try #require(offer)
    let presenter = stage.presenter
    #expect(presenter.shown == messages.map(\.id))
    #expect(presenter.ids(.all()) == messages.map(\.id))
    #expect(!presenter.lanes.contains { presenter.lane($0).shown.contains(offer.id) })
    presenter.dismiss(.all())
    #expect(!presenter.isShowing || presenter.shown == messages.map(\.id))
    stage.advance(3000)
    #expect(!presenter.isShowing && seen.isEmpty)
  }

  @Test("the offer stays in place if the user drags it away")
  func swiped() throws {
    let offer = try #require(offer)
    let frame = try #require(stage.host.scene.overlays.first { $0.id == offer.id }).currentFrame
    let x = frame.minX + 4
    stage.host.point(.began, at: OverlayPoint(x: x, y: frame.minY + 10))
    for step in 1...5 {
      stage.advance(10)
      stage.host.point(.moved, at: OverlayPoint(x: x, y: frame.minY + 10 - 60 * Double(step)))
    }
    stage.host.point(.ended, at: OverlayPoint(x: x, y: frame.minY - 290))
    stage.advance(3000)
    #expect(self.offer?.id == offer.id)
  }

  @Test("closing the window removes the offer and reports no problem")
  func closing() {
    stage.host.closeWindow()
    stage.advance(3000)
    #expect(stage.host.scene.overlays.isEmpty && stage.problems.isEmpty)
  }
}
