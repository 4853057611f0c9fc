import FacadeTesting
import Foundation
import Testing
import UIKitNames
import Usher

@testable import SwiftMessages

@MainActor
@Suite("Views with round corners")
struct CornerRoundingViewTests {
  @Test("a view is square at first, rounds the corners it is told to, and cuts its subviews")
  func corners() {
    let view = CornerRoundingView()
    #expect(view.cornerRadius == 0)
    #expect(!view.roundsLeadingCorners)
    #expect(view.roundedCorners == [.allCorners])
    #expect(view.clipsToBounds)
    view.cornerRadius = 12
    #expect(view.layer.cornerRadius == 12)
    #expect(view.layer.cornerCurve == .continuous)
    view.roundedCorners = [.topLeft, .bottomRight]
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    view.cornerRadius = -3
    #expect(view.layer.cornerRadius == 0)
  }

  #if os(Linux) && !UIKIT_STAND_IN
  @Test("a view is drawn with the corners it is told to round, and cuts its subviews")
  func surface() {
    let view = CornerRoundingView()
    view.backgroundColor = .red
    view.cornerRadius = 12
    #expect(OverlayContent(view).style.corners == .all(12, curve: .continuous))
    #expect(OverlayContent(view).style.clipsContent)
    view.roundedCorners = [.topLeft, .bottomRight]
    #expect(
      OverlayContent(view).style.corners
        == Corners(topLeft: 12, bottomRight: 12, curve: .continuous))
    view.cornerRadius = -3
    #expect(OverlayContent(view).style.corners.areSquare)
  }

  @Test("a view without a background cuts its subviews, too")
  func clear() {
    let view = CornerRoundingView()
    view.cornerRadius = 15
    view.addSubview(UIImageView(image: Icon.info.image))
    let style = OverlayContent(view).style
    #expect(style.background == .clear)
    #expect(style.corners == .all(15, curve: .continuous))
    #expect(style.clipsContent)
  }
  #endif

  @Test(
    "a background that rounds leading corners is square at the edge where it is shown",
    arguments: [
      Case(.top, [.bottomLeft, .bottomRight]),
      Case(.bottom, [.topLeft, .topRight]), Case(.center, .allCorners),
    ])
  func leading(_ row: Case) {
    let view = BaseView()
    let background = CornerRoundingView()
    background.roundsLeadingCorners = true
    view.installBackgroundVerticalView(background)
    MessageGeometry.prepare(view, for: row.edge)
    #expect(background.roundedCorners == row.corners)
  }

  @Test("a subclass of the app may come from a coder")
  func coder() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let background = CornerRoundingView(coder: coder)
    #expect(background?.clipsToBounds == true)
    let view = BaseView(coder: coder)
    #expect(view?.backgroundView === view)
  }

  struct Case: Sendable {
    let edge: Placement.Vertical
    let corners: UIRectCorner

    init(_ edge: Placement.Vertical, _ corners: UIRectCorner) {
      self.edge = edge
      self.corners = corners
    }
  }
}
