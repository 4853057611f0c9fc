public import Foundation

/// A control with a title and an image that performs something when it is tapped.
open class UIButton: UIControl {
  /// The kind of button.
  open private(set) var buttonType = ButtonType.custom
  /// The button's content in each state.
  var looks: [UIControl.State: Looks] = [:]
  private var label: UILabel?
  private var picture: UIImageView?
  private var backdrop: UIImageView?
  var ground: UIView?

  /// A button's content in one state; what is `nil` is as in the normal state.
  struct Looks {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var background: UIImage?
    var symbol: UIImage.SymbolConfiguration?
  }

  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without a look of its own.
    case custom = 0
    /// A button whose title and images have the tint.
    case system = 1
    /// A sign that details can be shown; without a sign here.
    case detailDisclosure = 2
    /// A sign for information; without a sign here.
    case infoLight = 3
    /// A sign for information; without a sign here.
    case infoDark = 4
    /// A sign for adding a contact; without a sign here.
    case contactAdd = 5
    /// A cross; without a sign here.
    case close = 7
  }

  /// A button's role, for the system.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// The most usual action.
    case primary = 1
    /// Ending without a change.
    case cancel = 2
    /// Removing something.
    case destructive = 3
  }

  /// The button's role, for the system.
  open var role = Role.normal
  /// The distances around title and image together, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { change() } }
  /// The distances by which the title's place is changed; the intrinsic size does not heed them.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The distances by which the image's place is changed; the intrinsic size does not heed them.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the image of a custom button is dimmed under a touch.
  open var adjustsImageWhenHighlighted = true { didSet { update() } }
  /// Whether the image of a custom button is dimmed while the button is disabled.
  open var adjustsImageWhenDisabled = true { didSet { update() } }
  /// Whether the button tells what a pointer looks like over it; nothing is drawn of that here.
  open var isPointerInteractionEnabled = false
  /// The look that replaces titles, images and insets; `nil` for none.
  public var configuration: Configuration? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether `updateConfiguration` follows each change of the state.
  open var automaticallyUpdatesConfiguration = true
  /// A closure that changes the configuration when the state has changed.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var isUpdatingConfiguration = false

  /// A closure that changes a button's configuration.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// Makes a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button with the title and the image of an action, which it performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a custom button with the title and the image of an action, which it performs.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Makes a button of a configuration, with the title and the image of an action where the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    take(primaryAction)
    self.configuration = configuration
    setNeedsUpdateConfiguration()
  }

  /// Makes a system button of a nib, with nothing set.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    buttonType = .system
    prepare()
  }

  /// Makes a system button that shows an image and calls a selector.
  open class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func prepare() {
    // "isAccessibilityElement": true by default for standard controls.
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Takes the title, the image and the action.
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Parts

  /// The label of the title; made when first asked for.
  open var titleLabel: UILabel? {
    if let label { return label }
    let new = ButtonLabel()
    new.isAccessibilityElement = false
    // UIKit's documentation has no numbers; on devices these are the sizes.
    new.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    new.lineBreakMode = .byTruncatingMiddle
    label = new
    addSubview(new)
    return new
  }

  /// The view of the image; made when first asked for.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let new = UIImageView()
    picture = new
    insertSubview(new, at: backdrop == nil ? 0 : 1)
    return new
  }

  /// The title's label, if there is a title or somebody asked for it.
  var existingLabel: UILabel? { label }

  /// The image's view, if there is an image or somebody asked for it.
  var existingPicture: UIImageView? { picture }

  /// The view of the background image, if there is one.
  var existingBackdrop: UIImageView? { backdrop }

  override var eventsOfUse: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

  /// Whether a recogniser may begin: not one for a tap outside of the button, as a tap is the button's own.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer is UITapGestureRecognizer, isEnabled, recognizer.view !== self else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return false
  }

  /// The title, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// The traits, and that the button cannot be used or is chosen.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Looks

  /// Sets the title of a state; `nil` for that of the normal state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    looks[state, default: Looks()].title = title
    change()
  }

  /// Sets a title with looks of its own, which counts before the plain title of the state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    looks[state, default: Looks()].attributedTitle = title
    change()
  }

  /// Sets the colour of the plain title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    looks[state, default: Looks()].titleColor = color
    update()
  }

  /// Sets the colour of the title's shadow in a state, which nothing draws here.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    looks[state, default: Looks()].titleShadowColor = color
  }

  /// Sets the image of a state; `nil` for that of the normal state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    looks[state, default: Looks()].image = image
    change()
  }

  /// Sets the image behind everything in a state; `nil` for that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    looks[state, default: Looks()].background = image
    change()
  }

  /// Sets the look of symbols in a state; kept and not drawn here.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    looks[state, default: Looks()].symbol = configuration
  }

  // MARK: Places

  /// The size of image and title with what is around them.
  open override var intrinsicContentSize: CGSize { fittingSize(within: .greatestFiniteMagnitude) }

  /// The size of image and title with what is around them, within a width; 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(within: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// The place of the background: all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The place of title and image.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { contentPlace(in: bounds) }

  /// The place of the image, within the place of title and image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    moved(places(in: contentRect).image, by: imageEdgeInsets)
  }

  /// The place of the title, within the place of title and image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    moved(places(in: contentRect).title, by: titleEdgeInsets)
  }

  /// A place in a room that insets make smaller: the middle moves by half of what they differ.
  private func moved(_ place: CGRect, by insets: UIEdgeInsets) -> CGRect {
    place.offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  /// Places background, image and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    existingBackdrop?.frame = backgroundRect(forBounds: bounds)
    ground?.frame = bounds
    ground?.layer.cornerRadius = configuration?.cornerRadius(height: bounds.height) ?? 0
    let content = contentRect(forBounds: bounds)
    existingPicture?.frame = imageRect(forContentRect: content)
    existingLabel?.frame = titleRect(forContentRect: content)
  }

  // MARK: Changes

  override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    update()
  }

  /// Asks for the configuration to follow the state; done at once here.
  open func setNeedsUpdateConfiguration() {
    if !isUpdatingConfiguration {
      isUpdatingConfiguration = true
      updateConfiguration()
      isUpdatingConfiguration = false
    }
    change()
  }

  /// Lets the handler change the configuration.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Takes the tint of a system button anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  /// Shows what changed, in the size that needs.
  func change() {
    update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Gives the parts what the state shows.
  func update() {
    updateTitle()
    if let image = shownImage { imageView?.image = image } else { picture?.image = nil }
    picture?.alpha = imageOpacity
    updateGround()
    if let image = shownBackground {
      if backdrop == nil {
        let new = UIImageView()
        backdrop = new
        insertSubview(new, at: 0)
      }
      backdrop?.image = image
    } else {
      backdrop?.image = nil
    }
    setNeedsLayout()
  }

  /// Gives the label the title; a plain one keeps the font that the label has.
  private func updateTitle() {
    if let title = shownAttributedTitle, title.length > 0 {
      titleLabel?.attributedText = title
    } else if let words = shownTitle {
      titleLabel?.text = words
      titleLabel?.textColor = shownTitleColor
      if configuration != nil { titleLabel?.font = .preferredFont(forTextStyle: .body) }
    } else {
      label?.text = nil
    }
  }

  private var imageOpacity: CGFloat {
    let isDimmed =
      state.contains(.disabled) && adjustsImageWhenDisabled
      || state.contains(.highlighted) && adjustsImageWhenHighlighted
    return isDimmed ? 0.5 : 1
  }
}

/// The label of a button's title, which tells the button of another size.
private final class ButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.invalidateIntrinsicContentSize()
  }
}
