import FacadeTesting
import Foundation
import Testing
import UIKitBridge
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
    "a base view is its own background, without margins and with 5 points of bounce")
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

  @Test("layoutMarginAdditions combines the four margin additions")
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

  @Test("the background's height applies to the current background")
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

  @Test("the background has a tap recognizer while a handler is set")
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

  @Test("a point is inside a base view if it is on the background")
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

  @Test("a view has no shadow at first, and the default shadow is 2 points lower")
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

  @Test("subviews outside the background are drawn in front")
  func beside() {
    view.installBackgroundView(UIView())
    view.installContentView(label("Under"))
    view.addSubview(label("Over"))
    #expect(OverlayContent(view).root.texts == ["Under", "Over"])
  }
}
