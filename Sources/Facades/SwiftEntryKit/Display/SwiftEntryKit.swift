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
