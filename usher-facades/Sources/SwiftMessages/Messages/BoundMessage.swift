#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) internal import Usher
@_spi(Facades) internal import UsherUI

/// The connection between a message and the SwiftUI binding that requested it.
@MainActor
final class BoundMessage {
  /// The presenter for a message with an `automatic` context.
  ///
  /// If it is `nil`, the presenter of the message's context is used.
  let presenter: Presenter?
  private let report: RequestReport
  private weak var message: Message?
  private var isDismissed = false

  init(on presenter: Presenter? = nil, _ report: RequestReport) {
    self.presenter = presenter
    self.report = report
  }

  /// Creates the connection for a message that a SwiftUI view requests.
  ///
  /// Fails if the view is in no window and the context is `automatic`.
  ///
  /// - Parameters:
  ///   - config: The message's configuration.
  ///   - place: The presenter of the view, or `nil` while the view is in no window.
  ///   - report: Receives the message's progress.
  convenience init?(
    for config: SwiftMessages.Config, in place: Presenter?, _ report: RequestReport
  ) {
    if case .automatic = config.presentationContext, place == nil { return nil }
    self.init(on: place, report)
  }

  /// Connects the message to the binding.
  ///
  /// If the message was dismissed before it had a window, the binding's request ends now.
  ///
  /// - Returns: Whether to show the message.
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

  /// Reports the start of the message's exit.
  func exitBegan() {
    report.exitBegan()
  }

  /// Hides the message.
  ///
  /// - Parameter animated: Whether the exit is animated. Otherwise, the message disappears
  ///   immediately.
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
