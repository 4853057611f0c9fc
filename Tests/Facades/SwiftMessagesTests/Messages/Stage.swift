import FacadeTesting
import SwiftMessages
import Usher

/// A screen with an instance on it, and what happens to its messages.
@MainActor
final class Stage {
  let screen: Screen
  let messages = SwiftMessages()
  private(set) var events: [String] = []

  init() {
    screen = Screen()
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
    var config = SwiftMessages.Config()
    config.eventListeners = [{ [weak self] in self?.note($0) }]
    change(&config)
    messages.show(config: config, view: view)
  }

  /// What happened since this was asked last.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// The texts of what is seen.
  var texts: [String] { screen.texts }

  func advance(_ seconds: Double) { screen.advance(seconds) }

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
