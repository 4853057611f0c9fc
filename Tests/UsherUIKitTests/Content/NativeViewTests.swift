#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("App views in content")
  struct NativeViewTests {
    private static func native(_ object: @escaping @MainActor @Sendable () -> AnyObject)
      -> OverlayNode
    {
      .native(
        OverlayNode.NativeView(size: OverlaySize(width: 70, height: 30)) {
          Unmanaged.passRetained(object()).toOpaque()
        })
    }

    @Test("a view keeps its initial size")
    func view() throws {
      let stage = try ContentStage(
        Self.native { UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 45)) })
      defer { stage.close() }
      #expect(stage.root.bounds.size == CGSize(width: 120, height: 45))
      stage.root.frame.size.width = 300
      StandIn.finishTurn()
      #expect(
        stage.root.sizeThatFits(CGSize(width: 390, height: 1000)) == CGSize(width: 120, height: 45))
    }

    /// The calls that a container makes for a child.
    ///
    /// <https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller>
    @Test("a view controller is a child while its content is in a window, and gets each call once")
    func controller() throws {
      let guest = Guest()
      let stage = try ContentStage(Self.native { guest })
      #expect(stage.root.bounds.size == CGSize(width: 70, height: 30))
      #expect(guest.parent === stage.app.controller)
      #expect(guest.view.superview === stage.root)
      #expect(guest.view.frame == stage.root.bounds)
      stage.root.removeFromSuperview()
      StandIn.finishTurn()
      #expect(guest.parent == nil)
      // UIKit doesn't specify whether the appearance or the parent's notification is first.
      #expect(
        guest.news.filter { $0.hasSuffix("appear") } == [
          "will appear", "did appear", "will disappear", "did disappear",
        ])
      #expect(
        guest.news.filter { !$0.hasSuffix("appear") } == [
          "will move to a parent", "did move to a parent", "will move to none", "did move to none",
        ])
      stage.close()
    }

    @Test("an object that isn't a view is ignored and released")
    func noView() {
      weak var known: NSObject?
      do {
        let object = NSObject()
        known = object
        #expect(throws: ContentStage.NothingBuilt.self) {
          try ContentStage(Self.native { [weak object] in object ?? NSObject() })
        }
      }
      #expect(known == nil)
    }

    private final class Guest: UIViewController {
      private(set) var news: [String] = []

      override func loadView() { view = UIView() }

      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        news.append(parent == nil ? "will move to none" : "will move to a parent")
      }

      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        news.append(parent == nil ? "did move to none" : "did move to a parent")
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        news.append("will appear")
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        news.append("did appear")
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        news.append("will disappear")
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        news.append("did disappear")
      }
    }
  }
}
#endif
