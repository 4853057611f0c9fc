#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) internal import Usher

/// A call of `enqueue()`, from the call to its outcome.
@MainActor
final class BannerRequest {
  /// The `key` of the banner whose `completionAction` is being called, or `nil` outside such calls.
  ///
  /// It is set only during the call. Code that reads a key here was therefore called by the
  /// completion.
  private(set) static var completing: String?

  private let banner: Banner
  private let configuration: BannerConfiguration
  private var statusBar: StatusBar?
  private var handle: PresentationHandle?
  private weak var presenter: Presenter?
  private var wasShown = false
  private var hasToldOfPerson = false
  private var hasEnded = false

  init(of banner: Banner) {
    self.banner = banner
    configuration = banner.configuration
  }

  /// Whether the request's banner is shown.
  var isShown: Bool { handle.map { presenter?.shown.contains($0.id) ?? false } ?? false }

  /// Dismisses the banner, or removes it from the queue.
  func dismiss() { handle?.dismiss() }

  /// Enqueues the banner.
  ///
  /// - Parameters:
  ///   - presenter: The presenter that shows the banner.
  ///   - repeats: Whether `enqueue()` was called inside the completion of a banner with the same
  ///     key.
  func begin(in presenter: Presenter, repeats: Bool) {
    self.presenter = presenter
    if repeats, presenter.ids(.all(in: Banner.usher.lane)).isEmpty { return end(.coalesced) }
    if !presenter.knowsGuest(Banner.usher.lane) {
      presenter.configureGuest(Banner.usher.lane, OverlayPreset.bannerLane)
    }
    banner.requests.append(self)
    let titled = configuration.view as? any BannerView
    let formerTitle = titled?.title ?? ""
    titled?.title = banner.title
    let handle = presenter.present(
      configuration.view, as: overlay(in: presenter), name: banner.key, lifecycle: lifecycle,
      styled: { [weak self] in self?.completed($0) ?? $0 })
    self.handle = handle
    // If another banner shows the same view, the view keeps that banner's title until this banner's
    // turn.
    if !formerTitle.isEmpty, !isShown { titled?.title = formerTitle }
    // The lifecycle's closures aren't called for a refusal or if the presenter is released.
    Task { end(BannerOutcome(await handle.outcome)) }
  }

  private var lifecycle: Lifecycle {
    Lifecycle(
      shouldPresent: { self.prepare() },
      willPresent: { self.comes() },
      willDismiss: { self.leaves() },
      didDismiss: { self.goes($0) })
  }

  /// The overlay configuration for the banner's current settings.
  private func overlay(in presenter: Presenter) -> OverlayConfiguration {
    let metrics = banner.displayMetrics
    let buffer = configuration.bufferHeight
    var overlay = OverlayConfiguration(OverlayPreset.banner)
    overlay.lane = Banner.usher.lane
    overlay.lifetime = banner.requiresUserDismissal ? .infinite : metrics.lifetime
    overlay.pausesFor.subtract([.touch, .drag, .keyboardOpen, .appInactive])
    overlay.entrance = metrics.entrance
    overlay.exit = metrics.exit
    overlay.swipe = metrics.swipe
    overlay.buffer = buffer > 0 ? Double(min(buffer, 10_000)) : 0
    overlay.margins.top = StatusBar.depth(Banner.context, in: presenter)
    return overlay
  }

  /// Applies the banner's current title and settings at the start of its turn.
  private func prepare() -> Bool {
    (configuration.view as? any BannerView)?.title = banner.title
    guard let presenter else { return true }
    own?.update(
      Overlay(
        completed(OverlayContent(configuration.view)), as: overlay(in: presenter), name: banner.key)
    )
    return true
  }

  /// The request's handle.
  ///
  /// The first banner in the queue has its turn before `present` returns the handle.
  private var own: PresentationHandle? {
    handle ?? presenter?.handles(.named(banner.key, in: Banner.usher.lane)).last
  }

  /// Returns the content with the view extended over the buffer.
  ///
  /// If the user has to dismiss the banner, the content also has the role of an alert.
  private func completed(_ content: OverlayContent) -> OverlayContent {
    var content = content.reaching(with: configuration.view)
    if banner.requiresUserDismissal { content.semantics.role = content.semantics.role ?? .alert }
    return content
  }

  private func comes() {
    wasShown = true
    statusBar = configuration.statusBarStyle.map { StatusBar($0, of: Banner.context, for: own) }
  }

  private func leaves() {
    // If the exit has no duration, the banner has already ended here, and `goes` is called next.
    guard let handle, case .leaving(.dismissed(let reason)) = presenter?.pendingState(of: handle.id)
    else { return }
    tellOfPerson(reason)
    statusBar?.restore()
  }

  private func goes(_ reason: DismissReason) {
    tellOfPerson(reason)
    end(BannerOutcome(reason))
  }

  private func tellOfPerson(_ reason: DismissReason) {
    guard BannerOutcome(reason) == .dismissedByUser, !hasToldOfPerson else { return }
    hasToldOfPerson = true
    banner.userDismissalAction?()
  }

  private func end(_ outcome: BannerOutcome) {
    guard !hasEnded else { return }
    hasEnded = true
    statusBar?.restore()
    banner.requests.removeAll { $0 === self }
    banner.outcome = outcome
    if wasShown {
      let outer = Self.completing
      Self.completing = banner.key
      banner.completionAction?()
      Self.completing = outer
    }
    banner.outcomeAction?(outcome)
  }
}
#endif
