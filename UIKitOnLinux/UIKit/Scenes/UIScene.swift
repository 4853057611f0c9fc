import Foundation

/// An instance of the app's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The options with which a scene was connected.
  @MainActor
  open class ConnectionOptions: NSObject {
    override init() {
      super.init()
    }
  }

  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  open private(set) var session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open internal(set) var activationState: ActivationState = .unattached

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The options for opening a URL, which have no effect in the stand-in.
  @MainActor
  open class OpenExternalURLOptions: NSObject {}

  /// Opens a URL in another app.
  ///
  /// In the stand-in, the URL is added to `World.openedURLs`, and `completion` is called
  /// immediately.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    World.current.openedURLs.append(url)
    completion?(World.current.opensURLs)
  }

  /// The delegate, if it is a responder, or else the app
  /// (<https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events>).
  open override var next: UIResponder? { delegate as? UIResponder ?? UIApplication.shared }
}

/// The persistent identity of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowAssistiveAccessApplication = Role(
      rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open internal(set) weak var scene: UIScene?
  open private(set) var role: Role
  open private(set) var persistentIdentifier = UUID().uuidString

  init(role: Role) {
    self.role = role
  }
}

/// The object that is notified of a scene's life cycle.
///
/// All functions are optional in UIKit.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window, which UIKit sets for a scene with a storyboard.
  ///
  /// The function is optional in UIKit.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
