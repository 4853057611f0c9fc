#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

/// A message view with a title, a body, an icon and a button, each of which can be hidden.
///
/// `viewFromNib(layout:)` creates a view with all parts. If a part is neither set nor hidden, it
/// shows a placeholder, such as `[Title]`.
open class MessageView: BaseView, @preconcurrency Identifiable, AccessibleMessage,
  HapticMessage
{
  /// The label of the title.
  #if os(iOS)
  @IBOutlet
  #endif
  open var titleLabel: UILabel?
  /// The label of the body, below the title.
  #if os(iOS)
  @IBOutlet
  #endif
  open var bodyLabel: UILabel?
  /// The view of the image icon.
  #if os(iOS)
  @IBOutlet
  #endif
  open var iconImageView: UIImageView?
  /// The label of the text icon, such as an emoji.
  #if os(iOS)
  @IBOutlet
  #endif
  open var iconLabel: UILabel?
  /// The button.
  #if os(iOS)
  @IBOutlet
  #endif
  open var button: UIButton? {
    didSet {
      guard button !== oldValue else { return }
      oldValue?.removeAction(press, for: .touchUpInside)
      button?.addAction(press, for: .touchUpInside)
    }
  }
  /// Called when `button` is pressed.
  ///
  /// The message isn't hidden automatically.
  open var buttonTapHandler: ((_ button: UIButton) -> Void)?
  /// The haptic feedback at the message's entrance, or `nil` to use the configuration's feedback.
  open var defaultHaptic: SwiftMessages.Haptic?
  /// The text that a screen reader speaks before the title.
  open var accessibilityPrefix: String?

  private var ownID: String?
  private lazy var press = UIAction { [weak self] _ in
    guard let self, let button else { return }
    buttonTapHandler?(button)
  }
  /// The constraints for the icons' size, if it was configured.
  var iconSizeConstraints: [NSLayoutConstraint] = []

  /// The message's ID, by default derived from the title and the body.
  ///
  /// Messages with the same ID are treated as the same message.
  open var id: String {
    get {
      ownID
        ?? "MessageView:title=\(String(describing: titleLabel?.text)), body=\(String(describing: bodyLabel?.text))"
    }
    set { ownID = newValue }
  }

  /// The text for screen readers: the prefix, the title and the body, without hidden parts.
  ///
  /// It is `nil` if there is no text.
  open var accessibilityMessage: String? {
    let labels = [titleLabel, bodyLabel].compactMap { $0 }.filter { !$0.isHidden }
    let words = ([accessibilityPrefix] + labels.map(\.text)).compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The element for screen readers: the background.
  public var accessibilityElement: NSObject? { backgroundView }

  /// The other elements for screen readers: the visible accessibility elements on the background.
  ///
  /// They are in the order of their views.
  open var additionalAccessibilityElements: [NSObject]? {
    func elements(in view: UIView) -> [NSObject] {
      view.subviews.filter { !$0.isHidden }
        .flatMap { $0.isAccessibilityElement ? [$0] : elements(in: $0) }
    }
    return elements(in: shownBackground)
  }

  /// Sets the size of both icons, in points.
  ///
  /// Calling this again replaces the size.
  ///
  /// - Parameters:
  ///   - size: The icons' size.
  ///   - contentMode: The content mode of the image icon. If it is `nil`, the mode doesn't change.
  public func configureIcon(withSize size: CGSize, contentMode: UIView.ContentMode? = nil) {
    NSLayoutConstraint.deactivate(iconSizeConstraints)
    let icons: [UIView] = [iconImageView, iconLabel].compactMap { $0 }
    iconSizeConstraints = icons.flatMap { icon in
      [
        icon.widthAnchor.constraint(equalToConstant: size.width).withPriority(999),
        icon.heightAnchor.constraint(equalToConstant: size.height).withPriority(999),
      ]
    }
    NSLayoutConstraint.activate(iconSizeConstraints)
    if let contentMode { iconImageView?.contentMode = contentMode }
  }
}
#endif
