#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Content in app views")
  struct TreeTests {
    private let app = SampleScene()

    /// Creates an app view that draws a field.
    private func tree(_ field: @escaping @MainActor () -> OverlayNode.Field) -> TreeView {
      let tree = TreeView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
      tree.content = { OverlayContent(.field(field())) }
      return tree
    }

    private func field(in view: UIView) -> UITextField? {
      (view as? UITextField) ?? view.subviews.lazy.compactMap { field(in: $0) }.first
    }

    @Test("a field that requests the keyboard gets it in a window, even if it was measured before")
    func firstField() throws {
      defer { app.close() }
      let tree = tree {
        OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text("Name"), isFirst: true)
      }
      #expect(tree.size(width: 390).height > 0)
      app.controller.view.addSubview(tree)
      #expect(try #require(field(in: tree)).isFirstResponder)
    }

    @Test(
      "a rebuilt field keeps the keyboard and the selection, without callbacks to the app")
    func rebuilt() throws {
      defer { app.close() }
      let text = ObservableValue("Grace")
      let purpose = ObservableValue(OverlayNode.Field.Purpose.text)
      var told: [String] = []
      let editing = OverlayNode.Field.Editing(
        didBegin: { told.append("begin") }, didEnd: { told.append("end") })
      let tree = tree {
        OverlayNode.Field(
          text, placeholder: OverlayNode.Text("Name"), purpose: purpose.value, editing: editing)
      }
      app.controller.view.addSubview(tree)
      StandIn.finishTurn()
      let former = try #require(field(in: tree))
      former.becomeFirstResponder()
      let start = try #require(former.position(from: former.beginningOfDocument, offset: 1))
      let end = try #require(former.position(from: start, offset: 2))
      former.selectedTextRange = former.textRange(from: start, to: end)
      purpose.value = .name
      tree.setNeedsBuild()
      StandIn.finishTurn()
      let new = try #require(field(in: tree))
      #expect(new !== former && new.isFirstResponder)
      let range = try #require(new.selectedTextRange)
      #expect(new.text(in: range) == "ra")
      #expect(told == ["begin"])
    }

    @Test("a field that refuses the keyboard of the field that it replaces doesn't get it")
    func refusingSuccessor() throws {
      defer { app.close() }
      var told: [String] = []
      let former = OverlayNode.Field(
        ObservableValue("Ada"), placeholder: OverlayNode.Text("Name"),
        editing: OverlayNode.Field.Editing(didEnd: { told.append("former ends") }))
      let successor = OverlayNode.Field(
        ObservableValue(""), placeholder: OverlayNode.Text("Place"), isFirst: true,
        editing: OverlayNode.Field.Editing(
          shouldBegin: {
            told.append("successor refuses")
            return false
          }, didBegin: { told.append("successor begins") }))
      let isReplaced = ObservableValue(false)
      let tree = tree { isReplaced.value ? successor : former }
      app.controller.view.addSubview(tree)
      StandIn.finishTurn()
      try #require(field(in: tree)).becomeFirstResponder()
      isReplaced.value = true
      tree.setNeedsBuild()
      StandIn.finishTurn()
      #expect(try !#require(field(in: tree)).isFirstResponder)
      #expect(told.filter { $0 != "successor refuses" } == ["former ends"])
    }
  }
}
#endif
