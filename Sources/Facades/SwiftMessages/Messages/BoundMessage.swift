internal import Usher
internal import UsherUI

/// The connection of a message with the binding that asked for it.
@MainActor
final class BoundMessage {
  /// Shows the message, where its context leaves that open; `nil` leaves it to the context.
  let presenter: Presenter?
  private let report: RequestReport
  private weak var message: Message?
  private var isDismissed = false

  init(on presenter: Presenter? = nil, _ report: RequestReport) {
    self.presenter = presenter
    self.report = report
  }

  /// Makes the connection of a message that views ask for; `nil` as long as the choice of the place is the views', and
  /// these have none.
  ///
  /// - Parameters:
  ///   - config: How to show the message; a context other than the automatic one says where, too.
  ///   - place: The presenter of the views; `nil` as long as these are in no window.
  ///   - report: Is told what becomes of the message.
  convenience init?(
    for config: SwiftMessages.Config, in place: Presenter?, _ report: RequestReport
  ) {
    if case .automatic = config.presentationContext, place == nil { return nil }
    self.init(on: place, report)
  }

  /// Notes the message; one that was dismissed before it had a window ends here.
  ///
  /// - Returns: Whether the message is still to be shown.
  func connect(_ message: Message) -> Bool {
    self.message = message
    guard isDismissed else { return true }
    report.ended(.dismissed(.cancelled))
    return false
  }

  /// Follows the message's request.
  func follow(_ handle: PresentationHandle) {
    handle.whenEnded(report.ended)
  }

  /// Notes that the message's exit begins.
  func exitBegan() {
    report.exitBegan()
  }

  /// Sends the message away.
  ///
  /// - Parameter animated: Whether the message moves away; otherwise it is gone at once.
  func hide(animated: Bool) {
    if !animated { message?.goesAtOnce = true }
    dismiss()
  }

  /// Sends the message away, or takes it back.
  func dismiss() {
    isDismissed = true
    message?.dismiss()
  }
}
