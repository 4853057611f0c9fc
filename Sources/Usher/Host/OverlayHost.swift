public import UsherCore

/// Draws overlays in one window and tells its presenter what happens there.
///
/// It decides nothing: it turns nodes into native widgets, measures them, draws each `OverlayScene` it is
/// handed, and calls `Presenter.handle` for native input, for sizes that change, and when a wakeup is
/// due. Every host keeps the same contract; `HostContract` in `UsherTesting` checks it.
@MainActor
public protocol OverlayHost: AnyObject {
  /// The moment by the host's clock, which never runs backwards.
  var now: Instant { get }

  /// The moment at which a person will see what is drawn next; not before `now`.
  var displayTime: Instant { get }

  /// Whether the host plays motion by itself, such as on a render server, instead of drawing every frame.
  ///
  /// With each scene, such a host asks its presenter for the `motionTrack` and the `timeLeftTrack` of every
  /// overlay in it and plays those. It is asked to draw every frame only while something that moves has no
  /// track. False unless a host says otherwise.
  var playsMotion: Bool { get }

  /// Begins to send events; called once. The host must not keep the presenter alive.
  ///
  /// A host whose window is gone already, or that serves another presenter, sends `hostClosed`.
  func start(_ presenter: Presenter)

  /// Builds the content as native widgets, hidden until a scene first holds the overlay.
  ///
  /// What is attached already, and was updated or unfolds, is built anew in the same place, and the old
  /// widgets are let go. Buttons are numbered in reading order; pressing one sends `actionTaken` with its
  /// number. Assistive technology finds the overlay with the role, the label and the description of
  /// `semantics`, and nothing behind one that is modal and keeps the focus. Where those name a button for the
  /// backdrop, it finds that, too, and pressing it sends `backdropUsed`.
  func attach(_ id: OverlayID, _ content: OverlayContent, as semantics: ResolvedSemantics)

  /// The size the attached content takes; it lies within the proposal.
  func size(of id: OverlayID, within proposal: SizeProposal) -> Size

  /// Takes the content away and lets go of everything that was made for it.
  func detach(_ id: OverlayID)

  /// The pointer that is down now moves the overlay: the controls inside must forget about it.
  func claimPointer(for id: OverlayID)

  /// Keeps the keyboard's focus inside this overlay, or moves it there from another one.
  ///
  /// Where the focus was outside of all overlays is remembered.
  func trapFocus(in id: OverlayID)

  /// No overlay keeps the focus any more: it goes back to where it was, if that is still there.
  func restoreFocus()

  /// Lets assistive technology say something aloud; without any in use, nothing happens.
  func announce(_ words: String, _ politeness: Semantics.Politeness)

  /// Shows exactly what the scene holds, from now until the next scene.
  func draw(_ scene: OverlayScene)

  /// Replaces the last wakeup. Nothing may run, no timer and no frame, once it is `never`.
  func schedule(_ wakeup: Wakeup)
}

extension OverlayHost {
  /// False: every frame of a motion is drawn.
  public var playsMotion: Bool { false }
}
