public import Foundation

/// The way from one controller to another.
///
/// Segues of storyboards are registered with `StandIn.registerSegue(withIdentifier:make:)`.
@MainActor
open class UIStoryboardSegue: NSObject {
  /// The name; `nil` for none.
  public let identifier: String?
  /// The controller that the way leads from.
  public let source: UIViewController
  /// The controller that the way leads to.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Makes a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Makes a segue that a closure performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Goes the way, by the closure if there is one; subclasses override the function
  /// ("UIStoryboardSegue.perform()").
  open func perform() {
    handler?()
  }
}
