import Testing
import UIKitBridge
import Usher

@testable import SwiftMessages

@MainActor
@Suite("Subviews of layouts")
struct LayoutTreeTests {

  @Test("a status line has only a body")
  func pieces() {
    let view: MessageView = .viewFromNib(layout: .statusLine)
    #expect(view.bodyLabel != nil)
    #expect(
      [view.titleLabel, view.iconLabel, view.iconImageView, view.button].allSatisfy { $0 == nil })
  }

  @Test(
    "margins, their collapsing and the bounce match the nib files",
    arguments: [
      Row(.messageView, [20, 20, 20, 20], collapses: false, bounce: 5),
      Row(.cardView, [10, 10, 10, 10], collapses: true, bounce: 0),
      Row(.tabView, [20, 10, 20, 10], collapses: false, bounce: 5),
      Row(.statusLine, [0, 30, 0, 30], collapses: false, bounce: 5),
      Row(.centeredView, [10, 10, 10, 10], collapses: true, bounce: 0),
    ])
  func margins(_ row: Row) {
    let view: MessageView = .viewFromNib(layout: row.layout)
    let additions = view.layoutMarginAdditions
    #expect([additions.top, additions.left, additions.bottom, additions.right] == row.additions)
    #expect(view.collapseLayoutMarginAdditions == row.collapses)
    #expect(view.bounceAnimationOffset == row.bounce)
    #expect(view.respectSafeArea)
    #expect(view.backgroundView.backgroundColor == .white)
  }

  @Test(
    "the background is the view itself, or has a corner radius of 15 points",
    arguments: zip(
      MessageView.Layout.allCases, [nil, 15, 15, nil, 15] as [CGFloat?]))
  func background(layout: MessageView.Layout, radius: CGFloat?) {
    let view: MessageView = .viewFromNib(layout: layout)
    let background = view.backgroundView as? CornerRoundingView
    #expect((view.backgroundView === view) == (radius == nil))
    #expect(background?.cornerRadius == radius)
    #expect(background?.roundsLeadingCorners == (radius == nil ? nil : layout == .tabView))
    #expect(view.backgroundView.layer.cornerRadius == radius ?? 0)
  }

  @Test("compression priorities match the nib files")
  func priorities() {
    func numbers(_ layout: MessageView.Layout, _ axis: NSLayoutConstraint.Axis) -> [[Float]] {
      let view: MessageView = .viewFromNib(layout: layout)
      let pieces: [UIView?] = [
        view.iconLabel, view.iconImageView, view.titleLabel, view.bodyLabel, view.button,
      ]
      return pieces.compactMap { $0 }.map {
        [
          $0.contentHuggingPriority(for: .horizontal).rawValue,
          $0.contentCompressionResistancePriority(for: axis).rawValue,
        ]
      }
    }
    for layout in [MessageView.Layout.messageView, .cardView, .tabView] {
      #expect(
        numbers(layout, .horizontal)
          == [[252, 752], [252, 752], [250, 750], [250, 750], [252, 752]])
      #expect(numbers(layout, .vertical).map { $0[1] } == [750, 750, 751, 750, 750])
    }
    #expect(
      numbers(.centeredView, .vertical)
        == [[700, 753], [700, 753], [700, 751], [700, 752], [700, 754]])
  }

  @Test("layouts have the names of the nib files")
  func names() {
    #expect(
      MessageView.Layout.allCases.map(\.rawValue)
        == ["MessageView", "CardView", "TabView", "StatusLine", "CenteredView"])
  }

  struct Row: Sendable {
    let layout: MessageView.Layout
    let additions: [CGFloat]
    let collapses: Bool
    let bounce: CGFloat

    init(
      _ layout: MessageView.Layout, _ additions: [CGFloat], collapses: Bool, bounce: CGFloat
    ) {
      self.layout = layout
      self.additions = additions
      self.collapses = collapses
      self.bounce = bounce
    }
  }
}
