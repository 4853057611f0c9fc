#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) package import Usher
@_spi(Facades) internal import UsherUIKit

/// An animation of a view by the app's animator, which UIKit plays while the overlay doesn't move.
@MainActor
package final class ClientAnimation {
  private let stage: AnimationStage
  private let spoken: SpokenElements
  private var isShowComplete = false
  private var isHideComplete = false

  /// The maximum time to wait for the animator to end an exit: an hour.
  static let longestExit = Duration.seconds(3600)

  /// Creates the animation of a view.
  ///
  /// - Parameters:
  ///   - view: The animated view.
  ///   - background: Returns the part of the view that determines the overlay's frame.
  ///   - spoken: The view's accessibility elements.
  package init(
    of view: UIView, background: @escaping @MainActor () -> UIView, spoken: SpokenElements
  ) {
    self.spoken = spoken
    stage = AnimationStage(of: view, background: background, spoken: spoken)
  }

  /// The view to which the animator adds the animated view.
  package var container: UIView { stage.container }

  /// Keeps the animated view above a tracker, which is as high as the keyboard covers the
  /// container.
  ///
  /// Call this at most once, before the view is shown.
  ///
  /// - Parameters:
  ///   - tracker: The tracker. It stays in the container until the animated view is removed.
  ///   - overlap: The distance, in points, that the animated view may extend below the tracker's
  ///     upper edge.
  package func keepClear(of tracker: UIView, overlap: CGFloat) {
    stage.container.keepClear(of: tracker, overlap: overlap)
  }

  /// The overlay's content, which is the container instead of the view.
  package var content: OverlayContent? {
    OverlayContent(
      .native(
        OverlayNode.NativeView(
          taking: stage, says: stage.view.statements, hasControls: stage.view.holdsControls)),
      style: OverlayStyle(
        background: .clear, corners: Corners(stage.background().layer), shadow: nil),
      appearance: Appearance(stage.view.overrideUserInterfaceStyle),
      semantics: Semantics(label: spoken.ownName(of: stage.view)))
  }

  /// Shows the view when the container is in the window, and moves the overlay to the view's
  /// background.
  ///
  /// - Parameters:
  ///   - overlay: The overlay's configuration, without the animator's changes.
  ///   - area: Returns the size of the container, in points.
  ///   - apply: Applies the overlay's configuration. Called again when the background's resting
  ///     frame changes.
  ///   - act: Calls the animator, with a closure to call when the entrance ends.
  ///   - completion: Called once, when the animator ends the entrance.
  package func show(
    _ overlay: OverlayConfiguration, in area: @escaping @MainActor () -> CGSize,
    apply: @escaping @MainActor (OverlayConfiguration) -> Void,
    by act: @escaping @MainActor (@escaping (Bool) -> Void) -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    var still = overlay
    still.entrance = OverlayTransition()
    still.reducedMotion = .keep
    still.safeArea = .overridden
    still.obstructions = .ignored
    still.buffer = 0
    still.margins = .zero
    still.size = SizeConstraints(width: .intrinsic, maximumWidth: .intrinsic)
    stage.area = area
    stage.onPlace = { frame in
      var placed = still
      placed.lie(
        at: frame, in: OverlaySize(width: Double(area().width), height: Double(area().height)))
      apply(placed)
    }
    stage.begin = { [weak self] in
      act { @Sendable isFinished in
        MainActor.act { self?.showDidEnd(isFinished, completion) }
      }
    }
    apply(still)
  }

  private func showDidEnd(_ isFinished: Bool, _ completion: @MainActor (Bool) -> Void) {
    guard !isShowComplete else { return }
    isShowComplete = true
    completion(isFinished)
    stage.follow()
  }

  /// If `isFinished` is `false`, the animator isn't started anymore.
  ///
  /// A running animator finds out by its animations' completions.
  package func endEntrance(_ isFinished: Bool) {
    if !isFinished { stage.forgetBeginning() }
  }

  /// Hides the view.
  ///
  /// - Parameters:
  ///   - act: Calls the animator, with a closure to call when the exit ends.
  ///   - completion: Called when the animator ends the exit.
  /// - Returns: An exit that changes nothing until the animator ends it, for at most an hour.
  package func hide(
    by act: @MainActor (@escaping () -> Void) -> Void,
    completion: @escaping @MainActor () -> Void
  ) -> OverlayTransition {
    stage.isFrozen = true
    act { @Sendable [weak self] in
      MainActor.act {
        self?.isHideComplete = true
        completion()
      }
    }
    guard !isHideComplete else { return OverlayTransition() }
    // The overlay stays unchanged during the delay.
    return OverlayTransition(
      fade: Fade(.curve(.linear, .milliseconds(10)), from: 0.999).delayed(by: Self.longestExit))
  }

  /// Calls `act` when the container enters or leaves a window.
  ///
  /// A later call replaces `act`.
  package func followWindow(_ act: @escaping @MainActor (_ isInWindow: Bool) -> Void) {
    stage.onWindow = act
  }

  /// Releases the view.
  package func endExit() { stage.letGo() }

  /// Whether the animator was started.
  package var isPlaced: Bool { stage.hasBegun }
}

extension OverlayConfiguration {
  /// Sets position and margins so that the overlay has a given frame in an area.
  ///
  /// If the distances to opposite edges are equal, the overlay is centered between them.
  fileprivate mutating func lie(at frame: OverlayRect, in area: OverlaySize) {
    let free = Insets(
      top: frame.minY, left: frame.minX, bottom: area.height - frame.maxY,
      right: area.width - frame.maxX)
    func isMiddle(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1 && one > 1 }
    margins = .zero
    placement.horizontal = .center
    if !isMiddle(free.left, free.right) {
      (margins.left, margins.right) = (free.left, free.right)
      size.width = .inset(0)
    }
    if isMiddle(free.top, free.bottom) {
      placement.vertical = .center
    } else if free.top <= free.bottom {
      placement.vertical = .top
      margins.top = free.top
    } else {
      placement.vertical = .bottom
      margins.bottom = free.bottom
    }
  }
}
#endif
