#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge
@_spi(Facades) internal import Usher

/// A notice at the top of the window, shown after the banners that were enqueued before it.
///
/// ```swift
/// let banner = Banner(DefaultBannerStyle.success, title: "Great job you did it.")
/// banner.completionAction = { print("gone") }
/// banner.enqueue()
/// ```
///
/// A banner can be made anywhere, and enqueued from any thread. Its closures are called on the main
/// actor. The banner is kept alive while it waits or is shown, and can be enqueued any number of
/// times.
open class Banner: NSObject, Enqueueing {
  // `@IBInspectable` exposes a property to Objective-C, and is accepted on platforms without
  // Objective-C.

  /// The durations of entrance, stay and exit; by default the style's, else 0.5, 2 and 0.25
  /// seconds.
  ///
  /// The durations are read when the banner's turn comes; later changes apply to the next turn.
  open var displayMetrics = BannerDisplayMetrics.standard { didSet { hasOwnMetrics = true } }

  /// The callback for a dismissal by the user, called before the exit begins.
  @IBInspectable open var userDismissalAction: (() -> Void)?

  /// The callback for the end of a shown banner, called before the next banner comes, whatever
  /// ended it.
  ///
  /// A banner with the same style and title that is enqueued inside the callback counts as a
  /// repetition of this banner, unless another banner waits by then.
  @IBInspectable open var completionAction: (() -> Void)?

  /// Whether the banner stays until the user or the app dismisses it; by default the style's value,
  /// else no.
  ///
  /// The value is read when the banner's turn comes; later changes apply to the next turn.
  @IBInspectable open var requiresUserDismissal = false { didSet { hasOwnRequirement = true } }

  /// The app in whose window banners are shown; `nil` for the scene in front.
  ///
  /// The object is kept alive. Set it once, on the main thread, before the first banner.
  public static var application: (any ApplicationContext)? {
    get { chosen.value }
    set { chosen.value = newValue }
  }

  /// The value of `application`, one for each default presenter.
  private static var chosen: Locked<(any ApplicationContext)?> {
    Presenter.defaultCompanion { Locked(nil) }
  }

  /// Usher's additions to the banner: dismissing it, and its outcome.
  public final var usher: UsherBanner { UsherBanner(self) }

  /// The banners in the app's window, with Usher's additions.
  public static var usher: UsherBanners { UsherBanners() }

  var outcomeAction: ((BannerOutcome) -> Void)?
  @MainActor var outcome: BannerOutcome?
  let style: any BannerStyle
  let title: String
  /// The banner's pending requests, the oldest first.
  @MainActor var requests: [BannerRequest] = []
  private var knownConfiguration: BannerConfiguration?
  private var hasOwnMetrics = false
  private var hasOwnRequirement = false

  /// Makes a banner without a title.
  public convenience init(_ style: any BannerStyle) {
    self.init(style, title: "")
  }

  /// Makes a banner.
  ///
  /// - Parameters:
  ///   - style: The banner's style.
  ///   - title: The banner's title. It tells banners apart even if the banner's view does not
  ///     display it.
  public init(_ style: any BannerStyle, title: String) {
    self.style = style
    self.title = title
    super.init()
    nonisolated(unsafe) let made = style
    if let configuration = MainActor.ifCurrent({ made.bannerConfiguration }) {
      adopt(configuration)
    }
  }

  /// Enqueues the banner; the banner is taken up when the main actor is free and a window is open.
  ///
  /// Callable from any thread. If the last pending banner, shown or waiting, has the same style
  /// and title, this banner is not shown, and `usher.outcomeAction` gets `coalesced`. After the
  /// call, the banner's properties must be set on the main thread.
  open func enqueue() {
    let repeats = MainActor.ifCurrent { BannerRequest.completing } == key
    nonisolated(unsafe) let banner = self
    Presenter.enqueue(in: { Self.presenter }) { presenter in
      BannerRequest(of: banner).begin(in: presenter, repeats: repeats)
    }
  }

  /// The app's context: `application`, or the app itself.
  @MainActor static var context: any ApplicationContext { application ?? SharedApplication() }

  /// The presenter of the app's key window; `nil` selects the default presenter, for example after
  /// the window has closed.
  @MainActor static var presenter: Presenter? {
    context.keyWindow?.presenter.flatMap { $0.isClosed ? nil : $0 }
  }

  /// The banner's identity: its style and its title.
  var key: String { "OwlBanners/\(type(of: style)).\(style): \(title)" }

  /// The style's configuration, read once.
  @MainActor var configuration: BannerConfiguration {
    if let knownConfiguration { return knownConfiguration }
    let configuration = style.bannerConfiguration
    adopt(configuration)
    return configuration
  }

  /// Applies the style's settings, except those that the app has set on the banner.
  private func adopt(_ configuration: BannerConfiguration) {
    knownConfiguration = configuration
    if let metrics = configuration.displayMetrics, !hasOwnMetrics {
      displayMetrics = metrics
      hasOwnMetrics = false
    }
    if let isRequired = configuration.requiresUserDismissal, !hasOwnRequirement {
      requiresUserDismissal = isRequired
      hasOwnRequirement = false
    }
  }
}
#endif
