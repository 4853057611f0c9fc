#if os(iOS) || UIKIT_STAND_IN
/// An object that sets the status bar of an app whose view controllers do not decide on it.
@preconcurrency @MainActor
package protocol StatusBarOwner: AnyObject {
  /// The style of the status bar's text.
  var statusBarStyle: UIStatusBarStyle { get set }
  /// Whether the status bar is hidden.
  var isStatusBarHidden: Bool { get set }
}

/// A change of the app's status bar while an overlay of an older library is shown.
///
/// The change has an effect if the app's Info.plist file sets
/// `UIViewControllerBasedStatusBarAppearance` to `NO`. In any other app, UIKit ignores it and asks
/// the view controllers, so the overlay also needs `WindowDemands.statusBar`.
@MainActor
package final class StatusBarChange {
  /// The changes that have begun and not ended, in this order.
  private static var active: [StatusBarChange] = []
  private let owner: any StatusBarOwner
  private let former: Look
  private let chosen: Look

  fileprivate struct Look: Equatable {
    var style: UIStatusBarStyle
    var isHidden: Bool
  }

  /// Begins a change.
  ///
  /// - Parameters:
  ///   - demand: The overlay's demand.
  ///   - owner: The app.
  package init(to demand: WindowDemands.StatusBar, of owner: any StatusBarOwner) {
    let present = Self.look(of: owner)
    let earlier = Self.active.last { $0.owner === owner }
    self.owner = owner
    // An overlay that is still on its way out must not leave its look to the app.
    former = earlier.map { present == $0.chosen ? $0.former : present } ?? present
    chosen = former.changed(by: demand)
    Self.active.append(self)
    apply(chosen)
  }

  /// Ends the change: restores the former look, or that of a later change, unless the app has
  /// changed the look meanwhile.
  ///
  /// Does nothing if the change has ended before.
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
  /// Returns the look that an overlay demands.
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
