import UIKit
import Usher

@testable import UsherUIKit

/// Content by itself in an app's window, without a presenter.
@MainActor
final class ContentStage {
  let app = SampleScene()
  let root: any SizedView
  let controls: Controls
  /// The numbers of the buttons that were pressed.
  private(set) var presses: [Int] = []
  /// How often the content has needed another size.
  private(set) var sizeChanges = 0
  /// What was wrong with the images.
  private(set) var problems: [Problem] = []

  /// Builds a node; it fills `size`, or has its natural size within the window.
  init(_ node: Node, size: CGSize? = nil) throws {
    let recorder = Recorder()
    let fields = FieldInput()
    let controls = Controls(
      onPress: { number, _ in recorder.stage?.presses.append(number) },
      onSizeChange: { recorder.stage?.sizeChanges += 1 })
    controls.editing = fields
    self.controls = controls
    let window = app.window
    let builder = ViewBuilder(
      controls: controls, images: ImageLoader { recorder.problems.append($0) },
      parent: { window.rootViewController })
    guard let root = builder.build(node) else { throw NothingBuilt() }
    self.root = root
    problems = recorder.problems
    recorder.stage = self
    let room = CGSize(width: 390, height: CGFloat.greatestFiniteMagnitude)
    root.frame = CGRect(origin: .zero, size: size ?? root.sizeThatFits(room))
    window.rootViewController?.view.addSubview(root)
    StandIn.finishTurn()
  }

  struct NothingBuilt: Error {}

  private final class Recorder {
    weak var stage: ContentStage?
    var problems: [Problem] = []
  }

  /// The frames of all views of a class in it, in the content's coordinates and in reading order.
  func frames<View: UIView>(of kind: View.Type) -> [CGRect] {
    views(of: kind).map { $0.convert($0.bounds, to: root) }
  }

  /// All views of a class in it.
  func views<View: UIView>(of kind: View.Type) -> [View] {
    func views(in view: UIView) -> [View] {
      ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(in: $0) }
    }
    return views(in: root)
  }

  /// Removes it, so that nothing is left for the next test.
  func close() {
    root.removeFromSuperview()
    app.close()
  }
}
