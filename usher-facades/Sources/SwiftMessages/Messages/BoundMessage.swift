#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) internal import Usher
@_spi(Facades) internal import UsherUI

/// The connection between a message and the SwiftUI binding that requested it.
@MainActor
final class BoundMessage {
  /// The presenter for a message without a context of its own; `nil` selects the presenter of the
  /// message's context.
  let presenter: Presenter?
  private let report: RequestReport
  private weak var message: Message?
  private var isDismissed = false

  init(on presenter: Presenter? = nil, _ report: RequestReport) {
    self.presenter = presenter
    self.report = report
  }

  /// Makes the connection for a message that SwiftUI views request; `nil` if the views choose the
  /// place and are in no window.
  ///
  /// - Parameters:
  ///   - config: The message's configuration; a context other than `automatic` chooses the place
  ///     instead of the views.
  ///   - place: The presenter of the views; `nil` while they are in no window.
  ///   - report: The recipient of the message's progress.
  convenience init?(
    for config: SwiftMessages.Config, in place: Presenter?, _ report: RequestReport
  ) {
    if case .automatic = config.presentationContext, place == nil { return nil }
    self.init(on: place, report)
  }

  /// Connects the message; if the message was dismissed before it had a window, it ends here.
  ///
  /// - Returns: Whether the message is still to be shown.
  func connect(_ message: Message) -> Bool {
    self.message = message
    guard isDismissed else { return true }
    report.ended(.dismissed(.cancelled))
    return false
  }

  /// Reports the end of the message's request.
  func follow(_ handle: PresentationHandle) {
    handle.whenEnded(report.ended)
  }

  /// Reports the beginning of the message's exit.
  func exitBegan() {
    report.exitBegan()
  }

  /// Hides the message.
  ///
  /// - Parameter animated: Whether the exit is animated; otherwise the message disappears at once.
  func hide(animated: Bool) {
    if !animated { message?.goesAtOnce = true }
    dismiss()
  }

  /// Hides the message, or removes it from the queue.
  func dismiss() {
    isDismissed = true
    message?.dismiss()
  }
}
#endif
