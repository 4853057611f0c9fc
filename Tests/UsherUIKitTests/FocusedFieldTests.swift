#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Overlays and the app's focused field")
  struct FocusedFieldTests {
    private let app = SampleScene()
    private let field = UITextField(frame: CGRect(x: 20, y: 30, width: 300, height: 40))

    init() {
      app.controller.view.addSubview(field)
      StandIn.finishTurn()
    }

    /// Whether an overlay rests in the upper half.
    private func isAtTop(_ handle: PresentationHandle) -> Bool? {
      StandIn.advance(by: 1)
      return app.presenter.restingFrame(of: handle.id).map { $0.maxY < 422 }
    }

    @Test("an overlay that would cover the focused field rests at the other edge")
    func atItsTurn() {
      defer { app.close() }
      field.becomeFirstResponder()
      let handle = app.presenter.present(text("Hello"), as: still())
      #expect(isAtTop(handle) == false)
    }

    @Test("an overlay moves away from a field that becomes focused, and doesn't move back")
    func later() {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      #expect(isAtTop(handle) == true)
      field.becomeFirstResponder()
      #expect(isAtTop(handle) == false)
      field.resignFirstResponder()
      #expect(isAtTop(handle) == false)
      var other = still()
      other.lane = LaneID(4)
      let next = app.presenter.present(text("Next"), as: other)
      #expect(isAtTop(next) == true)
    }

    @Test("a focused field is observed only while an overlay is shown")
    func watched() {
      defer { app.close() }
      field.becomeFirstResponder()
      let handle = app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 1)
      // The window also has an observer.
      #expect(StandIn.observerCount == 2)
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(StandIn.observerCount == 0)
    }

    @Test("an overlay doesn't avoid a focused field elsewhere")
    func elsewhere() {
      defer { app.close() }
      field.frame.origin.y = 400
      field.becomeFirstResponder()
      let handle = app.presenter.present(text("Hello"), as: still())
      #expect(isAtTop(handle) == true)
    }

    @Test("a field that constraints move below an overlay is noticed in the same turn")
    func constraints() {
      defer { app.close() }
      field.translatesAutoresizingMaskIntoConstraints = false
      let top = field.topAnchor.constraint(equalTo: app.controller.view.topAnchor, constant: 400)
      NSLayoutConstraint.activate([
        top, field.leadingAnchor.constraint(equalTo: app.controller.view.leadingAnchor),
        field.widthAnchor.constraint(equalToConstant: 300),
        field.heightAnchor.constraint(equalToConstant: 40),
      ])
      StandIn.finishTurn()
      field.becomeFirstResponder()
      let handle = app.presenter.present(text("Hello"), as: still())
      #expect(isAtTop(handle) == true)
      top.constant = 30
      StandIn.finishTurn()
      #expect(app.presenter.restingFrame(of: handle.id).map { $0.maxY < 422 } == false)
    }

    @Test("an overlay avoids a focused field that moves, unless the field is hidden")
    func moves() {
      defer { app.close() }
      field.frame.origin.y = 400
      field.becomeFirstResponder()
      let handle = app.presenter.present(text("Hello"), as: still())
      #expect(isAtTop(handle) == true)
      field.isHidden = true
      field.frame.origin.y = 30
      #expect(isAtTop(handle) == true)
      field.isHidden = false
      #expect(isAtTop(handle) == false)
    }
  }
}
#endif
