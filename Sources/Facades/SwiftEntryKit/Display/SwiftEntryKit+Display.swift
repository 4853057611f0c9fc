internal import Foundation
public import UIKitNames
internal import Usher

extension SwiftEntryKit {
  /// Displays a view.
  ///
  /// - Parameters:
  ///   - view: What the entry shows; what changes in it is drawn anew.
  ///   - attributes: Where, when and how it is shown.
  ///   - presentInsideKeyWindow: Whether the entry's window is key while the entry is shown. Fields in an entry
  ///     can be typed into either way; without effect where an entry is shown in the app's own window.
  ///   - rollbackWindow: Which window has the keyboard when the last entry has gone; that of the entry which
  ///     came last counts.
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

  /// Displays the view of a view controller, which is told when it appears and disappears.
  ///
  /// - Parameters:
  ///   - viewController: What the entry shows; kept until that has gone.
  ///   - attributes: Where, when and how it is shown.
  ///   - presentInsideKeyWindow: Whether the entry's window is key while the entry is shown. Fields in an entry
  ///     can be typed into either way; without effect where an entry is shown in the app's own window.
  ///   - rollbackWindow: Which window has the keyboard when the last entry has gone; that of the entry which
  ///     came last counts.
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

  /// Shows another view in the entry that is displayed, and leaves the rest of its life alone; without
  /// effect where nothing is displayed.
  public class func transform(to view: UIView) {
    Presenter.enqueueDefault { presenter in
      Entries.of(presenter).current?.transform(to: view)
    }
  }

  /// Sends entries away, and takes back those that wait.
  ///
  /// - Parameters:
  ///   - descriptor: Which ones.
  ///   - completion: Called exactly once: when the one that is displayed has gone, before it tells so; at
  ///     once where that was not meant.
  public class func dismiss(
    _ descriptor: EntryDismissalDescriptor = .displayed,
    with completion: DismissCompletionHandler? = nil
  ) {
    let handed = MainThreadValue(completion)
    Presenter.enqueueDefault { presenter in
      Entries.of(presenter).dismiss(descriptor.selection, completion: handed.value)
    }
  }

  /// Draws what has changed in the view that is displayed: at once on the main thread, otherwise soon.
  public class func layoutIfNeeded() {
    let isDone: Bool? = MainActor.ifCurrent {
      if let presenter = Presenter.default { layOut(in: presenter) }
      return true
    }
    guard isDone == nil else { return }
    Presenter.enqueueDefault { layOut(in: $0) }
  }

  /// Draws what has changed in the displayed view, and in the window around the view.
  @MainActor
  private class func layOut(in presenter: Presenter) {
    guard let entry = Entries.of(presenter).current else { return }
    entry.view.layoutIfNeeded()
    window?.layoutIfNeeded()
  }
}

extension SwiftEntryKit.EntryDismissalDescriptor {
  fileprivate var selection: OverlaySelection {
    switch self {
    case .specific(let name): .named(Entries.key(of: name), in: Entries.lane)
    case .prioritizedLowerOrEqualTo(let priority): .upTo(Priority(priority), in: Entries.lane)
    case .enqueued: .waiting(in: Entries.lane)
    case .all: .all(in: Entries.lane)
    case .displayed: .shown(in: Entries.lane)
    }
  }
}
