#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher
import UsherTesting

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Tours through pages")
  struct PreparedTourTests {
    private let app = SampleScene()
    private let navigation: UINavigationController

    /// A page that marks a view when it loads.
    private final class Page: UIViewController {
      private let name: String
      let marked = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))

      init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(marked)
        AnchorID(name).mark(marked)
      }
    }

    init() {
      navigation = UINavigationController(rootViewController: Page("list"))
      app.window.rootViewController = navigation
      StandIn.finishTurn()
    }

    /// The title of the current step, and the distance of its text from the marked view of the top
    /// page, or `nil` if there is none.
    private var step: (title: String, distance: CGFloat)? {
      guard let id = app.presenter.shown.first,
        let title = app.presenter.content(of: id)?.semantics.label,
        let frame = app.presenter.restingFrame(of: id),
        let page = navigation.topViewController as? Page
      else { return nil }
      return (title, frame.minY - page.marked.convert(page.marked.bounds, to: nil).maxY)
    }

    private func wait(for title: String) async throws {
      try await ManualClock().wait {
        StandIn.advance(by: 0.05)
        return step?.title == title
      }
      StandIn.advance(by: 1)
    }

    /// A tour of two pages.
    ///
    /// The app pushes and pops the second page.
    private func start(animated isAnimated: Bool) -> Task<TourResult, any Error> {
      let navigation = navigation
      return Task {
        try await app.presenter.tour([
          TourStep(beside: "list", title: "List") {
            guard navigation.viewControllers.count > 1 else { return }
            navigation.popViewController(animated: isAnimated)
          },
          TourStep(beside: "letter", title: "Letter") {
            navigation.pushViewController(Page("letter"), animated: isAnimated)
          },
        ])
      }
    }

    @Test("a step is next to a view of the page that it pushes", arguments: [false, true])
    func pages(animated: Bool) async throws {
      defer { app.close() }
      let tour = start(animated: animated)
      try await wait(for: "List")
      #expect(step?.distance == 12)
      #expect(HostConnection(to: app.presenter).keyPressed(.return))
      try await wait(for: "Letter")
      #expect(step?.distance == 12)
      let id = try #require(app.presenter.shown.first)
      // The last step has two buttons, Back and Done.
      let back = try #require(app.presenter.uiKitHost?.buttonFrames(of: id).first)
      StandIn.tap(at: CGPoint(inMiddleOf: back), in: app.scene)
      try await wait(for: "List")
      #expect(navigation.viewControllers.count == 1)
      #expect(step?.distance == 12)
      #expect(app.presenter.shown == [id])
      #expect(HostConnection(to: app.presenter).keyPressed(.escape))
      #expect(try await ManualClock().value(of: tour) == TourResult(ending: .skipped(at: 0)))
    }
  }
}
#endif
