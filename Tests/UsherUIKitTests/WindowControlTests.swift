#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  /// The controls in the upper leading corner of an iPad's windows, on iPadOS 26 and later.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/layoutregion>
  @MainActor
  @Suite("Overlays and a window's controls")
  struct WindowControlTests {
    private let app = SampleScene(
      size: CGSize(width: 800, height: 600),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

    init() { StandIn.setWindowControls(CGSize(width: 90, height: 44), in: app.scene) }

    private func frame(_ overlay: OverlayConfiguration) throws -> OverlayRect {
      let handle = app.presenter.present(text("Hello"), as: overlay)
      StandIn.advance(by: 0.1)
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      handle.dismiss()
      StandIn.advance(by: 1)
      return frame
    }

    @Test("an overlay in the controls' corner, or with the full width, is below the controls")
    func below() throws {
      defer { app.close() }
      #expect(try frame(still(.topLeading)).minY == 44)
      var banner = still(.top)
      banner.size.width = .inset(0)
      banner.size.maximumWidth = .inset(0)
      let frame = try frame(banner)
      #expect(frame.minX < 90 && frame.minY == 44)
    }

    @Test("in a right-to-left layout, the controls are in the right corner")
    func rightToLeft() throws {
      defer { app.close() }
      StandIn.changeTraits { $0.layoutDirection = .rightToLeft }
      StandIn.setWindowControls(CGSize(width: 90, height: 44), in: app.scene)
      let tops = try [OverlayPosition.topLeading, .topTrailing].map { try frame(still($0)).minY }
      #expect(tops == [44, 32])
    }

    @Test("an overlay that wouldn't cover the controls doesn't move")
    func beside() throws {
      defer { app.close() }
      #expect(try frame(still(.top)).minY == 32)
      #expect(try frame(still(.topTrailing)).minY == 32)
    }

    @Test("an overlay follows controls that appear and disappear")
    func changes() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still(.topLeading))
      StandIn.advance(by: 0.1)
      StandIn.setWindowControls(nil, in: app.scene)
      StandIn.advance(by: 2)
      #expect(app.presenter.restingFrame(of: handle.id)?.minY == 32)
      StandIn.setWindowControls(CGSize(width: 90, height: 60), in: app.scene)
      StandIn.advance(by: 2)
      #expect(app.presenter.restingFrame(of: handle.id)?.minY == 60)
    }

    @Test("an overlay in an app view away from the controls doesn't move")
    func inView() throws {
      defer { app.close() }
      let view = UIView(frame: CGRect(x: 200, y: 0, width: 300, height: 400))
      app.controller.view.addSubview(view)
      let presenter = Presenter.attached(to: view)
      let handle = presenter.present(text("Hello"), as: still(.topLeading))
      StandIn.advance(by: 0.1)
      #expect(presenter.restingFrame(of: handle.id)?.minY == 32)
    }
  }
}
#endif
