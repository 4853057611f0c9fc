public import Foundation

/// The closure that an action calls, with the action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An entry of a menu, or an action of a control.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title.
  open var title: String { "" }
  /// The image.
  open var image: UIImage? { nil }
  /// The subtitle, below the title.
  open var subtitle: String?

  /// Attributes that determine how an element can be used.
  public struct Attributes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates attributes from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element performs a destructive action.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The selection state of an element.
  public enum State: Int, Sendable {
    /// The element is off.
    case off = 0
    /// The element is on.
    case on = 1
    /// Some of the element's values are on.
    case mixed = 2
  }
}

/// An action that calls a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The title.
  open override var title: String {
    get { words }
    set { words = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }
  /// The action's identifier.
  public let identifier: Identifier
  /// The action's attributes.
  open var attributes: UIMenuElement.Attributes
  /// The action's selection state.
  open var state: UIMenuElement.State
  /// The object that the action is performed for, or `nil` while the action isn't running.
  open private(set) var sender: Any?
  private let handler: UIActionHandler
  private var words: String
  private var picture: UIImage?

  /// Creates an action.
  ///
  /// If the identifier is missing, the action gets a unique identifier.
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

  /// Calls the handler unless the action is disabled.
  func perform(for sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// An action's identifier.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
