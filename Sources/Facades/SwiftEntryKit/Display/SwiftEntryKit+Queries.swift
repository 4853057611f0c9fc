public import UIKitNames
internal import Usher

extension SwiftEntryKit {
  /// The window that shows the displayed entry; `nil` if nothing is displayed.
  public class var window: UIWindow? {
    answer(otherwise: nil) { presenter in
      Entries.of(presenter).currentID == nil ? nil : presenter.window
    }
  }

  /// Whether an entry is displayed, or on its way in or out.
  public class var isCurrentlyDisplaying: Bool { isCurrentlyDisplaying() }

  /// Returns whether the entry that is displayed, or on its way in or out, has this name; for
  /// `nil`, whether there is any such entry.
  public class func isCurrentlyDisplaying(entryNamed name: String? = nil) -> Bool {
    answer(otherwise: false) { presenter in
      guard let id = Entries.of(presenter).currentID else { return false }
      return name.map { presenter.name(of: id) == Entries.key(of: $0) } ?? true
    }
  }

  /// Whether no entry is waiting.
  public class var isQueueEmpty: Bool { !queueContains() }

  /// Returns whether an entry with this name is waiting; for `nil`, whether any entry is waiting.
  public class func queueContains(entryNamed name: String? = nil) -> Bool {
    answer(otherwise: false) { presenter in
      let waiting = presenter.ids(.waiting(in: Entries.lane))
      guard let name else { return !waiting.isEmpty }
      return waiting.contains { presenter.name(of: $0) == Entries.key(of: name) }
    }
  }

  private class func answer<Answer: Sendable>(
    otherwise: Answer, _ answer: @MainActor (Presenter) -> Answer
  ) -> Answer {
    MainActor.ifCurrent { Presenter.default.map(answer) } ?? otherwise
  }
}
