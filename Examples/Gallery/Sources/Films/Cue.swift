package import Usher

/// A step of a film's script.
package enum Cue {
  /// The app calls its presenter.
  ///
  /// The film continues when `until` returns `true`.
  case call(
    until: @MainActor (Presenter) -> Bool = { _ in true }, @MainActor (Presenter) -> Void)
  /// The app changes its appearance.
  case app(AppState)
  case rest(Duration)
  /// The pointer moves to a target.
  ///
  /// If it isn't visible, it appears on the way.
  case point(Target, Duration = .milliseconds(500))
  /// The pointer clicks its target.
  case press
  /// The pointer drags its target by a distance, with increasing speed if it `throws` the target.
  case drag(Vector, Duration, throws: Bool = true)
  /// The pointer disappears.
  case leave

  package enum Target {
    /// A button of an overlay, next to the center of its title, by its number in reading order.
    case button(Int, of: Front = .front)
    /// A point in an overlay, relative to its center.
    case overlay(Vector = .zero, of: Front = .front)
    /// A control of the app, next to the center of its title.
    case control(AppControl)
    /// A point in the window, as fractions of its size.
    case window(Double, Double)
  }

  /// An overlay, by the number of overlays that were shown later.
  package struct Front: ExpressibleByIntegerLiteral, Sendable {
    let number: Int

    package init(integerLiteral number: Int) { self.number = number }

    /// The overlay that was shown last.
    package static let front: Front = 0
  }
}

/// The changeable state of the app behind the overlays.
package struct AppState: Hashable, Sendable {
  /// The number of deleted messages, starting at the second message.
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
  case delete
  case bin
  case close
}
