import Foundation

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, TraitRegistering {
  /// The scene's frame and orientation at the time of the call.
  open class Geometry: NSObject {
    open private(set) var systemFrame: CGRect
    open private(set) var interfaceOrientation: UIInterfaceOrientation

    init(systemFrame: CGRect, interfaceOrientation: UIInterfaceOrientation) {
      self.systemFrame = systemFrame
      self.interfaceOrientation = interfaceOrientation
    }
  }

  /// The scene's frame on the screen.
  var frameOnScreen: CGRect
  var orientation: UIInterfaceOrientation = .portrait

  /// The insets covered by bars and hardware at the scene's edges.
  var safeArea: UIEdgeInsets = .zero
  /// The corner that the window's controls take, in the scene's coordinates, or `nil` without
  /// controls.
  var windowControls: CGRect?

  /// The keyboard's frame in the screen's coordinates, and whether it is docked.
  var keyboard: (frame: CGRect, isDocked: Bool)?
  weak var keyWindowInScene: UIWindow?
  /// The window for edit menus, from the first use of a text on.
  var textEffects: UITextEffectsWindow?
  var bars = BarState()
  private lazy var barManager = UIStatusBarManager(scene: self)
  var traitRegistrations: [TraitRegistration] = []
  public var traitOverrides = UITraitOverrides() {
    didSet { settleTraits() }
  }
  var knownTraits: UITraitCollection?

  public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    frameOnScreen = UIScreen.main.bounds
    super.init(session: session, connectionOptions: connectionOptions)
  }

  open internal(set) var screen: UIScreen = .main
  open var interfaceOrientation: UIInterfaceOrientation { orientation }
  open var effectiveGeometry: Geometry {
    Geometry(systemFrame: frameOnScreen, interfaceOrientation: orientation)
  }
  open private(set) lazy var coordinateSpace: any UICoordinateSpace = PlaneSpace {
    [unowned self] in frameOnScreen
  }
  open var isFullScreen: Bool { frameOnScreen == screen.bounds }
  open var statusBarManager: UIStatusBarManager? { barManager }

  /// The scene's windows from back to front, including hidden ones, sorted by level and then by the
  /// order in which they were shown.
  open var windows: [UIWindow] {
    World.current.windows.filter { $0.windowScene === self }
      .sorted { ($0.windowLevel.rawValue, $0.shownRank) < ($1.windowLevel.rawValue, $1.shownRank) }
  }

  open var keyWindow: UIWindow? { keyWindowInScene }

  var bounds: CGRect { CGRect(origin: .zero, size: frameOnScreen.size) }

  // Traits.

  open var traitCollection: UITraitCollection {
    UITraitCollection(
      values: UITraitCollection.device.values.overridden(by: World.current.traits(of: self))
        .overridden(by: traitOverrides.values))
  }

  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  func settleTraits() {
    let old = knownTraits ?? .device
    let new = traitCollection
    knownTraits = new
    if old != new {
      traitCollectionDidChange(old)
      tellRegistered(self, from: old, to: new)
    }
    windows.forEach { $0.settleTraits() }
  }

  /// Rotates the scene.
  ///
  /// On a phone in landscape, its height is compact ("UITraitCollection").
  func turn(to orientation: UIInterfaceOrientation) {
    self.orientation = orientation
    guard traitCollection.userInterfaceIdiom == .phone else { return }
    World.current.setTraits(
      TraitValues(vertical: orientation.isLandscape ? .compact : .regular), of: self)
    settleTraits()
  }

  /// Returns the keyboard's frame in a window of the scene's size for a layout guide, or `nil` if
  /// the guide doesn't follow the keyboard.
  func keyboard(for guide: UIKeyboardLayoutGuide) -> CGRect? {
    guard let keyboard, keyboard.isDocked || guide.followsUndockedKeyboard else { return nil }
    return keyboard.frame.offsetBy(dx: -frameOnScreen.minX, dy: -frameOnScreen.minY)
  }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
