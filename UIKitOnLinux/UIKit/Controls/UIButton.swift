public import Foundation

/// A control with a title and an image that performs an action when it is tapped.
open class UIButton: UIControl {
  /// The button's type.
  open private(set) var buttonType = ButtonType.custom
  /// The button's content in each state.
  var contents: [UInt: StateContent] = [:]
  private var label: UILabel?
  private var picture: UIImageView?
  private var backdrop: UIImageView?
  var ground: UIView?

  /// A button's content in one state.
  ///
  /// For `nil`, the normal state's value is used.
  struct StateContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var background: UIImage?
    var symbol: UIImage.SymbolConfiguration?
  }

  /// The types of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without a default appearance.
    case custom = 0
    /// A button whose title and images have the tint color.
    case system = 1
    /// A button for details, for which the stand-in draws no symbol.
    case detailDisclosure = 2
    /// A button for information, for which the stand-in draws no symbol.
    case infoLight = 3
    /// A button for information, for which the stand-in draws no symbol.
    case infoDark = 4
    /// A button for adding a contact, for which the stand-in draws no symbol.
    case contactAdd = 5
    /// A close button, for which the stand-in draws no symbol.
    case close = 7
  }

  /// A button's semantic role.
  public enum Role: Int, Sendable {
    /// No special role.
    case normal = 0
    /// The default action.
    case primary = 1
    /// Canceling without a change.
    case cancel = 2
    /// Deleting data.
    case destructive = 3
  }

  /// The button's semantic role.
  open var role = Role.normal
  /// The menu that a tap opens if `showsMenuAsPrimaryAction` is `true`.
  open var menu: UIMenu?
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// The insets around title and image together, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { change() } }
  /// The insets that shift the title, in points.
  ///
  /// The intrinsic size doesn't depend on these insets.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets that shift the image, in points.
  ///
  /// The intrinsic size doesn't depend on these insets.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether a custom button's image is dimmed while highlighted.
  open var adjustsImageWhenHighlighted = true { didSet { update() } }
  /// Whether a custom button's image is dimmed while disabled.
  open var adjustsImageWhenDisabled = true { didSet { update() } }
  /// Whether the pointer adapts to the button, which has no effect in the stand-in.
  open var isPointerInteractionEnabled = false
  /// The configuration that replaces titles, images and insets, or `nil` if there is none.
  public var configuration: Configuration? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether each change of the state calls `updateConfiguration()`.
  open var automaticallyUpdatesConfiguration = true
  /// The closure that updates the configuration after a change of the state.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var isUpdatingConfiguration = false

  /// A closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a button of a given type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button with an action's title and image, which performs the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a custom button with an action's title and image, which performs the action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button with a configuration, which an action's title and image complete.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    take(primaryAction)
    self.configuration = configuration
    setNeedsUpdateConfiguration()
  }

  /// Creates a system button from a nib, with default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    buttonType = .system
    prepare()
  }

  /// Creates a system button that shows an image and calls a selector.
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

  /// Uses the title and the image of an action, and performs the action when the button is used.
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Parts

  /// The title's label, created on first access.
  open var titleLabel: UILabel? {
    if let label { return label }
    let new = ButtonLabel()
    new.isAccessibilityElement = false
    // UIKit documents no numbers. These are the sizes on devices.
    new.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    new.lineBreakMode = .byTruncatingMiddle
    label = new
    addSubview(new)
    return new
  }

  /// The image's view, created on first access.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let new = UIImageView()
    picture = new
    insertSubview(new, at: backdrop == nil ? 0 : 1)
    return new
  }

  /// The title's label, or `nil` if it was never needed.
  var existingLabel: UILabel? { label }

  /// The image's view, or `nil` if it was never needed.
  var existingPicture: UIImageView? { picture }

  /// The background image's view, or `nil` if there is none.
  var existingBackdrop: UIImageView? { backdrop }

  /// Opens the menu, if a tap opens it.
  override func useDidEnd() { if showsMenuAsPrimaryAction { OpenMenu.open(for: self) } }

  override var eventsOfUse: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

  /// Refuses tap recognizers of other views while the button is enabled, because it handles taps
  /// itself.
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

  /// The traits that were set, plus `.notEnabled` and `.selected` depending on the state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Contents

  /// Sets the title for a state.
  ///
  /// For `nil`, the normal state's title is used.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents[state.rawValue, default: StateContent()].title = title
    change()
  }

  /// Sets the attributed title for a state, which has priority over the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents[state.rawValue, default: StateContent()].attributedTitle = title
    change()
  }

  /// Sets the color of the plain title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state.rawValue, default: StateContent()].titleColor = color
    update()
  }

  /// Sets the title's shadow color for a state.
  ///
  /// The stand-in doesn't draw this.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state.rawValue, default: StateContent()].titleShadowColor = color
  }

  /// Sets the image for a state.
  ///
  /// For `nil`, the normal state's image is used.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state.rawValue, default: StateContent()].image = image
    change()
  }

  /// Sets the background image for a state.
  ///
  /// For `nil`, the normal state's image is used.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state.rawValue, default: StateContent()].background = image
    change()
  }

  /// Sets the symbol configuration for a state.
  ///
  /// It is stored, but the stand-in doesn't draw it.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    contents[state.rawValue, default: StateContent()].symbol = configuration
  }

  // MARK: Places

  /// The size of title and image with the insets around them.
  open override var intrinsicContentSize: CGSize { fittingSize(within: .greatestFiniteMagnitude) }

  /// Returns the size of title and image with the insets around them, within a width.
  ///
  /// A width of 0 is treated as no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(within: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// Returns the frame of the background, which is the whole bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of title and image together.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { contentPlace(in: bounds) }

  /// Returns the frame of the image, inside the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    moved(places(in: contentRect).image, by: imageEdgeInsets)
  }

  /// Returns the frame of the title, inside the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    moved(places(in: contentRect).title, by: titleEdgeInsets)
  }

  /// Returns a rectangle moved by half the difference of opposite insets.
  private func moved(_ place: CGRect, by insets: UIEdgeInsets) -> CGRect {
    place.offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  /// Places the background, the image and the title.
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

  /// Updates the configuration for the current state.
  ///
  /// UIKit updates it later, but the stand-in updates it immediately.
  open func setNeedsUpdateConfiguration() {
    if !isUpdatingConfiguration {
      isUpdatingConfiguration = true
      updateConfiguration()
      isUpdatingConfiguration = false
    }
    change()
  }

  /// Calls the configuration's update handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Updates the colors of a system button.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  /// Updates the displayed content and the intrinsic size.
  func change() {
    update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Updates the displayed content for the current state.
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

  /// Updates the label's title.
  ///
  /// A plain title keeps the label's font.
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

/// The label of a button's title, which notifies the button when its size changes.
private final class ButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.invalidateIntrinsicContentSize()
  }
}
