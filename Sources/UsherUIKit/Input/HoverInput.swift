#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Follows a hovering pointer, such as a trackpad's or a pencil's, over the overlays.
@MainActor
final class HoverInput {
  private var tracker = HoverTracker()
  private var position: OverlayPoint?
  private var recognizer: HoverRecognizer?
  private var send: @MainActor (OverlayEvent) -> Void = { _ in }
  /// The scene visible at present.
  private var scene: @MainActor () -> OverlayScene = { OverlayScene() }

  /// Watches the overlays' superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - scene: Says what is visible now.
  ///   - send: Called with what changes.
  func watch(
    _ view: OverlayView, scene: @escaping @MainActor () -> OverlayScene,
    send: @escaping @MainActor (OverlayEvent) -> Void
  ) {
    self.scene = scene
    self.send = send
    let recognizer = HoverRecognizer()
    recognizer.onMove = { [weak self] in self?.move(to: $0) }
    view.addGestureRecognizer(recognizer.native)
    self.recognizer = recognizer
  }

  /// Forgets the view and the pointer.
  func forget() {
    move(to: nil)
    recognizer = nil
    send = { _ in }
    scene = { OverlayScene() }
  }

  /// Compares the drawn overlays with a pointer at rest.
  func overlaysWereDrawn() {
    guard position != nil else { return }
    follow()
  }

  private func move(to position: OverlayPoint?) {
    self.position = position
    follow()
  }

  private func follow() {
    for event in tracker.follow(position, in: scene()) { send(event) }
  }
}
#endif
