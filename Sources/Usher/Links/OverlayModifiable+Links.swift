/// What the app does with a link that the user opens.
///
/// The names are those of SwiftUI's `OpenURLAction.Result`.
public enum OverlayLinkResult: Hashable, Sendable, CaseIterable {
  /// The app opened the link, so nothing else happens.
  case handled
  /// The system opens the link, for example in a browser.
  case systemAction
  /// Nothing happens.
  case discarded
}

extension OverlayModifiable {
  /// The action for a link that the user opens, or `nil` if the system opens all links.
  public var onOpenLink: (@MainActor @Sendable (OverlayLink) -> OverlayLinkResult)? {
    get { settings[\.content.onOpenLink] }
    set { settings[\.content.onOpenLink] = newValue }
  }

  /// Sets an action for links in the overlay's texts.
  ///
  /// If it is set several times, the last action is used. Opening a link doesn't dismiss the
  /// overlay.
  ///
  /// ```swift
  /// presenter.present(
  ///   .toast("Read the [news](https://example.org/news)").onOpenLink { link in
  ///     show(link.address)
  ///     return .handled
  ///   })
  /// ```
  public func onOpenLink(
    _ action: @escaping @MainActor @Sendable (OverlayLink) -> OverlayLinkResult
  ) -> Self {
    setting(\.content.onOpenLink, to: action)
  }
}

extension Presenter {
  /// Opens a link that the user pressed in an overlay.
  func open(_ link: OverlayLink, from id: OverlayID) {
    switch handles[id]?.request?.content?.onOpenLink?(link) ?? .systemAction {
    case .handled, .discarded: break
    case .systemAction:
      if isClosed || !host.open(link) { onProblem(.unopenedLink(link)) }
    }
  }
}
