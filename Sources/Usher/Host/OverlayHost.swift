public import UsherCore

/// A host draws overlays in a window and reports the window's events to a presenter.
///
/// A host makes no decisions. It creates native views for nodes, measures them and draws each
/// `OverlayScene`. It reports native input, changed sizes and due wakeups using its
/// `HostConnection`. All hosts fulfill the same contract, which `HostContract` in `UsherTesting`
/// checks.
@MainActor
public protocol OverlayHost: AnyObject, Sendable {
  /// The current moment of the host's clock, which never runs backward.
  var now: Instant { get }

  /// The current moment of a clock that continues while the device sleeps.
  ///
  /// Its moments can't be compared with `now`. The default adds the time asleep to `now`, as
  /// reported by the system's clocks.
  var timeWithSleep: Instant { get }

  /// The date, in seconds since 1970.
  ///
  /// The user can change it in any direction. The default is the system's clock.
  var secondsSince1970: Double { get }

  /// The store for presenters if the app has set none, or `nil` if values are forgotten when the
  /// program ends.
  ///
  /// The default is `nil`.
  var store: (any OverlayStore)? { get }

  /// The moment at which the user will see the next drawn scene.
  ///
  /// It is not before `now`.
  var displayTime: Instant { get }

  /// Whether the host plays motion instead of drawing every frame, for example on a render server.
  ///
  /// Such a host requests the `motionTrack` and the `timeLeftTrack` of every overlay in each scene
  /// and plays these tracks. It only has to draw every frame while an overlay moves without a
  /// track. The default is `false`.
  var playsMotion: Bool { get }

  /// Starts reporting using `connection`.
  ///
  /// Called once by each presenter created for the host.
  ///
  /// If the host's window has already closed, or the host serves another presenter, it reports
  /// `hostClosed`.
  func start(_ connection: HostConnection)

