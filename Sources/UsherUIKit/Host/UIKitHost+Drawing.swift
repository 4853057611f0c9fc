#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
public import Usher

extension UIKitHost {
  /// Places the views of a scene, and passes motions to the render server.
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
      // Overlays only take part in UIKit's own animations, such as a rotation.
      if view.isInLayout { show() } else { UIView.performWithoutAnimation(show) }
    }
    tracks = tracks.filter { slot(of: $0.key) != nil }
    focus.cardsWereDrawn()
    editing.cardsWereDrawn(scene)
    hover.cardsWereDrawn()
    for region in regions.values { region.view?.hover.cardsWereDrawn() }
  }

  /// Returns how an overlay will be moved.
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

  /// Updates the bars that show the overlay's remaining lifetime.
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

  /// Schedules the next frame or a timer, and closes an empty window.
  public func schedule(_ wakeup: Wakeup) {
    if case .gone = place { return pacemaker.schedule(.never) }
    pacemaker.schedule(wakeup)
    // The window is closed last. This can send events, after which the engine schedules a
    // different wakeup.
    closeStageIfEmpty()
  }

  /// Cancels the touch on the controls under the pointer.
  public func claimPointer(for id: OverlayID) {
    (regions[id]?.view?.pointer ?? pointer)?.claim()
  }

  /// Returns the visible frame of an overlay's view in viewport coordinates, or `nil` if it isn't
  /// visible.
  ///
  /// For a rotated view, this is the bounding box.
  public func frame(of id: OverlayID) -> OverlayRect? {
    slot(of: id)?.card.seenFrame.map { OverlayRect($0) }
  }

  /// Returns the frames of an overlay's buttons in viewport coordinates, in reading order.
  ///
  /// A button on a hidden page has an empty frame.
  public func buttonFrames(of id: OverlayID) -> [OverlayRect] {
    guard let view = view(of: id), let card = view.slots[id]?.card else { return [] }
    return card.controls.buttons.map { button in
      guard button.isShown(in: card) else { return OverlayRect(x: 0, y: 0, width: 0, height: 0) }
      return OverlayRect(button.convert(button.bounds, to: view))
    }
  }

  /// Whether the host is idle, so that it needs neither a timer nor frames.
  public var isIdle: Bool { pacemaker.isIdle }
}

extension UIView {
  /// Returns whether the view and its superviews up to `root` are visible.
  func isShown(in root: UIView) -> Bool {
    sequence(first: self) { $0 === root ? nil : $0.superview }.allSatisfy { !$0.isHidden }
  }
}
#endif
