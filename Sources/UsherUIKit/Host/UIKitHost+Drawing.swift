#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
public import Usher

extension UIKitHost {
  /// Places the views by the scene, and hands running motions to the render server.
  public func draw(_ scene: OverlayScene) {
    let (views, moment) = (views, displayTime)
    guard !views.isEmpty else { return }
    for view in views {
      let show = {
        view.draw(scene) { self.playback(of: $0, from: moment) }
        for placed in scene.overlays where view.slots[placed.id] != nil {
          self.showTimeLeft(of: placed, from: moment)
        }
      }
      // Only what UIKit animates itself, such as a rotation, takes the overlays along.
      if view.isInLayout { show() } else { UIView.performWithoutAnimation(show) }
    }
    tracks = tracks.filter { slot(of: $0.key) != nil }
    focus.cardsWereDrawn()
    editing.cardsWereDrawn(scene)
    hover.cardsWereDrawn()
    for region in regions.values { region.view?.hover.cardsWereDrawn() }
  }

  /// Decides on the playback of an overlay from now on.
  private func playback(of id: OverlayID, from moment: Instant) -> Playback {
    guard playsMotion else {
      tracks[id] = nil
      return .drawn
    }
    if let known = tracks[id], known.end > moment, connection.isPlaying(known) { return .goesOn }
    let track = connection.motionTrack(of: id, from: moment)
    tracks[id] = track
    return track.map { .begins($0, at: pacemaker.clock.mediaTime(of: $0.start)) } ?? .drawn
  }

  /// Lets the bars of an overlay run with its countdown.
  private func showTimeLeft(of placed: PlacedOverlay, from moment: Instant) {
    guard let controls = slot(of: placed.id)?.card.controls, controls.showsTimeLeft else {
      return
    }
    let track = playsMotion ? connection.timeLeftTrack(of: placed.id, from: moment) : nil
    controls.showTimeLeft(
      placed.timeLeft,
      along: track.map {
        TimeLeftCourse(track: $0, start: pacemaker.clock.mediaTime(of: $0.start))
      })
  }

  /// Arms the display's frames or a timer, and closes an empty window.
  public func schedule(_ wakeup: Wakeup) {
    if case .gone = place { return pacemaker.schedule(.never) }
    pacemaker.schedule(wakeup)
    // Last, since what that tells the engine may lead to another wakeup.
    closeStageIfEmpty()
  }

  /// Takes the touch away from the controls under it.
  public func claimPointer(for id: OverlayID) {
    (regions[id]?.view?.pointer ?? pointer)?.claim()
  }

  /// The visible frame of an overlay's view, in the coordinates of the area; `nil` off screen.
  ///
  /// For a rotated view, the smallest upright rectangle around it.
  public func frame(of id: OverlayID) -> OverlayRect? {
    slot(of: id)?.card.seenFrame.map { OverlayRect($0) }
  }

  /// The frames of an overlay's buttons, in the coordinates of the area and in reading order; empty
  /// on hidden pages.
  public func buttonFrames(of id: OverlayID) -> [OverlayRect] {
    guard let view = view(of: id), let card = view.slots[id]?.card else { return [] }
    return card.controls.buttons.map { button in
      guard button.isShown(in: card) else { return OverlayRect(x: 0, y: 0, width: 0, height: 0) }
      return OverlayRect(button.convert(button.bounds, to: view))
    }
  }

  /// Whether no timer is armed and no frame asked for.
  public var isIdle: Bool { pacemaker.isIdle }
}

extension UIView {
  /// Whether the view and its superviews up to `root` are shown.
  func isShown(in root: UIView) -> Bool {
    sequence(first: self) { $0 === root ? nil : $0.superview }.allSatisfy { !$0.isHidden }
  }
}
#endif
