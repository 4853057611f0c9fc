import Foundation

/// The facts of a transition of controllers.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  var transitionDuration: Double { get }
}

/// A transition of controllers that others can move along with.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of a change of size.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let transitionDuration: Double
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(duration: Double) {
    transitionDuration = duration
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isCancelled: Bool { false }
  var isInteractive: Bool { false }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what moves along, in the transition's animation, and afterwards what waits for its end.
  func run() {
    UIView.animate(withDuration: transitionDuration) { [self] in
      animations.forEach { $0(self) }
    }
    let timer = Timer(timeInterval: transitionDuration, repeats: false) { _ in
      MainActor.assumeIsolated { self.completions.forEach { $0(self) } }
    }
    StandIn.run(timer)
  }
}
