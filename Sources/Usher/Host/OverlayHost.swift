public import UsherCore

/// A host draws overlays in a window and reports the window's events to a presenter.
///
/// A host makes no decisions. It turns nodes into native views, measures these, draws each
/// `OverlayScene` that it is handed, and reports native input, changed sizes and due wakeups
/// through its `HostConnection`. All hosts keep the same contract; `HostContract` in `UsherTesting`
/// checks it.
@MainActor
public protocol OverlayHost: AnyObject, Sendable {
  /// The current moment by the host's clock, which never runs backwards.
  var now: Instant { get }

  /// The current moment by a clock that goes on while the device sleeps; by default `now`, and the
  /// time asleep as far as the system's clocks tell.
  ///
  /// Its moments cannot be compared with those of `now`.
  var timeWithSleep: Instant { get }

  /// The moment at which the user will see the next drawn scene; not before `now`.
  var displayTime: Instant { get }

  /// Whether the host plays motion by itself, such as on a render server, instead of drawing every
  /// frame.
  ///
  /// With each scene, such a host asks its connection for the `motionTrack` and the `timeLeftTrack`
  /// of every overlay in the scene and plays these tracks. It is asked to draw every frame only
  /// while something that moves has no track. `false` by default.
  var playsMotion: Bool { get }

  /// Starts reporting through `connection`; called once by each presenter made for the host.
  ///
  /// A host whose window has already closed, or that serves another presenter, reports
  /// `hostClosed`.
  func start(_ connection: HostConnection)

  /// Builds the content as native views, hidden until a scene first contains the overlay.
  ///
  /// If the overlay is attached already, because it was updated or expands, the host shows the new
  /// content in the same place. Usher's own hosts let `BuiltContent` decide which views stay, so
  /// that a press or typing goes on. Buttons are numbered in reading order; pressing a button sends
  /// `actionTaken` with its number in the content that is attached then.
  ///
  /// Assistive technology finds the overlay with the role, label and description of `semantics`,
  /// and nothing behind a modal overlay that keeps the focus. If `semantics` has a label for the
  /// backdrop, assistive technology finds a button with that label; pressing it sends
  /// `backdropUsed`.
  func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics)

  /// Returns the size of the attached content, within the proposal.
  func size(of id: OverlayID, within proposal: SizeProposal) -> OverlaySize

  /// Measures the attached content for the presenter: now, or not later than in the next frame.
  ///
  /// By default, measures now, by `size(of:within:)`. A host that measures later reports
  /// `sizeChanged` then, also while the window gets no frames, unless the overlay is detached
  /// before. A later call for the same overlay replaces the proposal. An overlay without a size is
  /// in no scene, and `willPresent` is called once the size is known.
  ///
  /// - Parameters:
  ///   - id: The overlay.
  ///   - proposal: The sizes that the overlay may take.
  /// - Returns: The size; `nil` if the host reports it later.
  func measure(_ id: OverlayID, within proposal: SizeProposal) -> OverlaySize?

  /// Reports where an anchor is, at once, and from now on whenever that has changed, before the
  /// next frame is drawn.
  ///
  /// An anchor is a view of the app's in the host's area, which the app has given this id. By
  /// default, nothing is reported, and overlays beside an anchor end as `anchorGone`.
  func followAnchor(_ id: AnchorID)

  /// Reports no more about an anchor.
  func unfollowAnchor(_ id: AnchorID)

  /// Removes the content and releases all objects made for the content.
  func detach(_ id: OverlayID)

  /// Cancels the pointer's press on the controls inside the overlay, because the pointer now moves
  /// the overlay.
  func claimPointer(for id: OverlayID)

  /// Moves the keyboard focus to the field of the overlay that asks for it, without fields to its
  /// default button, else to its first control or, without one, to the overlay as a whole.
  ///
  /// The place of the focus outside all overlays is remembered. A modal overlay that keeps the
  /// focus still does: the focus may be in overlays in front of it, too.
  func giveFocus(to id: OverlayID)

  /// Keeps the keyboard focus inside the overlay and those in front of it, also if another overlay
  /// had the focus before.
  ///
  /// The place of the focus outside all overlays is remembered.
  func trapFocus(in id: OverlayID)

  /// Gives the keyboard focus back to its last view outside all overlays, if that view still
  /// exists.
  func restoreFocus()

  /// Lets assistive technology announce `words`; a no-op if none is in use.
  func announce(_ words: String, _ politeness: Semantics.Politeness)

  /// Plays haptic feedback; nothing by default, as on a device without haptics.
  func play(_ haptic: Haptic)

  /// The service for notifications outside of the app; `nil` by default, for none.
  var notifications: (any NotificationService)? { get }

  /// The languages that the system prefers for the app's texts, such as "de_AT.UTF-8" or "zh-Hans",
  /// the preferred one first; asked once, by each presenter made for the host.
  ///
  /// They decide the language of `OverlayStrings.current`, unless the app has. By default there are
  /// none, and the host changes nothing.
  var languages: [String] { get }

  /// Keeps the app running until the returned function is called, since something must be done
  /// before the app ends: without a window, and in the background as long as the system lets it.
  ///
  /// By default an app needs nothing for that.
  ///
  /// - Parameter onQuit: Called if the app quits nevertheless; what then begins is waited for, if
  ///   that can be.
  /// - Returns: A function that is called once, when all is done.
  func holdApp(onQuit: @escaping @MainActor () -> Void) -> @MainActor () -> Void

  /// Shows exactly the overlays of the scene, from now until the next scene.
  func draw(_ scene: OverlayScene)

  /// Replaces the last wakeup; after `never`, no timer and no frame may run.
  func schedule(_ wakeup: Wakeup)
}

extension OverlayHost {
  /// `false`: every frame of a motion is drawn.
  public var playsMotion: Bool { false }

  /// `now`, and the time that the device has slept, by the difference of the system's clocks.
  public var timeWithSleep: Instant { now.advanced(by: DeviceSleep.sinceStart) }

  /// Measures now, by `size(of:within:)`.
  public func measure(_ id: OverlayID, within proposal: SizeProposal) -> OverlaySize? {
    size(of: id, within: proposal)
  }

  /// Reports nothing: the host knows no anchors.
  public func followAnchor(_ id: AnchorID) {}

  /// Does nothing: the host knows no anchors.
  public func unfollowAnchor(_ id: AnchorID) {}

  /// Plays nothing: the device has no haptics.
  public func play(_ haptic: Haptic) {}

  /// `nil`: nothing can be shown outside of the app.
  public var notifications: (any NotificationService)? { nil }

  /// None: the words stay as they are.
  public var languages: [String] { [] }

  /// Does nothing: the app runs on by itself.
  public func holdApp(onQuit: @escaping @MainActor () -> Void) -> @MainActor () -> Void { {} }
}
