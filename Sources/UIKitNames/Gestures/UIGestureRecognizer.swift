#if !canImport(UIKit)
public import Foundation

/// Stands for what Usher recognises by itself: turning it off turns that off.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Whether it recognises anything.
  open var isEnabled = true
  /// What it belongs to.
  public internal(set) weak var view: UIView?
  /// Whether a touch that is recognised is kept from the view; only kept.
  open var cancelsTouchesInView = true
  private let act: (() -> Void)?

  /// Makes a recogniser.
  ///
  /// - Parameter act: What to do, where its view is shown by itself; UIKit's target and action.
  @MainActor
  public init(_ act: (() -> Void)? = nil) {
    self.act = act
  }

  /// Does what is to be done.
  func recognize() {
    if isEnabled { act?() }
  }
}

/// A tap.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// A drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

extension UIView {
  /// Lets something be recognised on it.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Lets something be recognised no more.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }
}
#endif
