internal import Usher

/// Shows entries above everything else in the app, one at a time.
///
/// Entries are shown by the default presenter; what is asked for before there is one waits for it.
/// `display`, `transform` and `dismiss` may be called from any thread. They take effect when the main
/// thread is free, and never before they return, so that what is asked right after them is still answered as
/// before. What is asked off the main thread is answered as if nothing were displayed or enqueued.
public final class SwiftEntryKit {
  private init() {}

  /// Which entries are to go.
  public enum EntryDismissalDescriptor: Hashable, Sendable {
    /// All of this name, displayed or enqueued.
    case specific(entryName: String)
    /// All of this priority or a lower one, displayed or enqueued.
    case prioritizedLowerOrEqualTo(priority: EKAttributes.Precedence.Priority)
    /// Those that wait.
    case enqueued
    /// All of them.
    case all
    /// The one that is displayed.
    case displayed
  }

  /// Which window has the keyboard when the last entry has gone.
  public enum RollbackWindow: Sendable {
    /// The one that has it.
    case main
    /// Another one.
    case custom(window: UIWindow)
  }

  /// What is called when the entries that were to go have gone; on the main thread.
  public typealias DismissCompletionHandler = () -> Void
}
