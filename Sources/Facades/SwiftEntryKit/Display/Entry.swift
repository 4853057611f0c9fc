internal import UIKitNames
internal import Usher

/// One entry, from being asked for to its end.
@MainActor
final class Entry {
  /// What it shows.
  private(set) var view: UIView
  /// What is called when it has gone, before it tells so.
  var completions: [SwiftEntryKit.DismissCompletionHandler] = []
  private let controller: UIViewController?
  private let attributes: EKAttributes
  private let isInKeyWindow: Bool
  private let rollback: SwiftEntryKit.RollbackWindow
  private var handle: PresentationHandle?
  private var hasAppeared = false

  init(
    _ view: UIView, of controller: UIViewController? = nil, using attributes: EKAttributes,
    isInKeyWindow: Bool, rollback: SwiftEntryKit.RollbackWindow
  ) {
    self.view = view
    self.controller = controller
    self.attributes = attributes
    self.isInKeyWindow = isInKeyWindow
    self.rollback = rollback
  }

  /// Which overlay it is; `nil` before it was asked for.
  var id: OverlayID? { handle?.id }

  /// Asks for it.
  func show(in presenter: Presenter) {
    let entries = Entries.of(presenter)
    entries.setOrder()
    let handle = presenter.present(
      OverlayContent(view, as: attributes), as: Overlay(attributes),
      name: attributes.name.map { Entries.key(of: $0) }, interactions: interactions,
      lifecycle: lifecycle(in: entries))
    guard handle.result == nil else { return }
    self.handle = handle
    entries.add(self, as: handle.id)
    follow()
  }

  /// Shows another view.
  func transform(to view: UIView) {
    let known = self.view
    handle?.stopFollowing(known)
    self.view = view
    // Until what is shown is another view, the fields of this one may have something to tell.
    withExtendedLifetime(known) { handle?.transform(to: OverlayContent(view, as: attributes)) }
    follow()
  }

  private func follow() {
    handle?.follow(view) { [weak self] view in
      // It lives for as long as its request does.
      self.map { OverlayContent(view, as: $0.attributes) } ?? OverlayContent(view)
    }
  }

  private var interactions: Interactions {
    Interactions(
      onTap: [{ for action in self.attributes.entryInteraction.customTapActions { action() } }],
      onBackdropTap: [
        { for action in self.attributes.screenInteraction.customTapActions { action() } }
      ])
  }

  private func lifecycle(in entries: Entries) -> Lifecycle {
    Lifecycle(
      willPresent: {
        self.hasAppeared = true
        entries.rollback = self.rollback
        self.attributes.lifecycleEvents.willAppear?()
        self.controller?.beginAppearanceTransition(true, animated: true)
      },
      didPresent: {
        self.controller?.endAppearanceTransition()
        self.attributes.lifecycleEvents.didAppear?()
      },
      willDismiss: {
        self.attributes.lifecycleEvents.willDisappear?()
        self.controller?.beginAppearanceTransition(false, animated: true)
      },
      didDismiss: { _ in self.end(in: entries) })
  }

  /// Tells that it has gone; one that was taken back while it waited tells nothing.
  private func end(in entries: Entries) {
    if let handle {
      handle.stopFollowing(view)
      entries.remove(handle.id)
    }
    if hasAppeared { controller?.endAppearanceTransition() }
    if entries.isEmpty { entries.rollBack() }
    tellCompletions()
    if hasAppeared { attributes.lifecycleEvents.didDisappear?() }
  }

  private func tellCompletions() {
    let told = completions
    completions = []
    for completion in told { completion() }
  }
}
