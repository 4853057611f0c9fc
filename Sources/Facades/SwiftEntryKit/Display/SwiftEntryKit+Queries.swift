public import UIKitNames
internal import Usher

extension SwiftEntryKit {
  /// The window that an entry is displayed in; `nil` where none is.
  public class var window: UIWindow? {
    answer(otherwise: nil) { presenter in
      Entries.of(presenter).currentID == nil ? nil : presenter.window
    }
  }

  /// Whether an entry is displayed, on its way in or out included.
  public class var isCurrentlyDisplaying: Bool { isCurrentlyDisplaying() }

  /// Whether the entry that is displayed, on its way in or out included, has this name; without a name,
  /// whether there is one.
  public class func isCurrentlyDisplaying(entryNamed name: String? = nil) -> Bool {
    answer(otherwise: false) { presenter in
      guard let id = Entries.of(presenter).currentID else { return false }
      return name.map { presenter.name(of: id) == Entries.key(of: $0) } ?? true
    }
  }

  /// Whether no entry waits.
  public class var isQueueEmpty: Bool { !queueContains() }

  /// Whether an entry of this name waits; without a name, whether any does.
  public class func queueContains(entryNamed name: String? = nil) -> Bool {
    answer(otherwise: false) { presenter in
      let asked = name.map { OverlaySelection.named(Entries.key(of: $0), in: Entries.lane) }
      return !presenter.ids(asked ?? .waiting(in: Entries.lane), among: .waiting).isEmpty
    }
  }

  private class func answer<Answer: Sendable>(
    otherwise: Answer, _ answer: @MainActor (Presenter) -> Answer
  ) -> Answer {
    MainActor.ifCurrent { Presenter.default.map(answer) } ?? otherwise
  }
}
