#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge
internal import Usher

/// Shows entries above everything else in the app, one at a time.
///
/// You can call `display`, `transform` and `dismiss` from any thread. They take effect after they
/// return, when the main thread is free and a default presenter exists. If you query the state
/// immediately after such a call, you get the state before the call. Queries off the main thread
/// return the same values as if no entry were displayed or waiting.
public final class SwiftEntryKit {
  private init() {}

  /// A choice of entries to dismiss.
  public enum EntryDismissalDescriptor: Hashable, Sendable {
    /// The displayed and waiting entries with this name.
    case specific(entryName: String)
    /// The displayed and waiting entries with this priority or a lower priority.
    case prioritizedLowerOrEqualTo(priority: EKAttributes.Precedence.Priority)
    /// All waiting entries.
    case enqueued
    /// All displayed and waiting entries.
    case all
    /// The displayed entry.
    case displayed
  }

  /// The window that becomes key after the last entry was removed.
  public enum RollbackWindow: Sendable {
    /// The window that was key before the entries.
    case main
    /// A given window, which becomes key and visible.
    case custom(window: UIWindow)
  }

  /// A closure that is called on the main thread when a dismissal ends.
  public typealias DismissCompletionHandler = () -> Void
}

extension SwiftEntryKit {
  /// The window that shows the displayed entry, or `nil` if no entry is displayed.
  public class var window: UIWindow? {
    answer(otherwise: nil) { presenter in
      Entries.of(presenter).currentID == nil ? nil : presenter.window
    }
  }

  /// Whether an entry is displayed, including its entrance and exit.
  public class var isCurrentlyDisplaying: Bool { isCurrentlyDisplaying() }

  /// Returns whether an entry with a name is displayed, including its entrance and exit.
  ///
  /// If the name is `nil`, returns whether any entry is displayed.
  public class func isCurrentlyDisplaying(entryNamed name: String? = nil) -> Bool {
    answer(otherwise: false) { presenter in
      guard let id = Entries.of(presenter).currentID else { return false }
      return name.map { presenter.name(of: id) == Entries.key(of: $0) } ?? true
    }
  }

  /// Whether no entry is waiting.
  public class var isQueueEmpty: Bool { !queueContains() }

  /// Returns whether an entry with a name is waiting.
  ///
  /// If the name is `nil`, returns whether any entry is waiting.
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
