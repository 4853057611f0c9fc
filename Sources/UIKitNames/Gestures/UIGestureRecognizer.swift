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
#endif
