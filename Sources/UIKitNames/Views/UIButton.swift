#if !canImport(UIKit)
public import Foundation
public import Usher

/// Something to press.
@preconcurrency @MainActor
open class UIButton: UIControl, ContentRepresentable {
  /// What kind it was made as.
  public let buttonType: ButtonType
  /// The look of its title; what it says is said by `setTitle(_:for:)`.
  public private(set) var titleLabel: UILabel? = UILabel()
  /// The look of its icon; which one is said by `setImage(_:for:)`.
  public private(set) var imageView: UIImageView? = UIImageView()
  /// Points between its edges and what it says.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsContentUpdate() } }
  private var titles: [UIControl.State: String] = [:] { didSet { setNeedsContentUpdate() } }
  private var titleColors: [UIControl.State: UIColor] = [:] { didSet { setNeedsContentUpdate() } }
  private var images: [UIControl.State: UIImage] = [:] { didSet { setNeedsContentUpdate() } }

  /// Makes a button.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    titleLabel?.font = .systemFont(ofSize: 15)
    isAccessibilityElement = true
  }

  /// Makes a button of its own look.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    titleLabel?.font = .systemFont(ofSize: 15)
    isAccessibilityElement = true
  }

  /// Makes a button that does something.
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

  /// Says something in a state; where a state has none, that of `normal` counts.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }

  /// What it says in a state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// Colours what it says in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  /// The colour of what it says in a state; its tint where none was given.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Shows an icon in a state; where a state has none, that of `normal` counts.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }

  /// Its icon in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// What it says now.
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }

  /// Its icon now.
  open var currentImage: UIImage? { image(for: isEnabled ? .normal : .disabled) }

  /// The button as a piece of content; a press sends `touchUpInside`.
  open var usherContent: OverlayContent {
    let tint = inheritedTint.map { AdaptiveColor($0) } ?? .accent
    let color = titleColor(for: .normal).map { AdaptiveColor($0) } ?? tint
    let font = Node.Font(titleLabel?.font ?? .systemFont(ofSize: 15))
    let ground = backgroundColor.map { AdaptiveColor($0) } ?? .clear
    let icon = currentImage.map { image in
      Usher.Node.Image(
        image.source, size: Size(width: image.size.width, height: image.size.height),
        color: tint, label: accessibilityLabel)
    }
    return OverlayContent(
      .button(
        Node.Button(
          label: Node.Text(
            currentTitle ?? "", font: font, color: color, alignment: .center, lineLimit: 1),
          icon: icon,
          style: Node.ButtonStyle(
            background: ground, pressed: backgroundColor == nil ? .fill : ground.opacity(0.8),
            cornerRadius: layer.cornerRadius, padding: Insets(contentEdgeInsets)),
          description: accessibilityLabel ?? accessibilityIdentifier, dismisses: false,
          perform: { [weak self] in self?.sendActions(for: .touchUpInside) })),
      style: .clear)
  }

  /// The kinds of buttons.
  public enum ButtonType: Int, Hashable, Sendable, CaseIterable {
    /// Of its own look.
    case custom = 0
    /// As the system's.
    case system = 1
    /// For details.
    case detailDisclosure = 2
    /// A light "i".
    case infoLight = 3
    /// A dark "i".
    case infoDark = 4
    /// For adding.
    case contactAdd = 5
    /// For closing.
    case close = 7
  }
}
#endif
