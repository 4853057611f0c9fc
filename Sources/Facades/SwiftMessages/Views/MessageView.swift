public import UIKitNames

/// A view of a title, a body, an icon and a button, each of which may be hidden.
///
/// `viewFromNib(layout:)` makes one with everything in place. What was not set shows what it is for, such
/// as `[Title]`, until it is set or hidden.
open class MessageView: BaseView, @preconcurrency Identifiable, AccessibleMessage,
  HapticMessage
{
  /// The line in strong letters.
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  open var titleLabel: UILabel?
  /// The lines under the title.
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  open var bodyLabel: UILabel?
  /// The icon, as a picture.
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  open var iconImageView: UIImageView?
  /// The icon, as letters or an emoji.
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  open var iconLabel: UILabel?
  /// Something to press.
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  open var button: UIButton? {
    didSet {
      guard button !== oldValue else { return }
      oldValue?.removeAction(press, for: .touchUpInside)
      button?.addAction(press, for: .touchUpInside)
    }
  }
  /// Called when `button` is pressed; the message stays.
  open var buttonTapHandler: ((_ button: UIButton) -> Void)?
  /// What a person may feel when it comes; `nil` leaves that to the message's configuration.
  open var defaultHaptic: SwiftMessages.Haptic?
  /// Said before the title, for those who do not see it.
  open var accessibilityPrefix: String?

  private var ownID: String?
  private lazy var press = UIAction { [weak self] _ in
    guard let self, let button else { return }
    buttonTapHandler?(button)
  }
  /// How large the icons are, where that was said.
  var iconSizeRules: [NSLayoutConstraint] = []

  /// Messages of the same id are the same message; without one of its own, it follows from the title and
  /// the body.
  open var id: String {
    get {
      ownID
        ?? "MessageView:title=\(String(describing: titleLabel?.text)), body=\(String(describing: bodyLabel?.text))"
    }
    set { ownID = newValue }
  }

  /// What is said of it: the prefix, the title and the body, as far as they are there and not hidden;
  /// `nil` where none is.
  open var accessibilityMessage: String? {
    let labels = [titleLabel, bodyLabel].compactMap { $0 }.filter { !$0.isHidden }
    let words = ([accessibilityPrefix] + labels.map(\.text)).compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// What assistive technology finds the message as: its background.
  public var accessibilityElement: NSObject? { backgroundView }

  /// What assistive technology finds beside that: what says that it is to be found, in the order in which
  /// it lies there, and nothing that is hidden.
  open var additionalAccessibilityElements: [NSObject]? {
    func elements(in view: UIView) -> [NSObject] {
      view.subviews.filter { !$0.isHidden }
        .flatMap { $0.isAccessibilityElement ? [$0] : elements(in: $0) }
    }
    return elements(in: shownBackground)
  }

  /// Gives both icons a size, in points; the last call counts.
  ///
  /// - Parameters:
  ///   - size: How large they are.
  ///   - contentMode: How the picture is fitted into that; `nil` leaves it as it was.
  public func configureIcon(withSize size: CGSize, contentMode: UIView.ContentMode? = nil) {
    NSLayoutConstraint.deactivate(iconSizeRules)
    let icons: [UIView] = [iconImageView, iconLabel].compactMap { $0 }
    iconSizeRules = icons.flatMap { icon in
      [
        icon.widthAnchor.constraint(equalToConstant: size.width).withPriority(999),
        icon.heightAnchor.constraint(equalToConstant: size.height).withPriority(999),
      ]
    }
    NSLayoutConstraint.activate(iconSizeRules)
    if let contentMode { iconImageView?.contentMode = contentMode }
  }
}
