#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
public import UIKit
internal import UsherUI
internal import UsherUIKit

/// A message view that shows SwiftUI's views, from edge to edge.
///
/// The views are as wide as the window or narrower, and as high as they need to be; what they draw may reach under the
/// safe area, as in any view of SwiftUI's that fills a window.
@available(iOS 14.0, *)
public class MessageHostingView<Content>: UIView, Identifiable where Content: View {
  /// The message's id.
  public let id: String
  private let model: MessageModel<Content>
  private lazy var controller = makeController()
  /// The edge the message rests at.
  private var edge = MessageEdge.middle
  /// The distances that the message reaches beyond the window, so that a spring opens no gap.
  var bleed = UIEdgeInsets.zero {
    didSet { if bleed != oldValue { setNeedsLayout() } }
  }

  /// Makes a message view.
  ///
  /// - Parameters:
  ///   - id: What the message is told apart by.
  ///   - content: What it shows.
  public init(id: String, content: Content) {
    self.id = id
    model = MessageModel(content)
    super.init(frame: .zero)
    backgroundColor = .clear
  }

  /// Makes a message view for a message.
  ///
  /// - Parameters:
  ///   - message: The message, whose id counts.
  ///   - content: What the view shows, made anew whenever the room changes.
  public init<Message>(
    message: Message, @ViewBuilder content: @escaping (Message, MessageGeometryProxy) -> Content
  ) where Message: Identifiable {
    id = message.id
    model = MessageModel(making: { content(message, $0) })
    super.init(frame: .zero)
    backgroundColor = .clear
  }

  /// Makes a message view for a binding, which shows nothing before `show(in:hide:_:)`.
  init(
    id: String, making content: @escaping (MessageGeometryProxy) -> Content,
    in room: MessageGeometryProxy?
  ) {
    self.id = id
    model = MessageModel(making: content, in: room)
    super.init(frame: .zero)
    backgroundColor = .clear
  }

  /// Makes a message view for a message that says which view shows it.
  convenience public init<Message>(message: Message)
  where Message: MessageViewConvertible, Message.Content == Content {
    self.init(id: message.id, content: message.asMessageView())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows other views in place of those before, in the surroundings of the view that asked for the message.
  func show(
    in surroundings: EnvironmentValues, hide: SwiftMessagesHideAction,
    _ content: @escaping (MessageGeometryProxy) -> Content
  ) {
    model.show(content, in: surroundings, hide: hide)
    usherNeedsMeasuring()
  }

  /// Takes the controller of the views along into the nearest controller.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
      return
    }
    measureRoom()
    var responder = next
    while let known = responder, !(known is UIViewController) { responder = known.next }
    guard let parent = responder as? UIViewController else { return }
    parent.addChild(controller)
    controller.didMove(toParent: parent)
  }

  /// Lets the views fill the message view, and what it reaches beyond the window.
  public override func layoutSubviews() {
    super.layoutSubviews()
    controller.view.frame = CGRect(
      x: -bleed.left, y: -bleed.top, width: bounds.width + bleed.left + bleed.right,
      height: bounds.height + bleed.top + bleed.bottom)
    measureRoom()
  }

  /// Returns the size that the views need, in points.
  public override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size) }

  /// Notes where the message will rest.
  func rest(at edge: MessageEdge) { self.edge = edge }

  private func makeController() -> HostingController<MessageRoot<Content>> {
    let controller = HostingController(rootView: MessageRoot(model: model), ignoresSafeArea: false)
    addSubview(controller.view)
    return controller
  }

  private func measureRoom() {
    if let room = MessageGeometryProxy(around: self) { model.fill(room) }
  }
}

/// The edge of the window that a message rests at, for the safe area there.
enum MessageEdge {
  case top
  case middle
  case bottom
}

@available(iOS 14.0, *)
extension MessageHostingView: BleedingView {}

@available(iOS 14.0, *)
extension MessageHostingView: MeasuredGuest {
  func size(within room: CGSize) -> CGSize {
    measureRoom()
    let fitting = controller.sizeThatFits(in: room)
    // The hosting view counts the safe area where it happens to lie just now, and not where it will rest.
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
#endif
