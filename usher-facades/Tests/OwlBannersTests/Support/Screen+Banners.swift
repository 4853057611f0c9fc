import FacadeTesting
import OwlBanners
import Usher
import UsherTesting

extension Screen {
  /// The activity of the shown banner, as text.
  var activity: String {
    guard let id = presenter.shown.last else { return "nothing" }
    return switch presenter.pendingState(of: id) {
    case .shown(let showing): "\(showing.activity)"
    case .leaving: "leaving"
    case .requested, .delayed, .waiting, .checking, .measuring, nil: "unseen"
    }
  }

  /// The announcements, each with its politeness.
  var announcements: [OverlayTranscript.Order] {
    host.transcript.entries.map(\.order).filter {
      if case .announced = $0 { true } else { false }
    }
  }

  /// Advances the clock by a number of seconds, and draws only the last frame.
  func pass(_ seconds: Double) {
    advance(seconds)
    connection.timePassed()
  }

  /// Enqueues banners and waits until the requests are performed.
  func enqueue(_ banners: Banner...) async {
    for banner in banners { banner.enqueue() }
    await settle()
  }

  /// Taps the center of the shown banner.
  func tap() {
    guard let placed = host.scene.overlays.last else { return }
    let middle = placed.currentFrame.middle
    host.point(.began, at: middle)
    host.point(.ended, at: middle)
  }

  /// Swipes the shown banner up.
  func swipeUp() { swipe(Vector(dx: 0, dy: -22)) }

  /// Swipes the shown banner within 0.05 seconds, or at a speed in points per second.
  func swipe(_ way: Vector, speed: Double? = nil) {
    guard let placed = host.scene.overlays.last else { return }
    let middle = placed.currentFrame.middle
    host.point(.began, at: middle)
    let steps = speed.map { Int((100 * abs(way.dy) / $0).rounded()) } ?? 5
    for step in 1...steps {
      pass(0.01)
      let share = Double(step) / Double(steps)
      let point = OverlayPoint(x: middle.x + way.dx * share, y: middle.y + way.dy * share)
      host.point(step < steps ? .moved : .ended, at: point)
    }
  }

  /// Returns the titles of the shown banners in order, until all banners have ended.
  func titlesInTurn(_ seconds: Double = 2.75) -> [String] {
    var titles: [String] = []
    while let text = texts.last, titles.count < 1000 {
      titles.append(text)
      pass(seconds)
    }
    return titles
  }
}

extension OverlayRect {
  fileprivate var middle: OverlayPoint { OverlayPoint(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }
}
