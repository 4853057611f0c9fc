#if GTK
internal import Metering
internal import Usher

/// A peer that shows the message as an overlay.
@MainActor
final class UsherPeer: Peer {
  private let stage: Stage
  private let kind: Message.Kind
  private let hasShadow: Bool
  private var handle: PresentationHandle?

  init(_ kind: Message.Kind, on stage: Stage, hasShadow: Bool) {
    self.stage = stage
    self.kind = kind
    self.hasShadow = hasShadow
  }

  var probe: FrameProbe { stage.probe }
  var window: AppWindow { stage.window }

  var isVisible: Bool { handle.map { stage.shows($0.id) } ?? false }

  func show() {
    handle = stage.presenter.present(
      Message.closable(kind, hasShadow: hasShadow),
      // The overlay appears and disappears like libadwaita's toasts.
      as: OverlayConfiguration(
        placement: .bottom, lifetime: .infinite, size: SizeConstraints(width: .constant(326)),
        margins: Insets(horizontal: 24, vertical: 24),
        entrance: OverlayTransition(slide: .easeOut(.milliseconds(300))),
        exit: OverlayTransition(
          scale: Scale(.easeOut(.milliseconds(300)), from: 0.95),
          fade: .easeOut(.milliseconds(300)))))
  }

  func hide() {
    handle?.dismiss()
    handle = nil
  }
}
#endif
