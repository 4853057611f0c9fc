internal import UIKitNames
internal import Usher

/// A notice at the top of the window, which takes its turn after those that were asked for before it.
///
/// ```swift
/// let banner = Banner(DefaultBannerStyle.success, title: "Great job you did it.")
/// banner.completionAction = { print("gone") }
/// banner.enqueue()
/// ```
///
/// It may be made anywhere, and put in line from any thread. Its closures are called on the main
/// actor. It lives for as long as it is in line or shown, and can be put in line any number of times.
open class Banner: NSObject, Enqueueing {
  // `@IBInspectable` makes a property known to Objective-C, and is accepted where there is none.

  /// How long it comes, stays and goes; what its style says, else 0.5, 2 and 0.25 seconds.
  ///
  /// It counts when the banner's turn has come; later changes count for its next time.
  open var displayMetrics = BannerDisplayMetrics.standard { didSet { hasOwnMetrics = true } }

  /// Called once a person has sent it away, before it begins to leave.
  @IBInspectable open var userDismissalAction: (() -> Void)?

  /// Called once it has gone after it was shown, whoever sent it away, before the next one comes.
  ///
  /// A banner of the same style and title that is put in line from inside still counts as a repetition
  /// of this one, unless another one waits by then.
  @IBInspectable open var completionAction: (() -> Void)?

  /// Whether it stays until a person sends it away, or the app does; what its style says, else no.
  ///
  /// It counts when the banner's turn has come; later changes count for its next time.
  @IBInspectable open var requiresUserDismissal = false { didSet { hasOwnRequirement = true } }

  /// The app whose window banners are shown in; `nil` is the app in front.
  ///
  /// It is kept. It is meant to be set once, on the main thread, before the first banner.
  public static var application: (any ApplicationContext)? {
    get { chosen.value }
    set { chosen.value = newValue }
  }

  /// What was chosen; it goes with the default presenter.
  private static var chosen: SharedValue<(any ApplicationContext)?> {
    Presenter.defaultCompanion { SharedValue(nil) }
  }

  /// Usher's additions to the banner: dismissing it, and its outcome.
  public final var usher: UsherBanner { UsherBanner(self) }

  /// The banners in the window of the app, as Usher knows them.
  public static var usher: UsherBanners { UsherBanners() }

  var outcomeAction: ((BannerOutcome) -> Void)?
  @MainActor var outcome: BannerOutcome?
  let style: any BannerStyle
  let title: String
  /// What it has in line or shows, the oldest first.
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
  ///   - style: How it looks.
  ///   - title: What it says; where its view does not show that, it still tells banners apart.
  public init(_ style: any BannerStyle, title: String) {
    self.style = style
    self.title = title
    super.init()
    nonisolated(unsafe) let made = style
    if let configuration = MainActor.ifCurrent({ made.bannerConfiguration }) {
      adopt(configuration)
    }
  }

  /// Puts it in line, from any thread; it is taken up when the main actor is free and there is a window.
  ///
  /// While the last banner in line, the one that is shown included, has the same style and the same
  /// title, this one is not shown, and `usher.outcomeAction` tells. What is set of it from now on is to be set on
  /// the main thread.
  open func enqueue() {
    let repeats = MainActor.ifCurrent { BannerRequest.completing } == key
    nonisolated(unsafe) let banner = self
    Presenter.enqueue(in: { Self.presenter }) { presenter in
      BannerRequest(of: banner).begin(in: presenter, repeats: repeats)
    }
  }

  /// What is seen and known of the app.
  @MainActor static var context: any ApplicationContext { application ?? SharedApplication() }

  /// What shows banners; `nil` leaves that to the default presenter, as where the app's window has closed.
  @MainActor static var presenter: Presenter? {
    context.keyWindow?.presenter.flatMap { $0.isClosed ? nil : $0 }
  }

  /// What tells it from others: its style and its title.
  var key: String { "OwlBanners/\(type(of: style)).\(style): \(title)" }

  /// What its style says, asked for once.
  @MainActor var configuration: BannerConfiguration {
    if let knownConfiguration { return knownConfiguration }
    let configuration = style.bannerConfiguration
    adopt(configuration)
    return configuration
  }

  /// Takes over what a style says and the client did not.
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
