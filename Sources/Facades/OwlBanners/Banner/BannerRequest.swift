internal import Usher

/// One call of `enqueue()`, until it has ended.
@MainActor
final class BannerRequest {
  /// What tells the banner from others whose completion is being called just now.
  ///
  /// It says what is on the call stack, not what is shown: whoever finds it was called from there.
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

  /// Whether the banner is shown for it.
  var isShown: Bool { handle.map { presenter?.isShowing($0.id) ?? false } ?? false }

  /// Sends the banner away, or takes it back.
  func dismiss() { handle?.dismiss() }

  /// Puts the banner in line.
  ///
  /// - Parameters:
  ///   - presenter: Where.
  ///   - repeats: Whether that was asked from inside the completion of one like it.
  func begin(in presenter: Presenter, repeats: Bool) {
    self.presenter = presenter
    if repeats, presenter.ids(.all(in: Banner.usher.lane)).isEmpty { return end(.coalesced) }
    if !presenter.knowsGuest(Banner.usher.lane) {
      presenter.configureGuest(Banner.usher.lane, Presets.bannerLane)
    }
    banner.requests.append(self)
    let titled = configuration.view as? any BannerView
    let formerTitle = titled?.title ?? ""
    titled?.title = banner.title
    let handle = presenter.present(
      configuration.view, as: overlay(in: presenter), name: banner.key, lifecycle: lifecycle,
      styled: { [weak self] in self?.completed($0) ?? $0 })
    self.handle = handle
    // A view that another banner shows keeps that one's title until it is this one's turn.
    if !formerTitle.isEmpty, !isShown { titled?.title = formerTitle }
    // A refusal, and the end of the presenter itself, call nobody back.
    Task { end(BannerOutcome(await handle.outcome)) }
  }

  private var lifecycle: Lifecycle {
    Lifecycle(
      shouldPresent: { self.prepare() },
      willPresent: { self.comes() },
      willDismiss: { self.leaves() },
      didDismiss: { self.goes($0) })
  }

  /// Where, when and how the banner is shown, as it says now.
  private func overlay(in presenter: Presenter) -> Overlay {
    let metrics = banner.displayMetrics
    let buffer = configuration.bufferHeight
    var overlay = Presets.banner.overlay
    overlay.lane = Banner.usher.lane
    overlay.lifetime = banner.requiresUserDismissal ? .untilDismissed : metrics.lifetime
    overlay.entrance = metrics.entrance
    overlay.exit = metrics.exit
    overlay.buffer = buffer > 0 ? Double(min(buffer, 10_000)) : 0
    overlay.margins.top = StatusBar.depth(Banner.context, in: presenter)
    return overlay
  }

  /// Takes over, now that its turn has come, what the banner says by now.
  private func prepare() -> Bool {
    (configuration.view as? any BannerView)?.title = banner.title
    guard let presenter else { return true }
    own?.update(to: completed(OverlayContent(configuration.view)), as: overlay(in: presenter))
    return true
  }

  /// The request; the first in line has its turn while it is still being asked for.
  private var own: PresentationHandle? {
    handle ?? presenter?.handles(.named(banner.key, in: Banner.usher.lane)).last
  }

  /// The same, with the view up to the end of the buffer, and as an alert where it waits for a person.
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
    // An exit that takes no time is over before anybody could ask for its reason; `goes` is next then.
    guard let handle, case .leaving(.dismissed(let reason)) = presenter?.standing(of: handle.id)
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
