#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// The suite of all tests of the stand-in, which share one world and therefore run in sequence.
@Suite("The stand-in for UIKit", .serialized, .oneWorld)
@MainActor
struct StandInTests {
  init() {
    StandIn.reset()
  }
}

/// A record of events, in order.
@MainActor
final class Diary {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// A view that records its touches.
@MainActor
final class TouchedView: UIView {
  let diary: Diary

  init(frame: CGRect, diary: Diary) {
    self.diary = diary
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.note("view began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.note("view moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.note("view ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.note("view cancelled")
  }
}

/// A recognizer that starts when the finger has moved by `distance`, and records its touches.
@MainActor
final class DragRecognizer: UIGestureRecognizer {
  let diary: Diary
  var distance: CGFloat = 20
  private var start: CGPoint = .zero

  init(diary: Diary) {
    self.diary = diary
    super.init(target: nil, action: nil)
    addTarget(
      diary,
      action: Selector { diary, recognizer in
        guard (recognizer as? UIGestureRecognizer)?.state == .began else { return }
        (diary as? Diary)?.note("recogniser claims")
      })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: view)
    diary.note("recogniser began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = location(in: view)
    if state == .possible, abs(place.x - start.x) + abs(place.y - start.y) >= distance {
      state = .began
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    diary.note("recogniser cancelled")
    state = .cancelled
  }

  override func reset() { diary.note("recogniser reset") }
}
#endif
