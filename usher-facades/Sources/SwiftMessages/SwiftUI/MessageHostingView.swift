#if os(iOS)
public import SwiftUI
public import UIKit
@_spi(Facades) internal import Usher
@_spi(Facades) internal import UsherUI
@_spi(Facades) public import UsherUIKit

/// A message view that shows SwiftUI views from edge to edge.
///
/// The views are at most as wide as the window, and as high as necessary. They can draw under the
/// safe area, like any SwiftUI view that fills a window.
@available(iOS 14.0, *)
public class MessageHostingView<Content>: UIView, Identifiable where Content: View {
  /// The message's ID.
  public let id: String
  private let model: MessageModel<Content>
  /// The views' controller, created at the first measurement or when the view enters a window.
  private var madeController: HostingController<MessageRoot<Content>>?
  /// The message's vertical position at rest.
  private var edge = MessageEdge.middle
  /// The distances by which the message extends beyond the window.
  ///
  /// They hide the gap that a spring's overshoot would otherwise open.
  public var bleed = UIEdgeInsets.zero {
    didSet { if bleed != oldValue { setNeedsLayout() } }
  }

  /// Creates a message view.
  ///
  /// - Parameters:
  ///   - id: The message's ID.
  ///   - content: The message's views.
  public init(id: String, content: Content) {
    self.id = id
    model = MessageModel(content)
    super.init(frame: .zero)
    backgroundColor = .clear
  }

  /// Creates a message view for a message.
  ///
  /// - Parameters:
  ///   - message: The message, which provides the ID.
  ///   - content: Creates the message's views. Called again when the available space changes.
  public init<Message>(
    message: Message, @ViewBuilder content: @escaping (Message, MessageGeometryProxy) -> Content
  ) where Message: Identifiable {
    id = message.id
    model = MessageModel(making: { content(message, $0) })
    super.init(frame: .zero)
    backgroundColor = .clear
  }

  /// Creates a message view for a binding.
  ///
  /// The view is empty until `show(in:hide:_:)` is called.
  init(
    id: String, making content: @escaping (MessageGeometryProxy) -> Content,
    in room: MessageGeometryProxy?
  ) {
    self.id = id
    model = MessageModel(making: content, in: room)
    super.init(frame: .zero)
    backgroundColor = .clear
  }

  /// Creates a message view for a message that provides its view.
  convenience public init<Message>(message: Message)
  where Message: MessageViewConvertible, Message.Content == Content {
    self.init(id: message.id, content: message.asMessageView())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Replaces the views, in the environment of the view that requested the message.
  func show(
    in environment: EnvironmentValues, hide: SwiftMessagesHideAction,
    _ content: @escaping (MessageGeometryProxy) -> Content
  ) {
    model.show(content, in: environment, hide: hide)
    usherNeedsMeasuring()
  }

  /// Adds the hosting controller to the nearest view controller.
  ///
  /// If the view has left its window, the controller is removed instead.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return leave() }
    measureRoom()
    var responder = next
    while let known = responder, !(known is UIViewController) { responder = known.next }
    let parent = responder as? UIViewController
    parent?.addChild(controller)
    addSubview(controller.view)
    setNeedsLayout()
    if let parent { controller.didMove(toParent: parent) }
  }

  /// Lays out the views, including the area by which the message extends beyond the window.
  public override func layoutSubviews() {
    super.layoutSubviews()
    madeController?.view.frame = CGRect(
      x: -bleed.left, y: -bleed.top, width: bounds.width + bleed.left + bleed.right,
      height: bounds.height + bleed.top + bleed.bottom)
    measureRoom()
  }

  /// Returns the size that the views need, in points.
  public override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size) }

  /// Sets the message's vertical position at rest.
  func rest(at edge: MessageEdge) { self.edge = edge }

  private var controller: HostingController<MessageRoot<Content>> {
    if let madeController { return madeController }
    let made = HostingController(rootView: MessageRoot(model: model), ignoresSafeArea: false)
    madeController = made
    return made
  }

  /// Removes the views, which can be added again later.
  private func leave() {
    guard let madeController, madeController.viewIfLoaded?.superview === self else { return }
    madeController.willMove(toParent: nil)
    madeController.view.removeFromSuperview()
    madeController.removeFromParent()
  }

  private func measureRoom() {
    if let room = MessageGeometryProxy(around: self) { model.fill(room) }
  }
}

/// A message's vertical position, used to find the safe area at that position.
enum MessageEdge {
  case top
  case middle
  case bottom
}

@available(iOS 14.0, *)
extension MessageHostingView: BleedingView {}

@available(iOS 14.0, *)
extension MessageHostingView: SelfSizingView {
  /// Measures the views in the given space, with the safe area of the message's resting position.
  public func size(within room: CGSize) -> CGSize {
    measureRoom()
    let fitting = controller.sizeThatFits(in: room)
    // The hosting view uses the safe area of its current position instead of its resting position.
    let (now, window) = (controller.view.safeAreaInsets, window?.safeAreaInsets ?? .zero)
    let later =
      switch edge {
      case .top: window.top
      case .bottom: window.bottom
      case .middle: CGFloat.zero
      }
    return CGSize(
      width: fitting.width, height: max(fitting.height - now.top - now.bottom + later, 0))
  }
}

@available(iOS 14.0, *)
extension MessageHostingView: EdgeFollowing {
  func follow(_ edge: OverlayPosition.Vertical) {
    switch edge {
    case .top: rest(at: .top)
    case .center: rest(at: .middle)
    case .bottom: rest(at: .bottom)
    }
  }
}
#endif
