public import Foundation

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  override init() {
    super.init()
  }

  /// The name of the kind of device.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the system, which identifies the stand-in.
  open var systemName: String { "stand-in" }
  /// The version of the system that the stand-in behaves like.
  open var systemVersion: String { "\(StandIn.release.rawValue)" }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.device.userInterfaceIdiom }

  /// The device's orientation, which is unknown unless its notifications are on
  /// ("UIDevice.orientation").
  open var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? World.current.deviceOrientation : .unknown
  }

  open var isGeneratingDeviceOrientationNotifications: Bool {
    World.current.orientationFollowers > 0
  }

  /// Turns the notifications on, until the opposite function was called as many times
  /// ("UIDevice.beginGeneratingDeviceOrientationNotifications()").
  open func beginGeneratingDeviceOrientationNotifications() {
    World.current.orientationFollowers += 1
  }

  open func endGeneratingDeviceOrientationNotifications() {
    World.current.orientationFollowers = max(World.current.orientationFollowers - 1, 0)
  }

  /// Rotates the scenes whose controllers support the device's orientation.
  func turnScenes() {
    let device = World.current.deviceOrientation
    guard device.isValidInterfaceOrientation,
      let orientation = UIInterfaceOrientation(rawValue: device.rawValue)
    else { return }
    for case let scene as UIWindowScene in World.current.scenes {
      scene.askForOrientations()
      let isSupported = scene.bars.orientations.contains(
        UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
      if isSupported, scene.orientation != orientation { StandIn.rotate(scene, to: orientation) }
    }
  }
}

/// The orientations of a device.
///
/// Landscape is named after the side on which the device lies.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension StandIn {
  /// Turns the device without its scenes, as in an app that doesn't support the orientation.
  public static func turnDevice(to orientation: UIDeviceOrientation) {
    guard orientation != World.current.deviceOrientation else { return }
    World.current.deviceOrientation = orientation
    guard UIDevice.current.isGeneratingDeviceOrientationNotifications else { return }
    post(UIDevice.orientationDidChangeNotification, UIDevice.current)
  }
}
