package import Usher

/// A step of a film's script.
package enum Cue {
  /// The app calls its presenter; the film goes on once `until` holds.
  case call(
    until: @MainActor (Presenter) -> Bool = { _ in true }, @MainActor (Presenter) -> Void)
  /// The app itself looks different.
  case app(AppState)
  /// Time passes.
  case rest(Duration)
  /// The pointer moves to a place, and appears on the way if it is not there.
  case point(Target, Duration = .milliseconds(500))
  /// The pointer presses what it points at, and lets go.
  case press
  /// The pointer drags what it points at by a distance, faster and faster if it `throws` it.
  case drag(Vector, Duration, throws: Bool = true)
  /// The pointer disappears.
  case leave

  /// A place for the pointer.
  package enum Target {
    /// A button of an overlay, beside the middle of its words, by its number in reading order.
    case button(Int, of: Front = .front)
    /// A place in an overlay, from its centre.
    case overlay(Vector = .zero, of: Front = .front)
    /// A control of the app, beside the middle of its words.
    case control(AppControl)
    /// A place in the window, as shares of its size.
    case window(Double, Double)
  }

  /// An overlay, by the number of overlays that were shown after it.
  package struct Front: ExpressibleByIntegerLiteral, Sendable {
    let number: Int

    package init(integerLiteral number: Int) { self.number = number }

    /// The overlay that was shown last.
    package static let front: Front = 0
  }
}

/// The looks of the app behind the overlays that a film changes.
package struct AppState: Hashable, Sendable {
  /// The number of letters that are missing, from the second one on.
  package var deletedLetters: Int
  /// Whether the editor covers a part of the list.
  package var isEditorOpen: Bool

  package init(deletedLetters: Int = 0, isEditorOpen: Bool = false) {
    self.deletedLetters = deletedLetters
    self.isEditorOpen = isEditorOpen
  }
}

/// A control of the app behind the overlays.
package enum AppControl: Hashable, Sendable {
  /// The button that deletes the selected letter.
  case delete
  /// The button that empties the bin.
  case bin
  /// The button that closes the editor.
  case close
}
