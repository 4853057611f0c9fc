import FacadeTesting
import Foundation
import Testing
import UIKitBridge
import Usher

@testable import SwiftMessages

@MainActor
@Suite("Views with round corners")
struct CornerRoundingViewTests {
  @Test("a view rounds the corners that an app specifies, and clips its subviews")
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

  @Test(
    "a background that rounds leading corners is square at the window's edge",
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

  @Test("views can be created with a coder")
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
    let edge: OverlayPosition.Vertical
    let corners: UIRectCorner

    init(_ edge: OverlayPosition.Vertical, _ corners: UIRectCorner) {
      self.edge = edge
      self.corners = corners
    }
  }
}
