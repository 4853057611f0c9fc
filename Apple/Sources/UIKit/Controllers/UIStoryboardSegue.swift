public import Foundation

/// A transition from one view controller to another.
///
/// Segues of storyboards are registered with `StandIn.registerSegue(withIdentifier:make:)`.
@MainActor
open class UIStoryboardSegue: NSObject {
  /// The segue's identifier; `nil` for none.
  public let identifier: String?
  /// The controller that the segue leads from.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Makes a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Makes a segue that is performed by a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Performs the segue by calling its closure, if any; subclasses override the function
  /// ("UIStoryboardSegue.perform()").
  open func perform() {
    handler?()
  }
}