  /// Builds the content as native views, which are hidden until a scene contains the overlay.
  ///
  /// If the overlay was updated or expands, it is already attached, and the host shows the new
  /// content at the same position. Usher's hosts use `BuiltContent` to decide which views remain,
  /// so that a press or typing isn't interrupted. Buttons are numbered in reading order. Pressing a
  /// button sends `actionTaken` with its number in the current content.
  ///
  /// Assistive technology gets the role, label and description from `semantics`. It can't reach the
  /// content behind a modal overlay that keeps the focus. If `semantics` has a label for the
  /// backdrop, there is a button with that label, which sends `backdropUsed`.
  func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics)

  /// Returns the size of the attached content, within the proposal.
  func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize

  /// Measures the attached content, either now or before the next frame.
  ///
  /// By default, it measures now using `size(of:within:)`. A host that measures later must report
  /// `sizeChanged`, even if the window gets no frames, unless the overlay is detached first. A
  /// later call for the same overlay replaces the proposal. Until its size is known, an overlay
  /// isn't in any scene, and `willPresent` isn't called.
  ///
  /// - Parameters:
  ///   - id: The overlay.
  ///   - proposal: The sizes that the overlay may have.
  /// - Returns: The size, or `nil` if the host reports it later.
  func measure(_ id: OverlayID, within proposal: SizeProposal) -> OverlaySize?

  /// Reports the position of an anchor immediately, and before the next frame whenever it changes.
  ///
  /// An anchor is a view in the host's area to which the app assigned this id. By default, nothing
  /// is reported, and overlays next to an anchor end with `anchorGone`.
  func followAnchor(_ id: AnchorID)

  /// Stops reporting changes of an anchor.
  ///
  /// Called when no overlay uses the anchor anymore, but not when the window closes.
  func unfollowAnchor(_ id: AnchorID)

  /// Removes the content and releases all of its objects.
  func detach(_ id: OverlayID)

  /// Cancels the pointer's press on controls in the overlay, because the pointer now moves the
  /// overlay.
  func claimPointer(for id: OverlayID)

  /// Moves the keyboard focus into an overlay.
  ///
  /// The focus moves to the field that requests it. If there are no fields, it moves to the default
  /// button, otherwise to the first control. If there are no controls, the overlay itself gets the
  /// focus.
  ///
  /// The host remembers the position of the focus outside all overlays. A modal overlay that keeps
  /// the focus still allows it in overlays further in front.
  func giveFocus(to id: OverlayID)

  /// Keeps the keyboard focus in the overlay and the overlays further in front.
  ///
  /// This applies even if another overlay had the focus before. The host remembers the position of
  /// the focus outside all overlays.
  func trapFocus(in id: OverlayID)

  /// Returns the keyboard focus to the last focused view outside all overlays, if it still exists.
  func restoreFocus()

  /// Announces `words` using assistive technology.
  ///
  /// Does nothing if none is in use.
  func announce(_ words: String, _ politeness: Semantics.Politeness)

  /// Plays haptic feedback.
  ///
  /// The default does nothing, as on a device without haptics.
  func play(_ haptic: Haptic)

  /// The service for notifications outside the app.
  ///
  /// The default is `nil`, which means that there is none.
  var notifications: (any NotificationService)? { get }

  /// The system's preferred languages for the app, most preferred first, such as "de_AT.UTF-8" or
  /// "zh-Hans".
  ///
  /// Each presenter created for the host reads them once. They determine the language of
  /// `OverlayStrings.current`, unless the app has set it. The default is empty and changes nothing.
  var languages: [String] { get }

  /// Keeps the app running until the returned function is called.
  ///
  /// The app continues without a window, and in the background as long as the system allows it. The
  /// default does nothing, because an app usually doesn't need this.
  ///
  /// - Parameter onQuit: Called if the app quits nevertheless. If possible, the app waits for the
  ///   work that it starts.
  /// - Returns: A function that is called once, when all work is done.
  func holdApp(onQuit: @escaping @MainActor () -> Void) -> @MainActor () -> Void

  /// Writes a text to the system's clipboard, because the user copied it.
  ///
  /// The default does nothing and returns `false`.
  ///
  /// - Parameter text: The text, which isn't empty.
  /// - Returns: Whether the clipboard has the text.
  func copyToClipboard(_ text: String) -> Bool

  /// Opens a link in another app, such as a browser, because the user pressed it.
  ///
  /// The default does nothing and returns `false`.
  ///
  /// - Parameter link: The link.
  /// - Returns: Whether the system was asked to open the link.
  func open(_ link: OverlayLink) -> Bool

  /// Shows exactly the overlays in the scene, until the next scene.
  func draw(_ scene: OverlayScene)

  /// Replaces the last wakeup.
  ///
  /// After `never`, no timer and no frame callback may remain active.
  func schedule(_ wakeup: Wakeup)
}

extension OverlayHost {
  /// The default is `false`, so the host must draw every frame of a motion.
  public var playsMotion: Bool { false }

  /// The default is `now` plus the time that the device has slept, according to the system's
  /// clocks.
  public var timeWithSleep: Instant { now.advanced(by: DeviceSleep.sinceStart) }

  /// The default is the system's clock, in whole seconds.
  public var secondsSince1970: Double { SystemTime.secondsSince1970 }

  /// The default is `nil`: everything is forgotten when the program ends.
  public var store: (any OverlayStore)? { nil }

  /// Measures the content now using `size(of:within:)`.
  public func measure(_ id: OverlayID, within proposal: SizeProposal) -> OverlaySize? {
    size(of: id, within: proposal)
  }

  /// Reports nothing, because the host has no anchors.
  public func followAnchor(_ id: AnchorID) {}

  /// Does nothing, because the host has no anchors.
  public func unfollowAnchor(_ id: AnchorID) {}

  /// Does nothing, because the device has no haptics.
  public func play(_ haptic: Haptic) {}

  /// The default is `nil`: the host can't show notifications outside the app.
  public var notifications: (any NotificationService)? { nil }

  /// The default is empty, so that the strings don't change.
  public var languages: [String] { [] }

  /// Does nothing, because the host has no clipboard.
  public func copyToClipboard(_ text: String) -> Bool { false }

  /// Does nothing, because the host can't open other apps.
  public func open(_ link: OverlayLink) -> Bool { false }

  /// Does nothing, because the app keeps running.
  public func holdApp(onQuit: @escaping @MainActor () -> Void) -> @MainActor () -> Void { {} }
}
