import SwiftMessages
import Testing
import UIKit
import UIKitBridge
import Usher

/// One of the app's constraint classes, as used in Interface Builder.
private final class NamedConstraint: NSLayoutConstraint {}

extension SwiftMessagesUIKitTests {
  @MainActor
  @Suite("Constraints of backgrounds")
  struct ConstraintKindTests {
    /// The class of a constraint.
    enum Kind: CaseIterable {
      case plain, app, uiKit
    }

    /// A constraint for a view's width in points.
    private func width(_ points: CGFloat, of view: UIView, as kind: Kind) -> NSLayoutConstraint {
      let constraint =
        switch kind {
        case .plain:
          NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: points)
        case .app:
          NamedConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: points)
        case .uiKit:
          NSContentSizeLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: points)
        }
      constraint.priority = .defaultHigh
      return constraint
    }

    @Test(
      "a constraint belongs to the app unless its class is a subclass that UIKit defines")
    func kinds() {
      let view = UIView()
      let constraints = Kind.allCases.map { width(1, of: view, as: $0) }
      #expect(constraints.map(\.usherIsClients) == [true, true, false])
    }

    @Test(
      "a constraint that UIKit created is recognized by the name of its class",
      arguments: [
        ("NSLayoutConstraint", false), ("__C.NSLayoutConstraint", false),
        ("NSKVONotifying_NSLayoutConstraint", false), ("App.NSRule", false), ("ABCRule", false),
        ("NSContentSizeLayoutConstraint", true), ("__C.NSAutoresizingMaskLayoutConstraint", true),
        ("NSKVONotifying_NSContentSizeLayoutConstraint", true),
        ("_UISystemBaselineConstraint", true), ("UIKit.Rule", true), ("UIKitCore.Rule", true),
      ])
    func names(name: String, isUIKits: Bool) {
      #expect(NSLayoutConstraint.usherIsUIKits(name) == isUIKits)
    }

    @Test(
      "a message's width follows the app's constraints, but not constraints that UIKit created",
      arguments: [(Kind.plain, 200.0), (.app, 200), (.uiKit, 390)])
    func width(kind: Kind, expected: Double) {
      let app = MessageApp()
      defer { app.close() }
      let view = BaseView()
      let background = UIView()
      view.installBackgroundView(background)
      background.heightAnchor.constraint(equalToConstant: 80).isActive = true
      width(200, of: background, as: kind).isActive = true
      app.show(view)
      #expect(app.frame?.size.width == expected)
    }

    @Test("a message is as wide as its window if only a layout guide in its background has a width")
    func guides() {
      let app = MessageApp()
      defer { app.close() }
      let (view, background, guide) = (BaseView(), UIView(), UILayoutGuide())
      view.installBackgroundView(background)
      background.heightAnchor.constraint(equalToConstant: 80).isActive = true
      background.addLayoutGuide(guide)
      guide.widthAnchor.constraint(equalToConstant: 200).isActive = true
      app.show(view)
      #expect(app.frame?.size.width == 390)
    }
  }
}
