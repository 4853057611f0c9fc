#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) package import Usher
@_spi(Facades) internal import UsherUIKit

/// The entrance and exit of a view by the app's animator.
///
/// The animator moves the view in a container. The overlay itself doesn't move.
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

  /// Keeps the animated view above a keyboard tracker.
  ///
  /// The tracker is as high as the part of the container that the keyboard covers. Call this at
  /// most once, before the view is shown.
  ///
  /// - Parameters:
  ///   - tracker: The tracker. It stays in the container until the animated view is removed.
  ///   - overlap: The distance, in points, that the animated view may extend below the tracker's
  ///     upper edge.
  package func keepClear(of tracker: UIView, overlap: CGFloat) {
    stage.container.keepClear(of: tracker, overlap: overlap)
  }

  /// The overlay's content, which shows the animator's container.
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

  /// Starts the animator when the container is in a window, and moves the overlay to the view.
  ///
  /// The overlay's frame is the resting frame of the view's background.
  ///
  /// - Parameters:
  ///   - overlay: The overlay's configuration. Its entrance, margins and size are replaced.
  ///   - area: Returns the size of the container, in points.
  ///   - apply: Applies a configuration to the overlay. Called immediately, and again when the
  ///     background's resting frame changes.
  ///   - act: Starts the animator's entrance. The animator must call the passed closure when the
  ///     entrance ends.
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

  /// Reports that the overlay's entrance has ended, or that the overlay is leaving.
  ///
  /// Pass `false` if the overlay is leaving. An animator that hasn't started yet is then never
  /// started. If it is already running, UIKit calls the completions of its animations.
  package func endEntrance(_ isFinished: Bool) {
    if !isFinished { stage.forgetBeginning() }
  }

  /// Starts the animator's exit, and keeps the overlay in place until the exit ends.
  ///
  /// - Parameters:
  ///   - act: Starts the animator's exit. The animator must call the passed closure when the exit
  ///     ends.
  ///   - completion: Called when the animator ends the exit. It must end the overlay's own exit.
  /// - Returns: The overlay's exit: no change for an hour, and then the overlay disappears. If the
  ///   animator has already ended its exit, the overlay disappears immediately.
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
  /// Calling this again replaces the closure.
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
