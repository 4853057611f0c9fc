import SwiftEntryKit
import Testing
import UIKit
import Usher

extension SwiftEntryKitUIKitTests {
  /// Views with constraints, nib files and gestures.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)>
  @MainActor
  @Suite("An app's views as entries")
  struct NativeEntryTests {
    private let app = EntryApp()

    /// A view with a label, 12 points from the edges.
    final class LabelledView: UIView {
      let label = UILabel()
      private(set) var taps = 0

      override init(frame: CGRect) {
        super.init(frame: frame)
        fill()
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill()
      }

      private func fill() {
        label.numberOfLines = 0
        label.text = "Short"
        addSubview(label)
        label.layoutToSuperview(axis: .horizontally, offset: 12)
        label.layoutToSuperview(axis: .vertically, offset: 12)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
    }

    @Test(
      "an entry has the height that its view's constraints require, and the view fills the entry")
    func constraints() async {
      defer { app.close() }
      let view = LabelledView()
      await app.display(view)
      // The label's height plus twice 12 points, in pixels.
      let pixels = (view.label.intrinsicContentSize.height + 24) * 3
      #expect(app.frame?.size.width == 350)
      #expect(app.frame.map { ($0.size.height * 3).rounded() } == Double(pixels.rounded()))
      #expect(view.frame.width == 350 && (view.frame.height * 3).rounded() == pixels.rounded())
      #expect(view.window === app.overlayWindow)
      await app.dismiss()
      #expect(view.superview == nil)
    }

    @Test("an entry grows if its text needs more lines")
    func grows() async throws {
      defer { app.close() }
      let view = LabelledView()
      await app.display(view)
      let before = try #require(app.frame?.size.height)
      view.label.text = String(repeating: "A long way to say little. ", count: 8)
      SwiftEntryKit.layoutIfNeeded()
      StandIn.advance(by: 1)
      let after = try #require(app.frame?.size.height)
      #expect(after > before)
      #expect(Double(view.bounds.height) == after)
    }

    @Test("a view from a nib is shown with its content")
    func nib() async throws {
      defer { app.close() }
      StandIn.registerNib(named: "Labelled") { _, coder in
        LabelledView(coder: coder).map { [$0] } ?? []
      }
      let view = try #require(
        Bundle.main.loadNibNamed("Labelled", owner: nil, options: nil)?.first as? LabelledView)
      await app.display(view)
      #expect(app.overlayWindow?.words == ["Short"])
    }

    @Test("a button in an entry calls its action without dismissing the entry")
    func button() async {
      defer { app.close() }
      let button = UIButton(type: .system)
      var presses = 0
      button.setTitle("OK", for: .normal)
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      await app.display(button, .still.with { $0.entryInteraction = .dismiss })
      let frame = button.convert(button.bounds, to: nil)
      StandIn.tap(at: CGPoint(x: frame.midX, y: frame.midY), in: app.scene)
      await app.settle()
      #expect(presses == 1)
      #expect(SwiftEntryKit.isCurrentlyDisplaying)
    }

    @Test("a view that is displayed again is in the newer entry, which follows its changes")
    func again() async throws {
      defer { app.close() }
      let view = LabelledView()
      await app.display(view)
      await app.display(view)
      let before = try #require(app.frame?.size.height)
      view.label.text = String(repeating: "A long way to say little. ", count: 8)
      SwiftEntryKit.layoutIfNeeded()
      StandIn.advance(by: 1)
      #expect(app.presenter.shown.count == 1)
      #expect(view.window === app.overlayWindow)
      #expect(try #require(app.frame?.size.height) > before)
    }

    @Test("another view can replace the displayed view")
    func transform() async throws {
      defer { app.close() }
      let (first, second) = (LabelledView(), LabelledView())
      second.label.text = String(repeating: "A long way to say little. ", count: 8)
      await app.display(first)
      let before = try #require(app.frame?.size.height)
      SwiftEntryKit.transform(to: second)
      await app.settle()
      #expect(first.window == nil)
      #expect(second.window === app.overlayWindow)
      #expect(try #require(app.frame?.size.height) > before)
    }

    @Test(
      "a constant size has priority over the view's constraints",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/106"))
    func constantSize() async {
      defer { app.close() }
      let view = LabelledView()
      let size = EKAttributes.PositionConstraints.Size(
        width: .constant(value: 200), height: .constant(value: 150))
      await app.display(view, .still.with { $0.positionConstraints.size = size })
      #expect(app.frame?.size == OverlaySize(width: 200, height: 150))
      #expect(view.bounds.size == CGSize(width: 200, height: 150))
    }
  }
}
