#if os(iOS) || UIKIT_STAND_IN
public import UIKit
internal import Usher

/// The wishes of one overlay for the window of its scene, in force while the overlay is shown.
@_spi(Facades) public struct WindowWishes {
  /// The window's level; `nil` for the app's choice of a level.
  public var level: UIWindow.Level?
  /// The look of the system's bars; what it leaves open is as the app has it.
  public var bars = SystemBars()
  /// Whether the window becomes key.
  public var isKey = false
  /// The part of a view of the app's that the overlay is shown in; `nil` for the window.
  ///
  /// A region applies to an overlay whose turn has come; the window stays as it is.
  public var region: Region?

  /// A part of a view of the app's.
  public struct Region {
    /// The view, which does not scroll.
    public var view: UIView
    /// The bars in the view, which stay in front of the overlay.
    public var bars: [UIView]
    /// The bar that the region begins below; `nil` for the view's upper edge.
    public var top: UIView?
    /// The bar that the region ends above; `nil` for the view's lower edge.
    public var bottom: UIView?

    /// Makes a region from its view and its bars.
    public init(in view: UIView, behind bars: [UIView], below top: UIView?, above bottom: UIView?) {
      self.view = view
      self.bars = bars
      self.top = top
      self.bottom = bottom
    }
  }

  /// Makes wishes for a level, if any, and for nothing else.
  public init(level: UIWindow.Level? = nil) {
    self.level = level
  }
}

extension UIKitHost {
  /// Puts the wishes of an overlay in force, before those of all others; `nil` takes them back.
  ///
  /// Whatever the app has set itself is in force again once no overlay has wishes. In a view, only
  /// a region counts.
  @_spi(Facades) public func setWishes(_ wish: WindowWishes?, of id: OverlayID) {
    wishes.removeAll { $0.id == id }
    if let region = wish?.region { return openRegion(region, for: id) }
    closeRegion(of: id)
    if let wish { wishes.append((id, wish)) }
    applyWishes()
  }

  /// The level in force.
  var levelInForce: UIWindow.Level { wishes.last?.wish.level ?? level }

  /// Lets the window be as the latest wishes have it, or else as the app has.
  func applyWishes() {
    guard let stage, let window = stage.window else { return }
    if window.windowLevel != levelInForce { window.windowLevel = levelInForce }
    stage.controller?.systemBars = wishes.last?.wish.bars.before(systemBars) ?? systemBars
    window.isKeyWanted = wishes.last?.wish.isKey ?? false
    if window.isKeyWanted { window.requestKeyboard() } else { window.followTyping() }
  }

  /// The scene of the overlays; `nil` before there is one, and after its end.
  @_spi(Facades) public var scene: UIWindowScene? {
    switch place {
    case .scene(let known): known.scene
    case .view: stage?.view?.window?.windowScene
    case .nowhereYet, .gone: nil
    }
  }
}
#endif
