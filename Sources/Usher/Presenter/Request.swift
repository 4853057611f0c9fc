internal import UsherCore

/// A presenter's record of a pending request.
struct Request {
  /// The content as the app gave it, or `nil` if the app draws the overlay.
  private(set) var given: OverlayContent?
  private var styled: OverlayContent?
  private var hasLiveTexts = false
  /// The overlay's content with its settings, the theme and the current values of its live texts,
  /// or `nil` if the app draws the overlay.
  @MainActor var content: OverlayContent? { hasLiveTexts ? styled?.withLiveTexts() : styled }
  var interactions: Interactions
  var lifecycle: Lifecycles
  /// The name given with the request, as the engine knows it.
  let name: OverlayName?
  /// The lane that the overlay is shown in.
  let lane: LaneID
  /// The app's own choice of the values that the content also affects.
  var asked: Asked
  /// The settings of the overlay and of its preset, which also apply to new content.
  var layers: Overlay.Layers
  /// The content built last, with the actions of the shown buttons.
  var built: OverlayContent?
  /// The observer of changes in the content built last; `nil` if nothing in it is followed.
  var follower: ContentFollower?
  /// The last announcement; `nil` before the overlay appears.
  var said: Said?
  /// Whether the overlay's newest words are announced once two seconds have passed since the last.
  var isAboutToSpeak = false
  /// Whether words were to be announced that had changed while another overlay had the place.
  var hasChangedUnseen = false
  /// Whether words or a number are to be announced when the overlay has its place again.
  var hasNewsOnReturn: Bool { hasChangedUnseen || count.hasNews }
  /// Whether new words are not announced before it is known that the overlay stays with them.
  var holdsWords = false
  /// Whether the update that is performed now is not announced.
  var updatesSilently = false
  /// Whether a consumer of events was told that the overlay's turn has come.
  var hasToldTurn = false
  /// The record of how the number of requests that the overlay stands for was shown and said.
  var count = RequestCount()
  /// Whether the overlay has been in front of a user, rather than in a window that nobody looks at.
  var wasInFront = false
  /// The dismissals waiting for the request's end.
  var dismissals: [Dismissal] = []
}

extension Request {
  @MainActor
  init(
    content: OverlayContent?, given: OverlayContent?, interactions: Interactions,
    lifecycle: Lifecycles, name: OverlayName?, lane: LaneID, asked: Asked, layers: Overlay.Layers
  ) {
    self.interactions = interactions
    self.lifecycle = lifecycle
    self.name = name
    self.lane = lane
    self.asked = asked
    self.layers = layers
    show(content, given: given)
  }

  /// Takes another content, as the app gave it and with settings and theme.
  mutating func show(_ content: OverlayContent?, given: OverlayContent?) {
    self.given = given
    styled = content
    hasLiveTexts = content?.hasLiveTexts ?? false
  }

  /// Keeps the content that was built, and the observer of its changes.
  mutating func wasBuilt(as built: OverlayContent, followedBy follower: ContentFollower?) {
    self.built = built
    self.follower = follower
  }

  /// Notes that the overlay appears, and the amount at which its progress begins.
  @MainActor
  mutating func appeared(saying words: Spoken?, at moment: Instant) {
    said = Said(words, at: moment)
    _ = followAmount()
  }

  /// Follows the amount of the shown progress bar, and returns the multiple of ten per cent to
  /// announce; `nil` for none, and for silent content.
  @MainActor
  func followAmount() -> Int? {
    guard let follower, let built, built.semantics.announcement != .silent else { return nil }
    return follower.followAmount(in: built.root)
  }

  /// The app's own choice of an overlay's values that its content also affects.
  ///
  /// New content is fitted to these values, not to the needs of the content before.
  struct Asked {
    private let overhang: Double
    private let showsTimeLeft: Bool
    private let expands: Bool
    private let pausesForAssistiveTechnology: Bool

    init(_ overlay: OverlayConfiguration) {
      overhang = overlay.overhang
      showsTimeLeft = overlay.showsTimeLeft
      expands = overlay.expansion != nil
      pausesForAssistiveTechnology = overlay.pausesFor.contains(.assistiveTechnology)
    }

    /// Returns the overlay without the values that its content brought.
    func restored(in overlay: OverlayConfiguration) -> OverlayConfiguration {
      var overlay = overlay
      overlay.overhang = overhang
      overlay.showsTimeLeft = showsTimeLeft
      // Content brings an expansion only if the app chose none.
      if !expands { overlay.expansion = nil }
      if pausesForAssistiveTechnology { overlay.pausesFor.insert(.assistiveTechnology) }
      return overlay
    }
  }
}
