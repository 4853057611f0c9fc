import FacadeTesting
import SwiftMessages
import Usher
import UsherTesting

/// A screen with an instance on it, and what happens to its messages.
@MainActor
final class Stage {
  let screen: Screen
  let messages = SwiftMessages()
  private(set) var events: [String] = []

  init(_ screen: Screen = Screen()) {
    self.screen = screen
  }

  /// Shows a note and writes down what happens to it.
  @discardableResult
  func show(
    _ text: String, id: String? = nil, _ change: (inout SwiftMessages.Config) -> Void = { _ in }
  ) -> Note {
    let note = Note(text, id: id)
    show(note, change)
    return note
  }

  /// Shows a view and writes down what happens to it.
  func show(_ view: UIView, _ change: (inout SwiftMessages.Config) -> Void = { _ in }) {
    messages.show(config: config(change), view: view)
  }

  /// A configuration whose events are written down.
  func config(_ change: (inout SwiftMessages.Config) -> Void = { _ in }) -> SwiftMessages.Config {
    var config = SwiftMessages.Config()
    config.eventListeners = [{ [weak self] in self?.note($0) }]
    change(&config)
    return config
  }

  /// What happened since this was asked last.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// The texts of what is seen.
  var texts: [String] { screen.texts }

  /// The values of what is seen in front, as they were asked for.
  var overlay: Overlay? { screen.presenter.shown.last.flatMap { screen.presenter.overlay(of: $0) } }

  /// The front one, as it looks now.
  var placed: PlacedOverlay? { screen.host.scene.overlays.last }

  /// What is drawn of the front one.
  var front: OverlayContent? { placed.flatMap { screen.host.attached[$0.id] } }

  /// What was said aloud.
  var announcements: [String] {
    screen.host.transcript.entries.compactMap {
      if case .announced(let words, _) = $0.order { words } else { nil }
    }
  }

  /// Lets milliseconds pass, and what is due by then happen.
  func advance(_ milliseconds: Int) {
    screen.host.clock.advance(by: .milliseconds(milliseconds))
    screen.presenter.handle(.timePassed)
  }

  /// A tap beside the message.
  func tapBeside() {
    for stage in [PointerStage.began, .ended] {
      screen.host.point(stage, at: Point(x: 195, y: 422))
    }
  }

  private func note(_ event: SwiftMessages.Event) {
    let word =
      switch event {
      case .willShow: "willShow"
      case .didShow: "didShow"
      case .willHide: "willHide"
      case .didHide: "didHide"
      }
    events.append("\(word) \(event.id ?? "-")")
  }
}
