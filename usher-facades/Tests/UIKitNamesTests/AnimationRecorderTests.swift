import Foundation
import Testing
import UIKitNames

@MainActor
@Suite("Recorded animations")
struct AnimationRecorderTests {
  private let view = UIView()

  @Test("an animation is performed at once where no recorder listens")
  func unheard() {
    var lines: [String] = []
    UIView.animate(withDuration: 1, animations: { lines.append("change") }) {
      lines.append("completion \($0)")
    }
    #expect(lines == ["change", "completion true"])
  }

  @Test(
    "an animation is recorded with its changes, and completes once when it is said to have ended")
  func heard() {
    var lines: [String] = []
    let recorder = AnimationRecorder {
      UIView.animate(
        withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.6, initialSpringVelocity: 2,
        animations: {
          view.alpha = 0
          view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }
      ) { lines.append("completion \($0)") }
    }
    #expect(recorder.animations.map(describe) == ["0.5 after 0.1: alpha 1.0 to 0.0, transform"])
    #expect(recorder.animations[0].timing == .spring(dampingRatio: 0.6, velocity: 2))
    #expect(lines == [])
    recorder.complete(false)
    recorder.complete(true)
    #expect(lines == ["completion false"])
  }

  @Test("an animation may ask for another one, and both keep their own changes")
  func nested() {
    let other = UIView()
    var lines: [String] = []
    let recorder = AnimationRecorder {
      UIView.animate(
        withDuration: 1,
        animations: {
          view.alpha = 0.5
          UIView.animate(withDuration: 2, animations: { other.alpha = 0 }) { _ in
            lines.append("inner")
          }
          view.transform = .identity
        }
      ) { _ in lines.append("outer") }
    }
    #expect(
      recorder.animations.map(describe) == [
        "1.0 after 0.0: alpha 1.0 to 0.5, transform", "2.0 after 0.0: alpha 1.0 to 0.0",
      ])
    recorder.complete(true)
    #expect(lines == ["outer", "inner"])
  }

  @Test("an animation records frames, in whichever way they are set")
  func frames() {
    view.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    let recorder = AnimationRecorder {
      UIView.animate(
        withDuration: 1,
        animations: {
          view.frame.origin.x = 3
          view.center = CGPoint(x: 5, y: 5)
        })
    }
    #expect(
      recorder.animations.map(describe)
        == ["1.0 after 0.0: frame 1.0, 2.0 to 3.0, 2.0, frame 3.0, 2.0 to 0.0, 0.0"])
  }

  @Test("an animation leaves out changes beside it")
  func beside() {
    let recorder = AnimationRecorder {
      view.alpha = 0.2
      UIView.animate(withDuration: 1, animations: { view.alpha = 1 })
      view.alpha = 0.3
      UIView.performWithoutAnimation { view.alpha = 0.4 }
    }
    #expect(recorder.animations.map(describe) == ["1.0 after 0.0: alpha 0.2 to 1.0"])
    #expect(view.alpha == 0.4)
  }

  @Test("an animation is heard by the recorder that listens last")
  func recorders() {
    var inner: AnimationRecorder?
    let outer = AnimationRecorder {
      inner = AnimationRecorder { UIView.animate(withDuration: 1, animations: {}) }
      UIView.animate(withDuration: 2, animations: {})
    }
    #expect(inner?.animations.map(\.duration) == [1])
    #expect(outer.animations.map(\.duration) == [2])
  }

  private func describe(_ animation: RecordedAnimation) -> String {
    let changes = animation.changes.map { change in
      switch change {
      case .alpha(_, let from, let to): "alpha \(from) to \(to)"
      case .transform: "transform"
      case .frame(_, let from, let to): "frame \(from.minX), \(from.minY) to \(to.minX), \(to.minY)"
      }
    }
    return "\(animation.duration) after \(animation.delay): "
      + changes.joined(separator: ", ")
  }
}
