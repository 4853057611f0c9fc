import FacadeTesting
import SwiftMessages
import Usher
import UsherTesting

/// A screen with an instance of the library and a record of its messages' events.
@MainActor
final class Stage {
  let screen: Screen
  let messages = SwiftMessages()
  private(set) var events: [String] = []

  init(_ screen: Screen = Screen()) {
    self.screen = screen
  }

  /// Shows a note and records its events.
  @discardableResult
  func show(
    _ text: String, id: String? = nil, _ change: (inout SwiftMessages.Config) -> Void = { _ in }
  ) -> Note {
    let note = Note(text, id: id)
    show(note, change)
    return note
  }

  /// Shows a view and records its events.
  func show(_ view: UIView, _ change: (inout SwiftMessages.Config) -> Void = { _ in }) {
    messages.show(config: config(change), view: view)
  }

  /// Creates a configuration whose events are recorded.
  func config(_ change: (inout SwiftMessages.Config) -> Void = { _ in }) -> SwiftMessages.Config {
    var config = SwiftMessages.Config()
    config.eventListeners = [{ [weak self] in self?.note($0) }]
    change(&config)
    return config
  }

  /// Adds a line to the recorded events.
  func tell(_ event: String) {
    events.append(event)
  }

  /// Returns the events since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// The texts of the visible overlays.
  var texts: [String] { screen.texts }

  /// The configuration of the front overlay.
  var overlay: OverlayConfiguration? {
    screen.presenter.shown.last.flatMap { screen.presenter.overlay(of: $0) }
  }

  /// The front overlay at its current position.
  var placed: PlacedOverlay? { screen.host.scene.overlays.last }

  /// The content of the front overlay.
  var front: OverlayContent? { placed.flatMap { screen.host.attached[$0.id] } }

  /// The announcements.
  var announcements: [String] {
    screen.host.transcript.entries.compactMap {
      if case .announced(let words, _) = $0.order { words } else { nil }
    }
  }

  /// Advances the clock by a number of milliseconds, and performs the due work.
  func advance(_ milliseconds: Int) {
    screen.host.clock.advance(by: .milliseconds(milliseconds))
    screen.connection.timePassed()
  }

  /// Taps outside the message.
  func tapBeside() {
    for stage in [PointerStage.began, .ended] {
      screen.host.point(stage, at: OverlayPoint(x: 195, y: 422))
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
    tell("\(word) \(event.id ?? "-")")
  }
}
