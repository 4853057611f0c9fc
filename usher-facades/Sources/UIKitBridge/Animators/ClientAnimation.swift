#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) package import Usher
@_spi(Facades) internal import UsherUIKit

/// A client's animation of one view, which UIKit plays while the engine stands still.
@MainActor
package final class ClientAnimation {
  private let stage: AnimationStage
  private let spoken: SpokenElements
  private var isShowComplete = false
  private var isHideComplete = false

  /// The longest wait for a client to say that an exit is over: an hour.
  static let longestExit = Duration.seconds(3600)

  /// Prepares the animation of a view.
  ///
  /// - Parameters:
  ///   - view: The animated view.
  ///   - background: Returns the part of the view that the overlay's frame is about.
  ///   - spoken: The elements that assistive technology finds in the view.
  package init(
    of view: UIView, background: @escaping @MainActor () -> UIView, spoken: SpokenElements
  ) {
    self.spoken = spoken
    stage = AnimationStage(of: view, background: background, spoken: spoken)
  }

  /// The view that the client puts the animated view into.
  package var container: UIView { stage.container }

  /// Keeps the animated view above a view that is as high as the keyboard covers the container;
  /// called at most once, before the view is shown.
  ///
  /// - Parameters:
  ///   - tracker: The view, which moves into the container until the animated view is gone.
  ///   - overlap: The distance, in points, that the animated view may reach below the tracker's
  ///     upper edge.
  package func keepClear(of tracker: UIView, overlap: CGFloat) {
    stage.container.keepClear(of: tracker, overlap: overlap)
  }

  /// The overlay's content in place of the view's own: the container.
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

  /// Has the view shown as soon as the container is in the window, and lets the overlay lie where
  /// the client put the view's background.
  ///
  /// - Parameters:
  ///   - overlay: The overlay as far as the animation has no say in it.
  ///   - area: Returns the size of the container, in points.
  ///   - apply: Gives the overlay its values; called again whenever the background lies elsewhere
  ///     at rest.
  ///   - act: Lets the client show the view; the client calls the closure that it is handed.
  ///   - completion: Called once, when the client says that the entrance is over.
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

  /// Never shows the view where `isFinished` is false and that has not begun; otherwise the
  /// client's own animations tell the client how they ended.
  package func endEntrance(_ isFinished: Bool) {
    if !isFinished { stage.forgetBeginning() }
  }

  /// Has the view taken away.
  ///
  /// - Parameters:
  ///   - act: Lets the client hide the view; the client calls the closure that it is handed.
  ///   - completion: Called when the client says that the exit is over.
  /// - Returns: The overlay's exit: it stays as it is until the client says that the exit is over,
  ///   an hour at most.
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
    // Nothing is drawn until the delay is over.
    return OverlayTransition(
      fade: Fade(.curve(.linear, .milliseconds(10)), from: 0.999).delayed(by: Self.longestExit))
  }

  /// Calls `act` whenever the container enters or leaves a window; a later call replaces `act`.
  package func followWindow(_ act: @escaping @MainActor (_ isInWindow: Bool) -> Void) {
    stage.onWindow = act
  }

  /// Lets go of the view.
  package func endExit() { stage.letGo() }

  /// Whether the client has put the view into the container.
  package var isPlaced: Bool { stage.hasBegun }
}

extension OverlayConfiguration {
  /// Lies at a frame in an area, beside the edges that the frame is closest to, or in the middle of
  /// both.
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
