#if canImport(UIKit)
internal import UIKit
internal import Usher

/// Notices which overlay a pointer is over that is not down, as with a trackpad or a pencil.
@MainActor
final class HoverInput {
  private var tracker = HoverTracker()
  private var position: Point?
  private var recognizer: HoverRecognizer?
  private var send: @MainActor (Event) -> Void = { _ in }
  /// What is visible now.
  private var scene: @MainActor () -> OverlayScene = { OverlayScene() }

  /// Watches the view that overlays lie in.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - scene: Says what is visible now.
  ///   - send: Called with what changes.
  func watch(
    _ view: OverlayView, scene: @escaping @MainActor () -> OverlayScene,
    send: @escaping @MainActor (Event) -> Void
  ) {
    self.scene = scene
    self.send = send
    let recognizer = HoverRecognizer()
    recognizer.onMove = { [weak self] in self?.move(to: $0) }
    view.addGestureRecognizer(recognizer.native)
    self.recognizer = recognizer
  }

  /// The view goes, and with it whatever the pointer was over.
  func forget() {
    move(to: nil)
    recognizer = nil
    send = { _ in }
    scene = { OverlayScene() }
  }

  /// The overlays were drawn: one may have come under a pointer that stands still.
  func overlaysWereDrawn() {
    guard position != nil else { return }
    follow()
  }

  private func move(to position: Point?) {
    self.position = position
    follow()
  }

  private func follow() {
    for event in tracker.follow(position, in: scene()) { send(event) }
  }
}
#endif
