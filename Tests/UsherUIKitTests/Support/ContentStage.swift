#if UIKIT_STAND_IN
import UIKit
import Usher

@testable import UsherUIKit

/// Content alone in an app's window, without a presenter.
@MainActor
final class ContentStage {
  let app = SampleScene()
  let root: any SizedView
  let controls: Controls
  /// The numbers of the pressed buttons.
  private(set) var presses: [Int] = []
  /// The number of times that the content needed a new size.
  private(set) var sizeChanges = 0
  /// The problems with images.
  private(set) var problems: [Problem] = []

  /// Builds a node at a given size, or at its natural size within the window.
  init(_ node: OverlayNode, size: CGSize? = nil) throws {
    let recorder = Recorder()
    let fields = FieldInput()
    let controls = Controls(
      onPress: { number, _ in recorder.stage?.presses.append(number) },
      onSizeChange: { recorder.stage?.sizeChanges += 1 })
    controls.editing = fields
    self.controls = controls
    let window = app.window
    let content = BuiltContent(
      by: ViewBuilder(
        controls: controls, images: ImageLoader { recorder.problems.append($0) },
        parent: { window.rootViewController }))
    guard let root = content.show(node) else { throw NothingBuilt() }
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

  /// Returns the frames of all views of a class, in the content's coordinates and in reading order.
  func frames<View: UIView>(of kind: View.Type) -> [CGRect] {
    views(of: kind).map { $0.convert($0.bounds, to: root) }
  }

  /// Returns all views of a class in the content.
  func views<View: UIView>(of kind: View.Type) -> [View] {
    func views(in view: UIView) -> [View] {
      ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(in: $0) }
    }
    return views(in: root)
  }

  /// Removes the content, so that the next test isn't affected.
  func close() {
    root.removeFromSuperview()
    app.close()
  }
}
#endif
