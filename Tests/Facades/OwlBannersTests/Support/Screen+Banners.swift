import FacadeTesting
import OwlBanners
import Usher
import UsherTesting

extension Screen {
  /// What the banner that is shown does.
  var activity: String {
    guard let id = presenter.shown.last else { return "nothing" }
    return switch presenter.standing(of: id) {
    case .shown(let showing): "\(showing.activity)"
    case .leaving: "leaving"
    case .delayed, .waiting, .asked, .measuring, nil: "unseen"
    }
  }

  /// Lets time pass, in seconds, and shows what is at its end: between frames, the screen is as it was.
  func pass(_ seconds: Double) {
    advance(seconds)
    presenter.handle(.timePassed)
  }

  /// Puts banners in line and lets them be taken up.
  func enqueue(_ banners: Banner...) async {
    for banner in banners { banner.enqueue() }
    await settle()
  }

  /// Taps the middle of the banner that is shown.
  func tap() {
    guard let placed = host.scene.overlays.last else { return }
    let middle = placed.currentFrame.middle
    host.point(.began, at: middle)
    host.point(.ended, at: middle)
  }

  /// Swipes the banner that is shown upwards.
  func swipeUp() { swipe(Vector(dx: 0, dy: -22)) }

  /// Swipes the banner that is shown, within a twentieth of a second.
  func swipe(_ way: Vector) {
    guard let placed = host.scene.overlays.last else { return }
    let middle = placed.currentFrame.middle
    host.point(.began, at: middle)
    for step in 1...5 {
      pass(0.01)
      let share = Double(step) / 5
      let point = Point(x: middle.x + way.dx * share, y: middle.y + way.dy * share)
      host.point(step < 5 ? .moved : .ended, at: point)
    }
  }

  /// The titles of what is shown in one turn after the other, until nothing is.
  func titlesInTurn(_ seconds: Double = 2.75) -> [String] {
    var titles: [String] = []
    while let text = texts.last, titles.count < 1000 {
      titles.append(text)
      pass(seconds)
    }
    return titles
  }
}

extension Rect {
  fileprivate var middle: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }
}
