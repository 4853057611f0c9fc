import Foundation

extension UIViewController {
  /// Starts the appearance or disappearance of the view.
  ///
  /// Containers that forward appearance callbacks call this function for their children
  /// ("UIViewController.beginAppearanceTransition(_:animated:)").
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .gone), (true, .disappearing):
      appearance = .appearing
      isAppearanceAnimated = animated
      viewWillAppear(animated)
      forward { $0.beginAppearanceTransition(true, animated: animated) }
    case (false, .visible), (false, .appearing):
      appearance = .disappearing
      isAppearanceAnimated = animated
      viewWillDisappear(animated)
      forward { $0.beginAppearanceTransition(false, animated: animated) }
    case (true, .appearing), (true, .visible), (false, .gone), (false, .disappearing):
      break
    }
  }

  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .visible
      viewIsAppearing(isAppearanceAnimated)
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .gone
      viewDidDisappear(isAppearanceAnimated)
    case .gone, .visible:
      return
    }
    forward { $0.endAppearanceTransition() }
  }

  /// Forwards a change to the children whose views are inside this controller's view.
  private func forward(_ change: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded?.superview != nil { change(child) }
  }

  /// Starts the appearance change that results from the view's move between windows.
  func viewWillMove(from old: UIWindow?, to new: UIWindow?) {
    if old == nil, let new { noteOrphan(in: new) }
    guard follows(old) || follows(new), !isMovedByTransition else { return }
    if let new, !new.isHidden {
      beginAppearanceTransition(true, animated: false)
    } else if new == nil {
      beginAppearanceTransition(false, animated: false)
    }
  }

  /// Records that the view enters a window although no container, window or presentation uses the
  /// controller.
  private func noteOrphan(in window: UIWindow) {
    guard parent == nil, presentingViewController == nil, window.rootViewController !== self else {
      return
    }
    World.allOrphans.append("\(type(of: self))")
  }

  /// Ends the appearance change.
  ///
  /// A removed view did disappear, and an added view did appear when it is laid out.
  func viewDidMove(from old: UIWindow?, to new: UIWindow?) {
    guard !isMovedByTransition else { return }
    if new == nil {
      guard appearance == .disappearing else { return }
      endAppearanceTransition()
    } else if appearance == .appearing {
      StandIn.later.append { [weak self] in
        if self?.appearance == .appearing { self?.endAppearanceTransition() }
      }
    }
  }

  /// Whether a transition of the controller or an ancestor determines when the view appears.
  private var isMovedByTransition: Bool {
    isInTransition || parent?.isMovedByTransition ?? false
  }

  /// Returns whether the view's appearance follows its window.
  ///
  /// This is false for children of a container that forwards appearance callbacks itself.
  private func follows(_ window: UIWindow?) -> Bool {
    window != nil && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}
