import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  @MainActor
  @Suite("Message views in an app's view hierarchy")
  struct HierarchyTests {
    /// A subclass with a nib file that records calls.
    final class Dialog: MessageView {
      private(set) var calls: [String] = []

      override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("awakeFromNib \(titleLabel?.text ?? "-")")
      }

      override func updateConstraints() {
        calls.append("updateConstraints")
        super.updateConstraints()
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layoutSubviews")
      }
    }

    @Test("a message view follows the app's constraints and has the height of its text")
    func constraints() {
      let app = MessageApp()
      let view = MessageView.plain(.cardView)
      view.translatesAutoresizingMaskIntoConstraints = false
      app.controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: app.controller.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: app.controller.view.trailingAnchor),
        view.topAnchor.constraint(equalTo: app.controller.view.topAnchor, constant: 100),
      ])
      StandIn.finishTurn()
      #expect(view.frame.minY == 100)
      #expect(view.frame.width == 390)
      #expect(view.backgroundView.frame.minX == 10)
      #expect(view.backgroundView.frame.width == 370)
      #expect(view.frame.height > 60)
      app.close()
    }

    /// The traits determine whether the width is regular or compact.
    ///
    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/horizontalsizeclass>
    @Test("an installed background is at most 500 points wide in a regular size class")
    func wide() {
      let app = MessageApp(size: CGSize(width: 1024, height: 768), safeArea: .zero)
      StandIn.changeTraits { $0.horizontalSizeClass = .regular }
      let view = BaseView()
      let background = UIView()
      view.installBackgroundView(background)
      view.frame = CGRect(x: 0, y: 0, width: 1024, height: 200)
      app.controller.view.addSubview(view)
      StandIn.finishTurn()
      #expect(background.frame.inWords == "262 0 500 200")
      app.close()
    }

    /// Constraints are updated before the layout.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiview/updateconstraints()>
    @Test("a subclass can override the layout methods, and each is called")
    func overrides() {
      let app = MessageApp()
      let view: Dialog = .viewFromNib(layout: .cardView)
      #expect(view.calls == ["awakeFromNib [Title]"])
      app.show(view)
      #expect(view.calls.contains("updateConstraints"))
      #expect(view.calls.contains("layoutSubviews"))
      app.close()
    }

    /// A subclass with content that Usher shows instead of the views.
    final class Titled: BaseView {
      override var usherContent: OverlayContent {
        OverlayContent(.text(OverlayNode.Text("Said")), style: OverlayStyle(background: .clear))
      }
    }

    @Test("a subclass can return content that is shown instead of its views")
    func ownContent() {
      let app = MessageApp()
      let view = Titled()
      app.show(view)
      #expect(view.window == nil)
      #expect(app.overlayWindow?.words == ["Said"])
      app.close()
    }

    @Test("a shadow's path follows the background, and is removed with the shadow")
    func shadow() {
      let app = MessageApp()
      let view = MessageView.plain(.cardView)
      view.configureDropShadow()
      app.show(view)
      let background = view.backgroundView.frame
      #expect(view.layer.shadowPath?.boundingBox.inWords == background.inWords)
      view.configureNoDropShadow()
      view.setNeedsLayout()
      StandIn.finishTurn()
      #expect(view.layer.shadowPath == nil)
      app.close()
    }

    /// A nib file is looked up in one bundle, by a name without an extension.
    ///
    /// <https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)>
    @Test("a nib file in the main bundle has priority over a registered view")
    func nibs() throws {
      StandIn.reset()
      #expect(throws: SwiftMessagesError.self) {
        let _: UIView = try SwiftMessages.viewFromNib(named: "Special")
      }
      SwiftMessages.register(nibNamed: "Special") { UILabel() }
      let registered: UIView = try SwiftMessages.viewFromNib(named: "Special")
      #expect(registered is UILabel)
      let owner = UIViewController()
      var owners: [AnyObject?] = []
      StandIn.registerNib(named: "Special") { given, coder in
        owners.append(given as AnyObject?)
        return [UILabel(), Dialog(coder: coder)].compactMap { $0 }
      }
      let view: Dialog = try SwiftMessages.viewFromNib(named: "Special", filesOwner: owner)
      #expect(view.calls == ["awakeFromNib -"])
      #expect(owners.count == 1 && owners[0] === owner)
      #expect(throws: SwiftMessagesError.cannotLoadViewFromNib(nibName: "Special")) {
        let _: UIButton = try SwiftMessages.viewFromNib(named: "Special")
      }
      let card: MessageView = .viewFromNib(layout: .cardView)
      #expect(card.backgroundView is CornerRoundingView)
    }
  }
}
