#if os(iOS) || UIKIT_STAND_IN
/// An object that can set the app's status bar if view controllers don't determine it.
@preconcurrency @MainActor
package protocol StatusBarOwner: AnyObject {
  /// The style of the status bar's text.
  var statusBarStyle: UIStatusBarStyle { get set }
  /// Whether the status bar is hidden.
  var isStatusBarHidden: Bool { get set }
}

/// A change of the app's status bar while an overlay is shown.
///
/// The change has an effect only if the app's Info.plist sets
/// `UIViewControllerBasedStatusBarAppearance` to `NO`. Otherwise, UIKit uses the view controllers'
/// styles, so the overlay also needs `WindowDemands.statusBar`.
@MainActor
package final class StatusBarChange {
  /// The changes that haven't ended, in the order of their creation.
  private static var active: [StatusBarChange] = []
  private let owner: any StatusBarOwner
  private let former: Look
  private let chosen: Look

  fileprivate struct Look: Equatable {
    var style: UIStatusBarStyle
    var isHidden: Bool
  }

  /// Applies an overlay's demand.
  ///
  /// - Parameters:
  ///   - demand: The overlay's demand.
  ///   - owner: The app.
  package init(to demand: WindowDemands.StatusBar, of owner: any StatusBarOwner) {
    let present = Self.look(of: owner)
    let earlier = Self.active.last { $0.owner === owner }
    self.owner = owner
    // If an earlier change is still applied, this change also restores the appearance from before
    // it.
    former = earlier.map { present == $0.chosen ? $0.former : present } ?? present
    chosen = former.changed(by: demand)
    Self.active.append(self)
    apply(chosen)
  }

  /// Ends the change, and restores the status bar's previous appearance.
  ///
  /// If other overlays still need changes, the latest of these changes is applied instead. Does
  /// nothing if the status bar no longer has the appearance that this change has set, for example
  /// because the app has changed it. Repeated calls have no effect.
  package func end() {
    guard Self.active.contains(where: { $0 === self }) else { return }
    Self.active.removeAll { $0 === self }
    guard Self.look(of: owner) == chosen else { return }
    apply(Self.active.last { $0.owner === owner }?.chosen ?? former)
  }

  private static func look(of owner: any StatusBarOwner) -> Look {
    Look(style: owner.statusBarStyle, isHidden: owner.isStatusBarHidden)
  }

  private func apply(_ look: Look) {
    if owner.statusBarStyle != look.style { owner.statusBarStyle = look.style }
    if owner.isStatusBarHidden != look.isHidden { owner.isStatusBarHidden = look.isHidden }
  }
}

extension StatusBarChange.Look {
  /// Returns the appearance that an overlay demands.
  fileprivate func changed(by demand: WindowDemands.StatusBar) -> Self {
    var changed = self
    switch demand {
    case .inherited: break
    case .shown(let style): (changed.style, changed.isHidden) = (style, false)
    case .style(let style): changed.style = style
    case .hidden: changed.isHidden = true
    }
    return changed
  }
}

extension UIApplication: StatusBarOwner {}
#endif
