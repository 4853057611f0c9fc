import Foundation

/// An observer of UIKit's updates of the screen
/// (<https://developer.apple.com/documentation/uikit/uiupdatelink>).
///
/// The stand-in has the phases around the commit, and updates the screen at the end of each turn of
/// the run loop, whether or not something has changed.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private var actions: [(phase: UIUpdateActionPhase, act: (UIUpdateLink, UIUpdateInfo) -> Void)] =
    []

  /// Creates a link to the updates of a view's window.
  ///
  /// The link is inactive while the view is in no visible window.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Creates a link to the updates of a scene.
  public init(windowScene scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// Adds an action to a phase of each update.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions.append((phase, handler))
  }

  /// Whether the link's actions are called.
  open var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled {
        StandIn.updateLinks.append(self)
      } else {
        StandIn.updateLinks.removeAll { $0 === self }
      }
    }
  }

  /// Whether the link requests updates without a cause, which has no effect in the stand-in.
  open var requiresContinuousUpdates = false

  private var isActive: Bool {
    if let scene { return scene.activationState != .background }
    return view?.window?.isHidden == false
  }

  /// Calls the actions of a phase.
  static func act(in phase: UIUpdateActionPhase) {
    for link in StandIn.updateLinks where link.isEnabled && link.isActive {
      for action in link.actions where action.phase === phase { action.act(link, UIUpdateInfo()) }
    }
  }
}

/// A phase of an update.
///
/// The standard phases run in the order of their declaration.
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
  /// Before layout and drawing are committed.
  public static let beforeCATransactionCommit = UIUpdateActionPhase()
  /// After layout and drawing were committed.
  public static let afterCATransactionCommit = UIUpdateActionPhase()
}

/// The times of an update.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time for which to show the state of animations, in Core Animation's seconds.
  open var modelTime: Double { StandIn.now }
}

extension StandIn {
  /// The enabled update links.
  static var updateLinks: [UIUpdateLink] = []
}
