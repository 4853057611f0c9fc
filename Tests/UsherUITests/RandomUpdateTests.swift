import Testing
import Usher
import UsherTesting
import UsherUI

/// Random lives of a view and its binding.
///
/// Each item has one overlay, the binding loses each item once, and everything is released.
@MainActor
@Suite("Random updates")
struct RandomUpdateTests {
  @Test("random updates keep one overlay for each item", arguments: 0..<400)
  func lives(seed: Int) {
    var life = Life(seed: UInt64(seed))
    for _ in 0..<40 {
      life.step()
      let faults = life.faults
      if !faults.isEmpty {
        Issue.record("seed \(seed): \(faults) after \(life.steps.joined(separator: ", "))")
        return
      }
    }
    let left = life.leave()
    #expect(left == [], "seed \(seed): after \(life.steps.joined(separator: ", "))")
  }
}

/// The life of a view, from the first update until its final removal.
@MainActor
private struct Life {
  let screen = Screen()
  private(set) var steps: [String] = []
  private var random: Dice
  private var isThere = true

  init(seed: UInt64) {
    random = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    screen.overlay.lifetime = .timed(.milliseconds(900))
    screen.overlay.exit = .fadeOut
    screen.overlay.tap = .dismiss
    screen.removal = random.chance(1, in: 4) ? .stays : .dismisses
    screen.presenter?.configure(.main, LaneSettings(maximumWaiting: 4))
  }

  /// Plays a random change, followed by the work of SwiftUI and the main actor.
  mutating func step() {
    switch random.below(13) {
    case 0...3: change()
    case 4: change(settles: false)
    case 5:
      isThere = true
      note("update") { $0.update() }
    case 6:
      isThere = false
      note("remove") { $0.remove() }
    case 7: note("remove and put back") { $0.remove(settles: false) }
    case 8:
      isThere = true
      note("made anew") { $0.makeAnewIfGone() }
    case 9:
      let time = random.below(1200)
      note("advance \(time)") { $0.advance(time) }
    case 10:
      let all = random.chance(1, in: 2)
      note("dismiss") { screen in
        if all { screen.presenter?.dismissAll() } else { screen.requests.last?.dismiss() }
      }
    case 11: note("tap") { $0.tap() }
    default: present()
    }
    if isThere { screen.update() } else { screen.settle() }
    // The next update reflects values written by a refusal or an end.
    if isThere { screen.update() }
  }

  /// The rules that are currently violated.
  var faults: [String] {
    var faults = screen.intrusions
    let held = isThere ? screen.notes.map(\.id) : []
    for id in 1...4 {
      let live = screen.live(id)
      // An overlay that stays no longer has an item, so a new item with the same id may request
      // another.
      let most = screen.removal == .stays ? .max : held.contains(id) ? 1 : 0
      let least = held.contains(id) ? 1 : 0
      if live > most || live < least { faults.append("\(live) overlays of \(id)") }
    }
    let told = screen.journal.count { $0.contains("ended") }
    let ended = screen.requests.count { $0.handle.result != nil }
    if told != ended { faults.append("\(told) of \(ended) ends told") }
    return faults
  }

  /// Removes the view, waits until all overlays are removed, and describes the remaining objects.
  func leave() -> [String] {
    screen.remove()
    screen.advance(60_000)
    weak let overlays = screen.overlays
    screen.makeAnew()
    var left = screen.requests.filter { $0.handle.result == nil }.map { "request \($0.handle.id)" }
    if overlays != nil { left.append("the view's state") }
    return left + screen.intrusions
  }

  private mutating func change(settles: Bool = true) {
    let notes = (1...4).filter { _ in random.chance(1, in: 3) }.map {
      Note($0, random.chance(1, in: 4) ? "" : "Words \(random.below(3))")
    }
    let updates = settles && isThere
    note("set \(notes.map(\.id))") { screen in
      screen.notes = notes
      if updates { screen.update(settles: false) }
    }
  }

  private mutating func present() {
    let replaces = random.chance(1, in: 2)
    note(replaces ? "another replaces" : "another waits") { screen in
      screen.presenter?.present(
        OverlayContent(.text(OverlayNode.Text("Other"))),
        as: OverlayConfiguration(
          precedence: replaces ? .replace() : .queue, lifetime: .timed(.milliseconds(300))))
    }
  }

  private mutating func note(_ words: String, _ act: (Screen) -> Void) {
    steps.append(words)
    act(screen)
  }
}

extension Screen {
  /// The number of an item's requests that are shown or waiting, and aren't exiting.
  fileprivate func live(_ id: Int) -> Int {
    zip(asked, requests).count { asked, request in
      guard asked == id else { return false }
      return request.handle.state.isWaiting || request.handle.state.isShown
    }
  }

  /// Taps the front overlay.
  fileprivate func tap() {
    guard let frame = host.scene.overlays.last?.currentFrame else { return }
    let middle = OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    host.point(.began, at: middle)
    host.point(.ended, at: middle)
  }

  /// Recreates the view's state if the view was removed.
  fileprivate func makeAnewIfGone() {
    settle()
    remove()
    makeAnew()
  }
}

/// A small pseudorandom number generator with the same numbers in every run.
private struct Dice {
  var state: UInt64

  /// Returns a random number from 0 up to, but not including, `limit`.
  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// Returns true with the probability `once` / `times`.
  mutating func chance(_ once: Int, in times: Int) -> Bool { below(times) < once }
}
