import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

@Suite("Ratings", .ownDefault)
@MainActor
struct RatingViewTests {
  @Test("a rating has texts, symbols, and a bar that appears with the first choice")
  func structure() {
    expect(
      EKRatingMessageView(with: Samples.rating(2)),
      """
      vertical 0.0 fill padding 0.0 0.0 0.0 0.0
        vertical 10.0 fill padding 10.0 0.0 30.0 0.0
          pages
            vertical 8.0 fill padding 20.0 30.0 20.0 30.0
              text "Rate" 34.0 regular 000000 leading
              text "Please" 24.0 regular 000000 leading
            vertical 8.0 fill padding 20.0 30.0 20.0 30.0
              text "T0" 34.0 regular 000000 leading
              text "D0" 24.0 regular 000000 leading
            vertical 8.0 fill padding 20.0 30.0 20.0 30.0
              text "T1" 34.0 regular 000000 leading
              text "D1" 24.0 regular 000000 leading
          vertical 0.0 center padding 0.0 0.0 0.0 0.0
            rating T0 50.0, T1 50.0
        pages
          vertical 0.0 fill padding 0.0 0.0 0.0 0.0
            divider 1.0 CCCCCC
            horizontal 0.0 even padding 0.0 0.0 0.0 0.0
              button "B0" 16.0 regular 000000 center on FFFFFF pressed 808080 corners 0.0 height 49.0 padding 5.0 5.0 5.0 5.0
      """)
  }

  @Test("each choice is stored and reported, and changes the texts")
  func choices() {
    let screen = Screen()
    var told: [String] = []
    var message = Samples.rating(bar: Samples.bar(1) { told.append("button \($0)") })
    let shared = message
    message.selection = { told.append("\($0) of \(shared.selectedIndex ?? -1)") }
    let view = EKRatingMessageView(with: message)
    let handle = screen.presenter.present(view, as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(1)
    #expect(screen.host.visibleTexts == [["Rate", "Please"]])
    screen.host.pressButton(0, of: handle.id)
    screen.host.choose(1, of: handle.id)
    screen.advance(1)
    #expect(screen.host.visibleTexts == [["T1", "D1", "B0"]])
    screen.host.choose(0, of: handle.id)
    screen.host.choose(0, of: handle.id)
    screen.advance(1)
    #expect(screen.host.visibleTexts == [["T0", "D0", "B0"]])
    screen.host.pressButton(0, of: handle.id)
    #expect(told == ["1 of 1", "0 of 0", "0 of 0", "button 0"])
    #expect(!handle.state.hasEnded)
  }

  @Test("a rating with an initial choice shows the choice's texts and the bar")
  func preselected() {
    let screen = Screen()
    var message = Samples.rating()
    message.selectedIndex = 2
    screen.presenter.present(
      EKRatingMessageView(with: message), as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(1)
    #expect(screen.host.visibleTexts == [["T2", "D2", "B0"]])
  }

  @Test("a choice without a symbol is ignored, and the selection callback is optional")
  func outOfRange() {
    let screen = Screen()
    var message = Samples.rating()
    message.selectedIndex = 7
    let handle = screen.presenter.present(
      EKRatingMessageView(with: message), as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(1)
    #expect(screen.host.visibleTexts == [["Rate", "Please"]])
    screen.host.choose(1, of: handle.id)
    #expect(message.selectedIndex == 1)
  }

  @Test("each symbol has the size of its item")
  func sizes() {
    var message = Samples.rating(2)
    message.ratingItems[1].size = CGSize(width: 80, height: 70)
    let container = EKRatingSymbolsContainerView(frame: .zero)
    container.setup(with: message) { _ in }
    expect(container, "rating T0 50.0, T1 80.0")
    let screen = Screen()
    let handle = screen.presenter.present(
      container, as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(1)
    #expect(
      screen.host.size(
        of: handle.id, within: SizeProposal(minimumWidth: 0, maximumWidth: 390, maximumHeight: 844))
        == OverlaySize(width: 130, height: 70))
  }

  @Test("an image keeps its size, and takes up 70% of its symbol's width")
  func imageSizes() {
    var message = Samples.rating(3)
    for (index, side) in [30.0, 35, 10].enumerated() {
      message.ratingItems[index].unselectedImage = Samples.image("open", side)
      message.ratingItems[index].selectedImage = Samples.image("full", side)
    }
    let container = EKRatingSymbolsContainerView(frame: .zero)
    container.setup(with: message) { _ in }
    // A symbol that is too small to tap has the minimum size of a button.
    expect(container, "rating T0 43.0, T1 50.0, T2 24.0")
  }

  @Test("a symbol calls the message's callback, and then the container's")
  func container() {
    let screen = Screen()
    var told: [String] = []
    let message = Samples.rating { told.append("message \($0)") }
    let container = EKRatingSymbolsContainerView(frame: .zero)
    container.setup(with: message) {
      told.append("outside \($0) of \(message.selectedIndex ?? -1)")
    }
    let handle = screen.presenter.present(
      container, as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(1)
    screen.host.choose(2, of: handle.id)
    #expect(told == ["message 2", "outside 2 of 2"])
  }

  @Test("a pressed symbol reports its tag, and is selected only by the app")
  func symbol() {
    let screen = Screen()
    var told: [Int] = []
    let symbol = EKRatingSymbolView(
      unselectedImage: Samples.image("open"), selectedImage: Samples.image("full")
    ) { told.append($0) }
    symbol.tag = 4
    symbol.accessibilityLabel = "Good"
    expect(symbol, "rating Good 43.0")
    let handle = screen.presenter.present(
      symbol, as: OverlayConfiguration(lifetime: .infinite))
    func chosen() -> Int? { screen.host.attached[handle.id]?.root.ratings[0].chosen }
    screen.advance(1)
    screen.host.choose(0, of: handle.id)
    #expect(told == [4])
    #expect(chosen() == nil)
    symbol.isSelected = true
    #expect(chosen() == 0)
    screen.host.choose(0, of: handle.id)
    #expect(chosen() == 0)
    symbol.isSelected = false
    #expect(chosen() == nil)
    #expect(told == [4, 4])
  }
}
