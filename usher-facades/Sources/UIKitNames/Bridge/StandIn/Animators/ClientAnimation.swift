#if os(Linux) && !UIKIT_STAND_IN
package import Foundation
package import Usher

/// A client's animation of one view, recorded and turned into the motion of an overlay.
@MainActor
package final class ClientAnimation {
  /// The view that the client puts the animated view into.
  package let container = UIView()
  private let view: UIView
  private let background: @MainActor () -> UIView
  private var entrance: AnimationRecorder?
  private var exit: AnimationRecorder?
  private var isShowComplete = false
  private var isHideComplete = false
  private var placing: ContainerPlacing?

  /// Prepares the animation of a view.
  ///
  /// - Parameters:
  ///   - view: The animated view.
  ///   - background: Returns the part of the view that the overlay's frame is about.
  ///   - spoken: The elements that assistive technology finds in the view; without effect.
  package init(
    of view: UIView, background: @escaping @MainActor () -> UIView, spoken: SpokenElements
  ) {
    self.view = view
    self.background = background
  }

  /// Does nothing: here no overlay is shown in one of the app's views.
  package func followWindow(_ act: @escaping @MainActor (_ isInWindow: Bool) -> Void) {}

  /// Does nothing: an overlay keeps clear of keyboards by itself.
  package func keepClear(of tracker: UIView, overlap: CGFloat) {}

  /// The overlay's content in place of the view's own; always `nil` here.
  package var content: OverlayContent? { nil }

  /// Has the view shown, and finds out where the overlay rests and how it comes.
  ///
  /// - Parameters:
  ///   - overlay: The overlay as far as the animation has no say in it.
  ///   - area: Returns the size of the container, in points.
  ///   - frame: Returns where the view would lie, as far as is known before the client says so.
  ///   - apply: Gives the overlay its values; called once, before this returns.
  ///   - act: Lets the client show the view; the client calls the closure that it is handed.
  ///   - completion: Called once, when the client says that the entrance is over.
  package func show(
    _ overlay: Overlay, in area: @escaping @MainActor () -> CGSize, at frame: () -> CGRect,
    apply: @escaping @MainActor (Overlay) -> Void,
    by act: @escaping @MainActor (@escaping (Bool) -> Void) -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    var overlay = overlay
    let frame = frame()
    container.frame = CGRect(origin: .zero, size: area())
    withFrame(frame) {
      let recorder = AnimationRecorder {
        act { @Sendable [weak self] isFinished in
          MainActor.act { self?.showDidEnd(isFinished, completion) }
        }
      }
      entrance = recorder
      let placing = ContainerPlacing(
        of: view, in: container, lent: frame, isMoved: recorder.changesFrame(of: view))
      placing.place(&overlay)
      self.placing = placing
      overlay.entrance = recorder.transition(of: parts, isEntrance: true)
    }
    apply(overlay)
  }

  private func showDidEnd(_ isFinished: Bool, _ completion: @MainActor (Bool) -> Void) {
    guard !isShowComplete else { return }
    isShowComplete = true
    completion(isFinished)
  }

  /// Tells the client how the entrance ended; once.
  package func endEntrance(_ isFinished: Bool) {
    entrance?.complete(isFinished)
    entrance = nil
  }

  /// Has the view taken away.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view.
  ///   - act: Lets the client hide the view; the client calls the closure that it is handed.
  ///   - completion: Called when the client says that the exit is over.
  /// - Returns: The overlay's exit. Without anything in motion the overlay stays as it is until the
  ///   client says that the exit is over, a minute at most.
  package func hide(
    from frame: CGRect, by act: @MainActor (@escaping () -> Void) -> Void,
    completion: @escaping @MainActor () -> Void
  ) -> OverlayTransition {
    withFrame(frame) {
      exit = AnimationRecorder {
        act { @Sendable [weak self] in
          MainActor.act {
            self?.isHideComplete = true
            completion()
          }
        }
      }
    }
    guard let exit, !exit.animations.isEmpty else {
      return isHideComplete ? OverlayTransition() : .standing(for: .seconds(60))
    }
    return exit.transition(of: parts, isEntrance: false)
  }

  /// Tells the client that the view is gone.
  package func endExit() {
    exit?.complete(true)
    exit = nil
  }

  /// The range that the view spans in a container of a width, in points; `nil` for a view that is
  /// only as wide as its content, and before it is shown.
  package func spanned(of width: Double) -> ClosedRange<Double>? {
    placing?.spanned(of: width)
  }

  /// Whether the client has put the view into the container.
  package var isPlaced: Bool { placing != nil }

  private var parts: [UIView] { [view, container, background()] }

  /// Lets the view have a frame meanwhile, for a client that moves it by that; one that it was
  /// given stays.
  private func withFrame(_ frame: CGRect, _ act: () -> Void) {
    guard view.frame == .zero else { return act() }
    view.frame = frame
    act()
    // Otherwise a frame says where a view lies.
    if view.frame == frame { view.frame = .zero }
  }
}
#endif
