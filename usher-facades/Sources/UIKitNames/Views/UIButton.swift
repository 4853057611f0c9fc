#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
public import Usher

/// A button with a title, an icon or both.
@preconcurrency @MainActor
open class UIButton: UIControl, ContentRepresentable {
  /// The button's type, as passed to the initializer.
  public let buttonType: ButtonType
  /// The label that holds the title's font; `setTitle(_:for:)` sets the text.
  public private(set) var titleLabel: UILabel? = UILabel()
  /// The button's image view; `setImage(_:for:)` sets the image.
  public private(set) var imageView: UIImageView? = UIImageView()
  /// The insets between the button's edges and its title and icon, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsContentUpdate() } }
  private var titles: [UIControl.State: String] = [:] { didSet { setNeedsContentUpdate() } }
  private var titleColors: [UIControl.State: UIColor] = [:] { didSet { setNeedsContentUpdate() } }
  private var images: [UIControl.State: UIImage] = [:] { didSet { setNeedsContentUpdate() } }

  /// Makes a button of a type.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    titleLabel?.font = .systemFont(ofSize: 15)
    isAccessibilityElement = true
  }

  /// Makes a button of type `custom`.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    titleLabel?.font = .systemFont(ofSize: 15)
    isAccessibilityElement = true
  }

  /// Makes a button that shows the action's title and image, and performs it when pressed.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  /// Fails: there are no nib files here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Sets the title for a state; a state without a title uses that of `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }

  /// Returns the title for a state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the title's colour for a state; only the colour for `normal` is drawn here.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  /// Returns the title's colour for a state; with `nil`, the title has the tint colour.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Sets the icon for a state; a state without an icon uses that of `normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }

  /// Returns the icon for a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// The title for the current state, enabled or disabled.
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }

  /// The icon for the current state, enabled or disabled.
  open var currentImage: UIImage? { image(for: isEnabled ? .normal : .disabled) }

  /// The button as a piece of content; a press sends `touchUpInside`.
  open var usherContent: OverlayContent {
    let tint = inheritedTint.map { AdaptiveColor($0) } ?? .accent
    let color = titleColor(for: .normal).map { AdaptiveColor($0) } ?? tint
    let font = OverlayNode.Font(titleLabel?.font ?? .systemFont(ofSize: 15))
    let ground = backgroundColor.map { AdaptiveColor($0) } ?? .clear
    let icon = currentImage.map { image in
      Usher.OverlayNode.Image(
        image.source, size: OverlaySize(width: image.size.width, height: image.size.height),
        color: tint, label: accessibilityLabel)
    }
    return OverlayContent(
      .button(
        OverlayNode.Button(
          label: OverlayNode.Text(
            currentTitle ?? "", font: font, color: color, alignment: .center, lineLimit: 1),
          icon: icon,
          style: OverlayNode.ButtonStyle(
            background: ground, pressed: backgroundColor == nil ? .fill : ground.opacity(0.8),
            cornerRadius: layer.cornerRadius, padding: Insets(contentEdgeInsets)),
          description: accessibilityLabel ?? accessibilityIdentifier, dismisses: false,
          perform: { [weak self] in self?.sendActions(for: .touchUpInside) })),
      style: .clear)
  }

  /// A type of button.
  public enum ButtonType: Int, Hashable, Sendable, CaseIterable {
    /// A button with a look of its own.
    case custom = 0
    /// A button in the system's style.
    case system = 1
    /// A button that shows details.
    case detailDisclosure = 2
    /// A light "i".
    case infoLight = 3
    /// A dark "i".
    case infoDark = 4
    /// A button that adds an item.
    case contactAdd = 5
    /// A button that closes a view.
    case close = 7
  }
}
#endif
