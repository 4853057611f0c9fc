import StandInTesting
import SwiftMessages
import Testing
import UIKit
import Usher
import UsherUIKit

/// Everything that runs in the stand-in's one world: one test after the other.
@MainActor
@Suite(.serialized, .oneWorld)
enum SwiftMessagesUIKitTests {}

/// An app with one scene, whose root view is empty, and an instance of messages.
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

  /// The presenter of the scene.
  var presenter: Presenter { Presenter.attached(to: scene) }

  /// The window of the messages; `nil` while there is none.
  var overlayWindow: UIWindow? { scene.windows.first { $0 !== window } }

  /// The resting frame of the message in front; `nil` while there is none.
  var frame: Rect? { presenter.shown.last.flatMap { presenter.restingFrame(of: $0) } }

  /// A configuration of a message that stays, whose events are written down.
  func config(_ change: (inout SwiftMessages.Config) -> Void = { _ in }) -> SwiftMessages.Config {
    var config = SwiftMessages.Config()
    config.duration = .forever
    config.eventListeners = [{ [weak self] in self?.note($0) }]
    change(&config)
    return config
  }

  /// Shows a view, and waits until it has come.
  func show(
    _ view: UIView, after seconds: Double = 2,
    _ change: (inout SwiftMessages.Config) -> Void = { _ in }
  ) {
    messages.show(config: config(change), view: view)
    StandIn.advance(by: seconds)
  }

  /// Sends the message away, and waits until it has gone.
  func hide(after seconds: Double = 2) {
    messages.hide()
    StandIn.advance(by: seconds)
  }

  /// What happened since this was asked last.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// Disconnects the scene, so that nothing of it is left for the next test.
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
  /// A message of a layout with a title and a body, and nothing else.
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
  /// The texts of the shown labels in this view.
  var words: [String] {
    guard !isHidden else { return [] }
    let own = (self as? UILabel)?.attributedText?.string
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.words)
  }

  /// The view's frame in its window; nowhere outside of one.
  var frameInWindow: CGRect { window.map { convert(bounds, to: $0) } ?? .null }
}

extension CGRect {
  /// The rectangle in whole points, as `x y width height`.
  var inWords: String {
    [minX, minY, width, height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }
}
