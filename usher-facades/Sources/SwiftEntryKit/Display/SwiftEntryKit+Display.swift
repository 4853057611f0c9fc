#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
public import UIKitBridge
internal import Usher

extension SwiftEntryKit {
  /// Displays a view as an entry.
  ///
  /// - Parameters:
  ///   - view: The entry's view; later changes of the view are drawn as well.
  ///   - attributes: The entry's attributes.
  ///   - presentInsideKeyWindow: Whether the entry's window is key while the entry is shown. Text
  ///     fields in an entry work either way; ignored where entries are shown in the app's own
  ///     window.
  ///   - rollbackWindow: The window that has the keyboard after the last entry; the choice of the
  ///     entry shown last counts.
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

  /// Displays a view controller's view as an entry and tells the controller of appearance and
  /// disappearance.
  ///
  /// - Parameters:
  ///   - viewController: The entry's controller; kept alive until the entry has gone.
  ///   - attributes: The entry's attributes.
  ///   - presentInsideKeyWindow: Whether the entry's window is key while the entry is shown. Text
  ///     fields in an entry work either way; ignored where entries are shown in the app's own
  ///     window.
  ///   - rollbackWindow: The window that has the keyboard after the last entry; the choice of the
  ///     entry shown last counts.
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

  /// Replaces the view of the displayed entry, and leaves the rest of the entry's life unchanged; a
  /// no-op if nothing is displayed.
  public class func transform(to view: UIView) {
    Presenter.enqueueDefault { presenter in
      Entries.of(presenter).current?.transform(to: view)
    }
  }

  /// Dismisses displayed entries and removes waiting entries.
  ///
  /// - Parameters:
  ///   - descriptor: The entries to dismiss.
  ///   - completion: Called exactly once. If the displayed entry is dismissed, called when that
  ///     entry has gone, before its `didDisappear`; otherwise called at once.
  public class func dismiss(
    _ descriptor: EntryDismissalDescriptor = .displayed,
    with completion: DismissCompletionHandler? = nil
  ) {
    let handed = MainThreadValue(completion)
    Presenter.enqueueDefault { presenter in
      Entries.of(presenter).dismiss(descriptor.selection, completion: handed.value)
    }
  }

  /// Lays out the displayed entry's view and its window; a no-op if nothing is displayed.
  ///
  /// The layout happens at once on the main thread. From another thread, it happens when the main
  /// thread is free.
  public class func layoutIfNeeded() {
    let isDone: Bool? = MainActor.ifCurrent {
      if let presenter = Presenter.default { layOut(in: presenter) }
      return true
    }
    guard isDone == nil else { return }
    Presenter.enqueueDefault { layOut(in: $0) }
  }

  /// Lays out the displayed entry's view and the window around the view.
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

/// A value that is handed over to the main thread from any thread.
///
/// Values that an app passes to `display` and `dismiss` are used on the main thread only; closures
/// inside them were meant to run there.
private struct MainThreadValue<Value>: @unchecked Sendable {
  private let handed: Value

  init(_ value: Value) {
    handed = value
  }

  @MainActor var value: Value { handed }
}
#endif
