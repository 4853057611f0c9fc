import UIKitTesting
import SwiftMessages
import Testing
import UIKit
@_spi(Facades) import Usher
@_spi(Facades) import UsherUIKit

/// The suite of all tests in the stand-in's single world, which run in sequence.
@MainActor
@Suite("SwiftMessages with UIKit", .serialized, .oneWorld)
enum SwiftMessagesUIKitTests {}

/// An app with one scene, an empty root view and an instance of the library.
@MainActor
final class MessageApp {
  let scene: UIWindowScene
  let window: UIWindow
  let controller = UIViewController()
  let messages = SwiftMessages()
  private(set) var events: [String] = []

  /// Launches the app alone in a new world.
  init(
    size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) {
    StandIn.reset()
    (scene, window) = StandIn.launch(size: size, safeArea: safeArea)
    window.rootViewController = controller
    StandIn.finishTurn()
  }

  isolated deinit {
    messages.hideAll()
  }

  /// The scene's presenter.
  var presenter: Presenter { Presenter.attached(to: scene) }

  /// The window of the messages, or `nil` if there is none.
  var overlayWindow: UIWindow? { StandIn.windows(besides: window).first }

  /// The resting frame of the front message, or `nil` if there is none.
  var frame: OverlayRect? { presenter.shown.last.flatMap { presenter.restingFrame(of: $0) } }

  /// Creates a configuration for a message that stays until it is dismissed.
  ///
  /// Its events are recorded.
  func config(_ change: (inout SwiftMessages.Config) -> Void = { _ in }) -> SwiftMessages.Config {
    var config = SwiftMessages.Config()
    config.duration = .forever
    config.eventListeners = [{ [weak self] in self?.note($0) }]
    change(&config)
    return config
  }

  /// Shows a view and waits until it has appeared.
  func show(
    _ view: UIView, after seconds: Double = 2,
    _ change: (inout SwiftMessages.Config) -> Void = { _ in }
  ) {
    messages.show(config: config(change), view: view)
    StandIn.advance(by: seconds)
  }

  /// Hides the message and waits until it has disappeared.
  func hide(after seconds: Double = 2) {
    messages.hide()
    StandIn.advance(by: seconds)
  }

  /// Returns the events since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// Disconnects the scene, so that the next test isn't affected.
  func close() {
    StandIn.disconnect(scene)
    StandIn.finishTurn()
  }

  private func note(_ event: SwiftMessages.Event) {
    switch event {
    case .willShow: events.append("willShow")
    case .didShow: events.append("didShow")
    case .willHide: events.append("willHide")
    case .didHide: events.append("didHide")
    }
  }
}

extension MessageView {
  /// Creates a message with a layout, and with only a title and a body.
  static func plain(
    _ layout: Layout, title: String = "Title", body: String = "Body"
  ) -> MessageView {
    let view: MessageView = .viewFromNib(layout: layout)
    view.configureTheme(.success)
    view.configureContent(title: title, body: body)
    view.iconImageView?.isHidden = true
    view.button?.isHidden = true
    return view
  }
}

extension UIView {
  /// The texts of the visible labels in the view.
  var words: [String] {
    guard !isHidden else { return [] }
    let own = (self as? UILabel)?.attributedText?.string
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.words)
  }

  /// The view's frame in its window, or the null rectangle if it isn't in a window.
  var frameInWindow: CGRect { window.map { convert(bounds, to: $0) } ?? .null }
}

extension CGRect {
  /// The rectangle in whole points, as `x y width height`.
  var inWords: String {
    [minX, minY, width, height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }
}
