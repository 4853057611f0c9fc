import FacadeTesting
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// The SwiftEntryKit reference, 2.19 and 2.20: replacing an entry's view, changing a view, and view
/// controllers.
@MainActor
@Suite("SwiftEntryKit 2.19-2.20: transform and view controllers", .ownDefault)
struct TransformTests {
  /// Creates a view with a given height.
  private func view(_ text: String, height: CGFloat) -> UIView {
    let view = label(text)
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  @Test("a new view grows in place in 0.4 seconds without overshoot, and the timer continues")
  func transforms() async {
    let stage = Stage()
    SwiftEntryKit.display(entry: view("A", height: 100), using: stage.attributes("A"))
    await stage.screen.settle()
    stage.advance(0.5)
    SwiftEntryKit.transform(to: view("B", height: 200))
    await stage.screen.settle()
    #expect(stage.screen.texts == ["B"])
    var heights: [Double] = []
    for _ in 0...10 {
      heights.append(stage.frame?.size.height ?? .nan)
      stage.advance(0.1)
    }
    #expect(heights[0] == 100 && heights[5] > 198 && heights.allSatisfy { $0 <= 200 })
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(stage.told() == ["A willAppear", "A didAppear"])
    stage.advance(0.8)
    #expect(stage.told() == ["A willDisappear"])
  }

  @Test("fixed: a new view appears immediately, before its size changes and without a fade")
  func atOnce() async {
    let stage = Stage()
    SwiftEntryKit.display(entry: view("A", height: 100), using: stage.attributes("A"))
    await stage.screen.settle()
    stage.advance(0.5)
    SwiftEntryKit.transform(to: view("B", height: 200))
    await stage.screen.settle()
    #expect(stage.screen.texts == ["B"])
    #expect(stage.overlays.map(\.opacity) == [1] && stage.frame?.size.height == 100)
    #expect(SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "A"))
  }

  @Test("a transformation has an effect only while an entry is displayed")
  func nothing() async {
    let stage = Stage()
    SwiftEntryKit.transform(to: label("B"))
    SwiftEntryKit.layoutIfNeeded()
    await stage.screen.settle()
    #expect(stage.screen.texts.isEmpty && stage.screen.problems.isEmpty)
  }

  /// A controller that reports its appearance.
  private final class Page: UIViewController {
    let stage: Stage

    init(_ stage: Stage) {
      self.stage = stage
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func loadView() {
      stage.note("loadView")
      view = label("page")
    }
    override func viewWillAppear(_ animated: Bool) { stage.note("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { stage.note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { stage.note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { stage.note("viewDidDisappear") }
  }

  @Test("an enqueued view controller loads its view immediately, and appears at its turn")
  func enqueued() async {
    let stage = Stage()
    await stage.display("A")
    stage.advance(0.5)
    _ = stage.told()
    SwiftEntryKit.display(
      entry: Page(stage),
      using: stage.attributes("B") { $0.precedence = .enqueue(priority: .normal) })
    await stage.screen.settle()
    #expect(stage.told() == ["loadView"])
    await stage.dismiss(.enqueued)
    #expect(stage.told() == [])
  }
}
