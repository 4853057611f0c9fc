import Foundation

/// The properties of a running transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  var transitionDuration: Double { get }
  /// The view that contains the transition's animations, or an empty view for a change of size.
  var containerView: UIView { get }
  /// Returns a controller of the transition, or `nil` for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// An object that runs additional animations during a transition.
@preconcurrency @MainActor
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

/// The coordinator of a change of size or of a presentation.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let transitionDuration: Double
  let isAnimated: Bool
  private(set) var isCancelled = false
  private weak var container: UIView?
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(duration: Double, isAnimated: Bool? = nil) {
    transitionDuration = duration
    self.isAnimated = isAnimated ?? (duration > 0)
  }

  var isInteractive: Bool { false }
  var containerView: UIView { container ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the animations alongside the transition now and the completions after its duration.
  func run() {
    runAlongside()
    let timer = Timer(timeInterval: transitionDuration, repeats: false) { _ in
      MainActor.assumeIsolated { self.complete() }
    }
    StandIn.run(timer)
  }

  /// Runs the animations alongside the transition.
  func runAlongside() {
    let animations = animations
    self.animations = []
    guard !animations.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) { [self] in
      animations.forEach { $0(self) }
    }
  }

  private func complete() {
    let completions = completions
    self.completions = []
    completions.forEach { $0(self) }
  }

  /// Makes this object the coordinator of two controllers.
  func join(from: UIViewController, to: UIViewController, in container: UIView?) {
    (self.from, self.to, self.container) = (from, to, container)
    from.currentCoordinator = self
    to.currentCoordinator = self
  }

  /// Ends the transition of two controllers.
  func leave(from: UIViewController?, to: UIViewController?, isCancelled: Bool) {
    self.isCancelled = isCancelled
    for controller in [from, to] where controller?.currentCoordinator === self {
      controller?.currentCoordinator = nil
    }
    complete()
  }
}
