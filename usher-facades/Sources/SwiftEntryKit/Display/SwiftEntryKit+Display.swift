#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
public import UIKitBridge
internal import Usher

extension SwiftEntryKit {
  /// Displays a view as an entry.
  ///
  /// - Parameters:
  ///   - view: The entry's view. If it changes later, the entry shows the change.
  ///   - attributes: The entry's attributes.
  ///   - presentInsideKeyWindow: Whether the entry's window is key while the entry is shown. Text
  ///     fields in an entry work even if it is `false`.
  ///   - rollbackWindow: The window that becomes key after the last entry. If entries name
  ///     different windows, the window of the entry that was shown last is used.
  public class func display(
    entry view: UIView, using attributes: EKAttributes, presentInsideKeyWindow: Bool = false,
    rollbackWindow: RollbackWindow = .main
  ) {
    let handed = MainThreadValue(attributes)
    Presenter.enqueueDefault { presenter in
      Entry(
        view, using: handed.value, isInKeyWindow: presentInsideKeyWindow, rollback: rollbackWindow
      ).show(in: presenter)
    }
  }

  /// Displays a view controller as an entry.
  ///
  /// UIKit notifies the controller when its view appears and disappears.
  ///
  /// - Parameters:
  ///   - viewController: The entry's controller, which is retained until the entry is removed.
  ///   - attributes: The entry's attributes.
  ///   - presentInsideKeyWindow: Whether the entry's window is key while the entry is shown. Text
  ///     fields in an entry work even if it is `false`.
  ///   - rollbackWindow: The window that becomes key after the last entry. If entries name
  ///     different windows, the window of the entry that was shown last is used.
  public class func display(
    entry viewController: UIViewController, using attributes: EKAttributes,
    presentInsideKeyWindow: Bool = false, rollbackWindow: RollbackWindow = .main
  ) {
    let handed = MainThreadValue(attributes)
    Presenter.enqueueDefault { presenter in
      Entry(
        viewController.view, of: viewController, using: handed.value,
        isInKeyWindow: presentInsideKeyWindow, rollback: rollbackWindow
      ).show(in: presenter)
    }
  }

  /// Replaces the view of the displayed entry.
  ///
  /// The entry keeps its attributes and its remaining time. Does nothing if no entry is displayed.
  public class func transform(to view: UIView) {
    Presenter.enqueueDefault { presenter in
      Entries.of(presenter).current?.transform(to: view)
    }
  }

  /// Dismisses displayed entries, or removes waiting entries.
  ///
  /// - Parameters:
  ///   - descriptor: The entries to dismiss.
  ///   - completion: Called exactly once. If the displayed entry is dismissed, called when that
  ///     entry is removed, before its `didDisappear`. Otherwise, called without waiting for an
  ///     entry.
  public class func dismiss(
    _ descriptor: EntryDismissalDescriptor = .displayed,
    with completion: DismissCompletionHandler? = nil
  ) {
    let handed = MainThreadValue(completion)
    Presenter.enqueueDefault { presenter in
      Entries.of(presenter).dismiss(descriptor.selection, completion: handed.value)
    }
  }

  /// Lays out the displayed entry's view and its window.
  ///
  /// On the main thread, the layout is performed immediately. On other threads, it is performed
  /// when the main thread is free. Does nothing if no entry is displayed.
  public class func layoutIfNeeded() {
    let isDone: Bool? = MainActor.ifCurrent {
      if let presenter = Presenter.default { layOut(in: presenter) }
      return true
    }
    guard isDone == nil else { return }
    Presenter.enqueueDefault { layOut(in: $0) }
  }

  @MainActor
  private class func layOut(in presenter: Presenter) {
    guard let entry = Entries.of(presenter).current else { return }
    entry.view.layoutIfNeeded()
    window?.layoutIfNeeded()
  }
}

extension SwiftEntryKit.EntryDismissalDescriptor {
  fileprivate var selection: OverlaySelection<String> {
    switch self {
    case .specific(let name): .named(Entries.key(of: name), in: Entries.lane)
    case .prioritizedLowerOrEqualTo(let priority): .upTo(Priority(priority), in: Entries.lane)
    case .enqueued: .waiting(in: Entries.lane)
    case .all: .all(in: Entries.lane)
    case .displayed: .shown(in: Entries.lane)
    }
  }
}

/// A value that is passed from any thread to the main thread.
///
/// The values that an app passes to `display` and `dismiss` are only used on the main thread,
/// because their closures are meant to run there.
private struct MainThreadValue<Value>: @unchecked Sendable {
  private let handed: Value

  init(_ value: Value) {
    handed = value
  }

  @MainActor var value: Value { handed }
}
#endif
