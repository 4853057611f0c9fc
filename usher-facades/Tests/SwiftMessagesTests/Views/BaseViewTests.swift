import FacadeTesting
import Foundation
import Testing
import UIKitNames
import Usher
import UsherTesting

@testable import SwiftMessages

@MainActor
@Suite("Base views", .ownDefault)
struct BaseViewTests {
  private let view = BaseView()

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 20)
    return label
  }

  @Test(
    "a base view is its own background, without margins, with 5 points of bounce and collapsing")
  func defaults() {
    #expect(view.backgroundView === view)
    #expect(view.layoutMargins == .zero)
    #expect(view.layoutMarginAdditions == .zero)
    #expect(view.bounceAnimationOffset == 5)
    #expect(view.collapseLayoutMarginAdditions)
    #expect(view.respectSafeArea)
    #expect(view.backgroundHeight == nil)
    #expect(view.tapHandler == nil)
  }

  @Test("the four margin additions are one value")
  func additions() {
    view.layoutMarginAdditions = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      [
        view.topLayoutMarginAddition, view.leftLayoutMarginAddition,
        view.bottomLayoutMarginAddition, view.rightLayoutMarginAddition,
      ] == [1, 2, 3, 4])
    view.configureBackgroundView(sideMargin: 9)
    #expect(
      view.layoutMarginAdditions == UIEdgeInsets(top: 1, left: 9, bottom: 3, right: 9))
  }

  #if os(Linux) && !UIKIT_STAND_IN
  @Test("content goes from edge to edge of the background, the notch included")
  func content() {
    view.installContentView(label("Hi"), insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let placed = Screen(.notched).show(view)
    #expect(placed?.frame == OverlayRect(x: 0, y: 0, width: 390, height: 27 + 4))
    #expect(placed?.bleed == Insets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(
      NodeOutline(root: OverlayContent(view).root).description == """
        box margins 1.0 2.0 3.0 4.0
          "Hi" 20.0 regular lines 1
        """)
  }

  @Test("a background inside the margins is where the message is, and is at most 500 points wide")
  func background() {
    let background = CornerRoundingView()
    background.cornerRadius = 12
    background.backgroundColor = .blue
    view.installBackgroundView(
      background, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.installContentView(label("Hi"))
    view.layoutMarginAdditions = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(view.backgroundView === background)
    #expect(
      Screen().show(view)?.frame == OverlayRect(x: 22, y: 11, width: 390 - 22 - 44, height: 27))
    #expect(
      Screen().show(view, at: .bottom)?.frame
        == OverlayRect(x: 22, y: 844 - 33 - 27, width: 390 - 22 - 44, height: 27))
    #expect(Screen(.tablet).show(view)?.frame.size.width == 500)
    let style = OverlayContent(view).style
    #expect(style.background == .color(AdaptiveColor(UIColor.blue)))
    #expect(style.corners == .all(12, curve: .continuous))
    #expect(style.clipsContent)
  }

  @Test("a vertical background touches the edges along its height")
  func verticalBackground() {
    view.layoutMarginAdditions = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    view.installBackgroundVerticalView(UIView())
    view.installContentView(label("Hi"))
    let placed = Screen(.notched).show(view, at: .bottom)
    #expect(placed?.frame == OverlayRect(x: 10, y: 844 - 27, width: 370, height: 27))
    #expect(placed?.bleed == Insets(top: 0, left: 0, bottom: 5, right: 0))
  }

  @Test("a background's width and height are those of the last call")
  func sizes() {
    view.installBackgroundView(UIView())
    view.installContentView(label("Hi"))
    view.configureBackgroundView(width: 100)
    view.configureBackgroundView(width: 250)
    view.backgroundHeight = 120
    #expect(Screen().show(view)?.frame == OverlayRect(x: 70, y: 0, width: 250, height: 120))
    view.backgroundHeight = nil
    #expect(Screen().show(view)?.frame == OverlayRect(x: 70, y: 0, width: 250, height: 27))
  }
  #endif

  @Test("a background's height is that of whichever background there is")
  func heightOfAnotherBackground() {
    view.backgroundHeight = 80
    let background = UIView()
    view.installBackgroundView(background)
    #expect(
      background.constraints.contains {
        $0.isActive && $0.firstAttribute == .height && $0.constant == 80
      })
    #expect(view.constraints.allSatisfy { $0.constant != 80 })
  }

  #if os(Linux) && !UIKIT_STAND_IN
  @Test("content that shows nothing is 350 points high")
  func nothing() {
    let photo = UIView()
    photo.backgroundColor = .gray
    view.installContentView(photo)
    #expect(Screen().show(view)?.frame == OverlayRect(x: 0, y: 0, width: 390, height: 350))
    let card = BaseView()
    card.installBackgroundView(CornerRoundingView())
    #expect(Screen().show(card)?.frame.size.height == 350)
  }
  #endif

  @Test("a tap recogniser is on the background as long as there is a handler")
  func taps() {
    #expect((view.gestureRecognizers ?? []).isEmpty)
    var tapped: [BaseView] = []
    view.tapHandler = { tapped.append($0) }
    #expect(view.gestureRecognizers?.count == 1)
    let background = UIView()
    view.installBackgroundView(background)
    #expect(background.gestureRecognizers?.count == 1)
    #expect((view.gestureRecognizers ?? []).isEmpty)
    view.tapped()
    #expect(tapped == [view])
    view.tapHandler = nil
    #expect((background.gestureRecognizers ?? []).isEmpty)
  }

  @Test("a point is inside a base view where it is on the background")
  func points() {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.point(inside: CGPoint(x: 5, y: 5), with: nil))
    let background = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.addSubview(background)
    view.backgroundView = background
    #expect(!view.point(inside: CGPoint(x: 5, y: 5), with: nil))
    #expect(view.point(inside: CGPoint(x: 15, y: 15), with: nil))
    #expect(!view.point(inside: CGPoint(x: 61, y: 15), with: nil))
    view.backgroundView = UIView()
    #expect(view.point(inside: CGPoint(x: 5, y: 5), with: nil))
  }

  @Test("a default shadow lies 2 points down, and a view has none at first")
  func shadow() {
    view.installBackgroundView(CornerRoundingView())
    #expect(view.layer.shadowOpacity == 0)
    view.configureDropShadow()
    #expect(view.layer.shadowOffset == CGSize(width: 0, height: 2))
    #expect(view.layer.shadowRadius == 6)
    #expect(view.layer.shadowOpacity == 0.4)
    #expect(!view.layer.masksToBounds)
    view.configureNoDropShadow()
    #expect(view.layer.shadowOpacity == 0)
  }

  #if os(Linux) && !UIKIT_STAND_IN
  @Test("a shadow is drawn as that of Usher's messages, and none by default")
  func drawnShadow() {
    view.installBackgroundView(CornerRoundingView())
    #expect(OverlayContent(view).style.shadow == nil)
    view.configureDropShadow()
    let shadow = OverlayContent(view).style.shadow
    #expect(shadow?.blur == 12)
    #expect(shadow?.offset == Vector(dx: 0, dy: 2))
    view.configureNoDropShadow()
    #expect(OverlayContent(view).style.shadow == nil)
  }
  #endif

  @Test("subviews beside the background are drawn over it")
  func beside() {
    view.installBackgroundView(UIView())
    view.installContentView(label("Under"))
    view.addSubview(label("Over"))
    #expect(OverlayContent(view).root.texts == ["Under", "Over"])
  }

  #if os(Linux) && !UIKIT_STAND_IN
  @Test("constraints of the app place the background as well")
  func ownConstraints() {
    let background = UIView()
    view.addSubview(background)
    view.backgroundView = background
    view.layoutMarginAdditions = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    NSLayoutConstraint.activate([
      background.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      background.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: background.leadingAnchor, constant: -30),
      background.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
    ])
    view.installContentView(label("Hi"))
    #expect(Screen().show(view)?.frame == OverlayRect(x: 30, y: 8, width: 320, height: 27))
  }
  #endif
}
