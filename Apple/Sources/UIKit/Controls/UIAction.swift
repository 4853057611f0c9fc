public import Foundation

/// The closure that an action calls, with the action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something that a menu offers or a control does.
@MainActor
open class UIMenuElement: NSObject {
  /// The words.
  open var title: String { "" }
  /// The image.
  open var image: UIImage? { nil }
  /// The words below.
  open var subtitle: String?

  /// The state of what can be done with an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be used.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element removes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element is on.
  public enum State: Int, Sendable {
    /// It is off.
    case off = 0
    /// It is on.
    case on = 1
    /// Some of what it stands for is on.
    case mixed = 2
  }
}

/// An action of a closure.
@MainActor
open class UIAction: UIMenuElement {
  /// The words.
  open override var title: String {
    get { words }
    set { words = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }
  /// What tells the action from others.
  public let identifier: Identifier
  /// What can be done with the action.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is on.
  open var state: UIMenuElement.State
  /// What the action is performed for; `nil` while it is not.
  open private(set) var sender: Any?
  private let handler: UIActionHandler
  private var words: String
  private var picture: UIImage?

  /// Makes an action; without an identifier it gets one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    words = title
    picture = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
  }

  /// Calls the handler.
  func perform(for sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// What tells an action from others.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
