public import Foundation

/// A transition from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The segue's name, or `nil` if there is none.
  public let identifier: String?
  /// The controller that the segue leads from.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Performs the segue by calling its closure, if it has one.
  open func perform() {
    handler?()
  }
}
