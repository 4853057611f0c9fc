#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge
internal import Usher

/// The library's entry point; shows entries above everything else in the app, one at a time.
///
/// The default presenter shows the entries. Calls made before there is a presenter wait for a
/// presenter. `display`, `transform` and `dismiss` may be called from any thread. They take effect
/// when the main thread is free, and never before they return, so queries right after a call still
/// answer with the state before the call. Queries off the main thread answer as if nothing were
/// displayed or enqueued.
public final class SwiftEntryKit {
  private init() {}

  /// A choice of entries to dismiss.
  public enum EntryDismissalDescriptor: Hashable, Sendable {
    /// All entries with this name, displayed or waiting.
    case specific(entryName: String)
    /// All entries with this priority or a lower priority, displayed or waiting.
    case prioritizedLowerOrEqualTo(priority: EKAttributes.Precedence.Priority)
    /// All waiting entries.
    case enqueued
    /// All entries, displayed or waiting.
    case all
    /// The displayed entry.
    case displayed
  }

  /// The window that has the keyboard after the last entry has gone.
  public enum RollbackWindow: Sendable {
    /// The window that had the keyboard before the entries.
    case main
    /// A particular window; made key and visible.
    case custom(window: UIWindow)
  }

  /// A callback for the end of a dismissal, called on the main thread.
  public typealias DismissCompletionHandler = () -> Void
}

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
#endif
