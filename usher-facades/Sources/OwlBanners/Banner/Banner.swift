#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge
@_spi(Facades) internal import Usher

/// A notice at the top of the window, shown after the banners that were enqueued earlier.
///
/// ```swift
/// let banner = Banner(DefaultBannerStyle.success, title: "Great job you did it.")
/// banner.completionAction = { print("gone") }
/// banner.enqueue()
/// ```
///
/// You can create a banner anywhere, and enqueue it from any thread and any number of times. Its
/// closures are called on the main actor. The banner is retained while it waits or is shown.
open class Banner: NSObject, Enqueueing {
  // `@IBInspectable` exposes a property to Objective-C, and compiles on platforms without
  // Objective-C.

  /// The durations of the entrance, the display and the exit.
  ///
  /// The default is the style's value, or 0.5, 2 and 0.25 seconds if the style has none.
  ///
  /// The durations are read when the banner's turn starts. Later changes take effect when you
  /// enqueue the banner again.
  open var displayMetrics = BannerDisplayMetrics.standard { didSet { hasOwnMetrics = true } }

  /// Called when the user dismisses the banner, before the exit begins.
  @IBInspectable open var userDismissalAction: (() -> Void)?

  /// Called after a shown banner ends for any reason, and before the next banner appears.
  ///
  /// If no other banner is waiting, a banner with the same style and title that you enqueue inside
  /// the callback is treated as a repetition and isn't shown.
  @IBInspectable open var completionAction: (() -> Void)?

  /// Whether the banner stays until the user or the app dismisses it.
  ///
  /// The default is the style's value, or `false` if the style has none.
  ///
  /// The value is read when the banner's turn starts. Later changes take effect when you enqueue
  /// the banner again.
  @IBInspectable open var requiresUserDismissal = false { didSet { hasOwnRequirement = true } }

  /// The app whose window shows the banners, or `nil` for the frontmost scene.
  ///
  /// The object is retained. Set it once, on the main thread, before the first banner.
  public static var application: (any ApplicationContext)? {
    get { chosen.value }
    set { chosen.value = newValue }
  }

  /// The value of `application` for the current default presenter.
  private static var chosen: Locked<(any ApplicationContext)?> {
    Presenter.defaultCompanion { Locked(nil) }
  }

  /// Usher's additions to the banner, such as dismissing it.
  public final var usher: UsherBanner { UsherBanner(self) }

  /// Usher's additions for all banners in the app's window.
  public static var usher: UsherBanners { UsherBanners() }

  var outcomeAction: ((BannerOutcome) -> Void)?
  @MainActor var outcome: BannerOutcome?
  let style: any BannerStyle
  let title: String
  /// The banner's pending requests, oldest first.
  @MainActor var requests: [BannerRequest] = []
  private var knownConfiguration: BannerConfiguration?
  private var hasOwnMetrics = false
  private var hasOwnRequirement = false

  /// Creates a banner without a title.
  public convenience init(_ style: any BannerStyle) {
    self.init(style, title: "")
  }

  /// Creates a banner.
  ///
  /// - Parameters:
  ///   - style: The banner's style.
  ///   - title: The banner's title. It distinguishes banners even if the banner's view doesn't
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

  /// Enqueues the banner as soon as the main actor is free and a window is open.
  ///
  /// You can call this from any thread. If the last pending banner has the same style and title,
  /// this banner isn't shown, and `usher.outcomeAction` receives `coalesced`. After the call, set
  /// the banner's properties on the main thread only.
  open func enqueue() {
    let repeats = MainActor.ifCurrent { BannerRequest.completing } == key
    nonisolated(unsafe) let banner = self
    Presenter.enqueue(in: { Self.presenter }) { presenter in
      BannerRequest(of: banner).begin(in: presenter, repeats: repeats)
    }
  }

  /// The app's context: `application`, or the frontmost scene.
  @MainActor static var context: any ApplicationContext { application ?? SharedApplication() }

  /// The presenter of the app's key window, or `nil` to use the default presenter.
  ///
  /// For example, it is `nil` after the window has closed.
  @MainActor static var presenter: Presenter? {
    context.keyWindow?.presenter.flatMap { $0.isClosed ? nil : $0 }
  }

  /// The banner's identity, based on its style and title.
  var key: String { "OwlBanners/\(type(of: style)).\(style): \(title)" }

  /// The style's configuration, read once.
  @MainActor var configuration: BannerConfiguration {
    if let knownConfiguration { return knownConfiguration }
    let configuration = style.bannerConfiguration
    adopt(configuration)
    return configuration
  }

  /// Applies the style's settings, except settings that the app has set on the banner.
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
