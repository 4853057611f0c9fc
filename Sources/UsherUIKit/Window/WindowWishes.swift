#if os(iOS) || UIKIT_STAND_IN
public import UIKit
internal import Usher

/// One overlay's window preferences, in effect while the overlay is shown.
@_spi(Facades) public struct WindowWishes {
  /// The level of the window, or `nil` to use the app's level.
  public var level: UIWindow.Level?
  /// The appearance of the system's bars.
  ///
  /// Values that aren't set here come from `Presenter.systemBars`.
  public var bars = SystemBars()
  /// Whether the overlays' window is the key window.
  public var isKey = false
  /// The part of one of the app's views in which the overlay is shown, or `nil` for the window.
  ///
  /// Set a region when the overlay's turn starts. If a region is set, the other preferences are
  /// ignored.
  public var region: Region?

  /// A part of one of the app's views.
  public struct Region {
    /// The view in which overlays are shown.
    ///
    /// It must not be a scroll view.
    public var view: UIView
    /// The bars in the view, which stay in front of the overlay.
    public var bars: [UIView]
    /// The bar above the region, or `nil` to begin at the view's top edge.
    public var top: UIView?
    /// The bar below the region, or `nil` to end at the view's bottom edge.
    public var bottom: UIView?

    /// Creates a region in a view, behind its bars.
    public init(in view: UIView, behind bars: [UIView], below top: UIView?, above bottom: UIView?) {
      self.view = view
      self.bars = bars
      self.top = top
      self.bottom = bottom
    }
  }

  /// Creates preferences that set only the window level.
  public init(level: UIWindow.Level? = nil) {
    self.level = level
  }
}

extension UIKitHost {
  /// Sets the window preferences of an overlay, or removes them if `wish` is `nil`.
  ///
  /// If several overlays have preferences, the preferences that were set last are used. If no
  /// overlay has preferences, the app's values are used. If the host draws in one of the app's
  /// views, only the region is used.
  @_spi(Facades) public func setWishes(_ wish: WindowWishes?, of id: OverlayID) {
    wishes.removeAll { $0.id == id }
    if let region = wish?.region { return openRegion(region, for: id) }
    closeRegion(of: id)
    if let wish { wishes.append((id, wish)) }
    applyWishes()
  }

  /// The current level of the overlays' window.
  var levelInForce: UIWindow.Level { wishes.last?.wish.level ?? level }

  /// Applies the latest window preferences, or the app's values if there are none.
  func applyWishes() {
    guard let stage, let window = stage.window else { return }
    if window.windowLevel != levelInForce { window.windowLevel = levelInForce }
    stage.controller?.systemBars = wishes.last?.wish.bars.before(systemBars) ?? systemBars
    window.isKeyWanted = wishes.last?.wish.isKey ?? false
    if window.isKeyWanted { window.requestKeyboard() } else { window.followTyping() }
  }

  /// The scene of the overlays, or `nil` if the scene doesn't exist yet or was disconnected.
  @_spi(Facades) public var scene: UIWindowScene? {
    switch place {
    case .scene(let known): known.scene
    case .view: stage?.view?.window?.windowScene
    case .nowhereYet, .gone: nil
    }
  }
}
#endif
