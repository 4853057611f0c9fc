#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge
@_spi(Facades) internal import Usher

/// An entry, from its request to its end.
@MainActor
final class Entry {
  /// The view that the entry shows.
  private(set) var view: UIView
  /// The completions to call when the entry is removed, before `didDisappear`.
  var completions: [SwiftEntryKit.DismissCompletionHandler] = []
  private let controller: UIViewController?
  /// The controller of the visible view, or `nil` after a transform to a different view.
  private var shownController: UIViewController?
  private let attributes: EKAttributes
  private let isInKeyWindow: Bool
  private let rollback: SwiftEntryKit.RollbackWindow
  private var handle: PresentationHandle?
  private var hasAppeared = false
  private var statusBarChange: StatusBarChange?

  init(
    _ view: UIView, of controller: UIViewController? = nil, using attributes: EKAttributes,
    isInKeyWindow: Bool, rollback: SwiftEntryKit.RollbackWindow
  ) {
    self.view = view
    self.controller = controller
    shownController = controller
    self.attributes = attributes
    self.isInKeyWindow = isInKeyWindow
    self.rollback = rollback
  }

  /// The entry's overlay, or `nil` if the entry wasn't requested yet or was refused.
  var id: OverlayID? { handle?.id }

  /// Requests the entry's overlay from a presenter.
  func show(in presenter: Presenter) {
    let entries = Entries.of(presenter)
    entries.setOrder()
    let handle = presenter.present(
      Overlay(
        content(of: view), as: OverlayConfiguration(attributes),
        name: attributes.name.map { Entries.key(of: $0) }, interactions: interactions,
        lifecycle: lifecycle(in: entries)))
    guard !handle.state.hasEnded else { return }
    self.handle = handle
    entries.add(self, as: handle.id)
    // If the host measures immediately, it has already called `willPresent`, before the handle was
    // known.
    if hasAppeared { setDemands(demands) }
    follow()
  }

  /// Replaces the entry's view.
  func transform(to view: UIView) {
    let known = self.view
    handle?.stopFollowing(known)
    self.view = view
    shownController = nil
    // The old view's fields can report changes until the new view is shown, so the old view is
    // retained.
    withExtendedLifetime(known) { handle?.transform(Overlay(content(of: view))) }
    follow()
  }

  private func content(of view: UIView) -> OverlayContent {
    OverlayContent(view, of: shownController, as: attributes)
  }

  private func follow() {
    guard view.isFollowed(of: shownController) else { return }
    handle?.follow(view) { [weak self] view in
      // The entry exists as long as its request.
      self?.content(of: view) ?? OverlayContent(view)
    }
  }

  private var interactions: Interactions {
    Interactions(
      onTap: [
        {
          let tree = self.view as? UsherContentView
          tree?.endTyping()
          for action in self.attributes.entryInteraction.customTapActions { action() }
        }
      ],
      onBackdropTap: [
        { for action in self.attributes.screenInteraction.customTapActions { action() } }
      ])
  }

  private func lifecycle(in entries: Entries) -> Lifecycle {
    Lifecycle(
      willPresent: {
        self.hasAppeared = true
        entries.rollback = self.rollback
        self.setDemands(self.demands)
        self.attributes.lifecycleEvents.willAppear?()
        self.controller?.overlayBegins(toAppear: true)
      },
      didPresent: {
        self.controller?.overlayEnds()
        self.attributes.lifecycleEvents.didAppear?()
      },
      willDismiss: {
        self.attributes.lifecycleEvents.willDisappear?()
        self.controller?.overlayBegins(toAppear: false)
      },
      didDismiss: { _ in self.end(in: entries) })
  }

  /// Calls the completions and then, if the entry was shown, `didDisappear`.
  private func end(in entries: Entries) {
    setDemands(nil)
    if let handle {
      handle.stopFollowing(view)
      entries.remove(handle.id)
    }
    if hasAppeared { controller?.overlayEnds() }
    if entries.isEmpty { entries.rollBack() }
    tellCompletions()
    if hasAppeared { attributes.lifecycleEvents.didDisappear?() }
  }

  private var demands: WindowDemands { WindowDemands(attributes, isKey: isInKeyWindow) }

  private func setDemands(_ demands: WindowDemands?) {
    statusBarChange?.end()
    statusBarChange = demands.flatMap { demands in
      guard demands.statusBar != .inherited else { return nil }
      return handle?.presenter?.statusBarOwner.map {
        StatusBarChange(to: demands.statusBar, of: $0)
      }
    }
    if let handle { handle.presenter?.setDemands(demands, of: handle.id) }
  }

  private func tellCompletions() {
    let told = completions
    completions = []
    for completion in told { completion() }
  }
}
#endif
