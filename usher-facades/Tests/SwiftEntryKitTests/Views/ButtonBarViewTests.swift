import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

@Suite("Bars of buttons", .ownDefault)
@MainActor
struct ButtonBarViewTests {
  /// Returns the height of an expanded bar with a phone's width.
  private func height(_ bar: EKProperty.ButtonBarContent) -> Double? {
    let screen = Screen()
    let view = EKButtonBarView(with: bar)
    view.expand()
    let handle = screen.presenter.present(view, as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(1)
    return screen.host.scene.overlays.first { $0.id == handle.id }?.frame.size.height
  }

  @Test(
    "a bar uses its buttons and its threshold",
    arguments: [(2, 2, 50.0), (3, 2, 150), (3, 3, 50)])
  func axis(_ count: Int, _ threshold: Int, _ height: Double) {
    #expect(self.height(Samples.bar(count, threshold: threshold)) == height)
  }

  @Test("a bar is a line until it is expanded, or if it has no buttons")
  func line() {
    let line = "box margins 0.0 0.0 0.0 0.0 height 1.0 styled"
    let view = EKButtonBarView(with: Samples.bar(2))
    expect(view, line)
    view.expand()
    #expect(view.usherContent.root.texts == ["B0", "B1"])
    view.compress()
    expect(view, line)
    let empty = EKButtonBarView(with: Samples.bar(0))
    empty.expand()
    expect(empty, line)
  }

  @Test("a shown bar grows when it is expanded, and shrinks when it is compressed")
  func shown() {
    let screen = Screen()
    let view = EKButtonBarView(with: Samples.bar(2))
    let handle = screen.presenter.present(view, as: OverlayConfiguration(lifetime: .infinite))
    func height() -> Double? {
      screen.host.scene.overlays.first { $0.id == handle.id }?.frame.size.height
    }
    screen.advance(1)
    #expect(height() == 1)
    view.expand()
    view.layoutIfNeeded()
    screen.advance(2)
    #expect(height() == 50)
    view.compress()
    view.layoutIfNeeded()
    screen.advance(2)
    #expect(height() == 1)
    #expect(screen.problems.isEmpty)
  }

  @Test("each button has its own colors, insets and identifier, and its title is centered")
  func looks() {
    var first = Samples.button("A")
    first.contentEdgeInset = 9
    first.accessibilityIdentifier = "first"
    first.label.accessibilityIdentifier = "title"
    first.label.style.alignment = .right
    first.label.style.numberOfLines = 2
    var second = Samples.button("B")
    second.backgroundColor = EKColor(light: .white, dark: .black)
    second.highlightedBackgroundColor = EKColor(light: .white, dark: .black).inverted
    second.displayMode = .dark
    let view = EKButtonBarView(
      with: EKProperty.ButtonBarContent(
        with: first, second, separatorColor: EKColor(light: .white, dark: .black),
        expandAnimatedly: false))
    view.expand()
    expect(
      view,
      """
      vertical 0.0 fill padding 0.0 0.0 0.0 0.0
        divider 1.0 FFFFFF/000000
        horizontal 0.0 even padding 0.0 0.0 0.0 0.0
          button "A" 16.0 regular 000000 center lines 2 #title on FFFFFF pressed 808080 corners 0.0 height 49.0 padding 9.0 9.0 9.0 9.0 #first
          divider 1.0 FFFFFF/000000
          button "B" 16.0 regular 000000 center on 000000 pressed FFFFFF corners 0.0 height 49.0 padding 5.0 5.0 5.0 5.0
      """)
  }
}
