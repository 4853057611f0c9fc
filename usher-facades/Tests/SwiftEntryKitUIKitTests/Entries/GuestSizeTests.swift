import SwiftEntryKit
import Testing
import UIKit
import Usher

extension SwiftEntryKitUIKitTests {
  /// Sizes that change while a view is shown.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()>
  @MainActor
  @Suite("An app's views with a changing size")
  struct GuestSizeTests {
    private let app = EntryApp()
    private static let long = String(repeating: "A long way to say little. ", count: 8)

    private var size: OverlaySize? { app.frame?.size }

    /// Attributes of an entry with the width of the view.
    private var narrow: EKAttributes {
      .still.with { $0.positionConstraints.size = .intrinsic }
    }

    @Test("an entry with a stack view grows and shrinks with the stack view")
    func stack() async throws {
      defer { app.close() }
      let (first, second) = (UILabel(), UILabel())
      (first.text, second.text) = ("One", "Two")
      let stack = UIStackView(arrangedSubviews: [first, second])
      stack.axis = .vertical
      second.isHidden = true
      await app.display(stack)
      let low = try #require(size?.height)
      second.isHidden = false
      StandIn.advance(by: 1)
      let high = try #require(size?.height)
      #expect(high > low)
      #expect(Double(stack.bounds.height) == high)
      second.isHidden = true
      StandIn.advance(by: 1)
      #expect(size?.height == low)
      #expect(Double(stack.bounds.height) == low)
    }

    @Test(
      "changing a constraint's constant changes the entry's size",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/217"))
    func constant() async throws {
      defer { app.close() }
      let view = UIView()
      let constraint = view.heightAnchor.constraint(equalToConstant: 60)
      constraint.isActive = true
      await app.display(view)
      #expect(size == OverlaySize(width: 350, height: 60))
      constraint.constant = 90
      StandIn.advance(by: 1)
      #expect(size == OverlaySize(width: 350, height: 90))
      #expect(view.bounds.size == CGSize(width: 350, height: 90))
      constraint.constant = 40
      StandIn.advance(by: 1)
      #expect(size == OverlaySize(width: 350, height: 40))
    }

    @Test("an entry at the bottom keeps its lower edge when its view grows")
    func atBottom() async throws {
      defer { app.close() }
      let view = UIView()
      let constraint = view.heightAnchor.constraint(equalToConstant: 80)
      constraint.isActive = true
      await app.display(view, .still.with { $0.position = .bottom })
      let edge = view.convert(view.bounds, to: nil).maxY
      constraint.constant = 160
      view.superview?.layoutIfNeeded()
      StandIn.finishTurn()
      for _ in 0..<5 {
        let frame = view.convert(view.bounds, to: nil)
        #expect(frame.height == 160)
        #expect(abs(frame.maxY - edge) < 0.5)
        StandIn.advance(by: 0.05)
      }
    }

    @Test("a label is as wide as its text, and has more lines if the screen is too narrow")
    func label() async throws {
      defer { app.close() }
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Short"
      await app.display(label, narrow)
      let short = try #require(size)
      #expect(short.width < 100)
      label.text = Self.long
      StandIn.advance(by: 1)
      let long = try #require(size)
      #expect(long.width > 350 && long.width <= 390)
      #expect(long.height > 2 * short.height)
      #expect(label.bounds.size == CGSize(width: long.width, height: long.height))
      label.text = "Short"
      StandIn.advance(by: 1)
      #expect(size == short)
    }

    @Test("a height that depends on the width is measured with the entry's width")
    func ratio() async {
      defer { app.close() }
      let view = UIView()
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
      await app.display(view)
      #expect(size == OverlaySize(width: 350, height: 175))
      #expect(view.bounds.size == CGSize(width: 350, height: 175))
    }

    @Test("a view's layout is restored after it was shown")
    func given() async {
      defer { app.close() }
      let view = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.text = "Short"
      await app.display(view)
      #expect(!view.translatesAutoresizingMaskIntoConstraints)
      await app.dismiss()
      #expect(view.superview == nil)
      #expect(view.translatesAutoresizingMaskIntoConstraints)
    }
  }
}
