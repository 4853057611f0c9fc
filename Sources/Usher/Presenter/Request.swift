internal import UsherCore

/// A presenter's record of a pending request.
struct Request {
  /// The content from the app, or `nil` if the app draws the overlay.
  private(set) var given: OverlayContent?
  private var styled: OverlayContent?
  private var hasLiveTexts = false
  /// The content with its settings, the theme and the current texts.
  ///
  /// `nil` if the app draws the overlay.
  @MainActor var content: OverlayContent? { hasLiveTexts ? styled?.withLiveTexts() : styled }
  var interactions: Interactions
  var lifecycle: Lifecycles
  /// The name of the request, as the engine knows it.
  let name: OverlayName?
  let lane: LaneID
  /// The app's values for settings that the content also affects.
  var asked: Asked
  /// The settings of the overlay and of its preset, which also apply to new content.
  var layers: Overlay.Layers
  /// The content that was built last, with the actions of the shown buttons.
  var built: OverlayContent?
  /// The observer of changes in `built`, or `nil` if it contains no observable values.
  var follower: ContentFollower?
  /// The last announcement, or `nil` before the overlay appears.
  var said: Said?
  /// Whether an announcement is scheduled for two seconds after the last one.
  var isAboutToSpeak = false
  /// Whether the text changed while another overlay was in this overlay's place.
  var hasChangedUnseen = false
  /// Whether a text or number must be announced when the overlay returns to its place.
  var hasNewsOnReturn: Bool { hasChangedUnseen || count.hasNews }
  /// Whether a new text isn't announced until it is certain that the overlay stays.
  var holdsWords = false
  /// Whether the current update isn't announced.
  var updatesSilently = false
  /// Whether the overlay's turn was reported to observers of events.
  var hasToldTurn = false
  /// Records how the number of merged requests was shown and announced.
  var count = RequestCount()
  /// Whether the overlay was shown while the user could see the window.
  var wasInFront = false
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

  /// Sets new content, as the app provided it and with its settings and theme.
  mutating func show(_ content: OverlayContent?, given: OverlayContent?) {
    self.given = given
    styled = content
    hasLiveTexts = content?.hasLiveTexts ?? false
  }

  mutating func wasBuilt(as built: OverlayContent, followedBy follower: ContentFollower?) {
    self.built = built
    self.follower = follower
  }

  /// Records the announcement of an overlay that appears, and its initial progress.
  @MainActor
  mutating func appeared(saying words: Spoken?, at moment: Instant) {
    said = Said(words, at: moment)
    _ = followAmount()
  }

  /// Records the progress, and returns the multiple of ten percent to announce, or `nil` if there
  /// is none.
  @MainActor
  func followAmount() -> Int? {
    guard let follower, let built, built.semantics.announcement != .silent else { return nil }
    return follower.followAmount(in: built.root)
  }

  /// The app's values for settings that the content also affects.
  ///
  /// New content is fitted to these values, not to the needs of the previous content.
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

    /// Returns the configuration without the values that its content added.
    func restored(in overlay: OverlayConfiguration) -> OverlayConfiguration {
      var overlay = overlay
      overlay.overhang = overhang
      overlay.showsTimeLeft = showsTimeLeft
      // The content adds an expansion only if the app didn't set one.
      if !expands { overlay.expansion = nil }
      if pausesForAssistiveTechnology { overlay.pausesFor.insert(.assistiveTechnology) }
      return overlay
    }
  }
}
