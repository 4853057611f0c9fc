public import Foundation

extension UIButton {
  /// The title of a state, that of the normal state where the state has none.
  public func title(for state: UIControl.State) -> String? { value(\.title, state) }

  /// The title with looks of its own of a state.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    value(\.attributedTitle, state)
  }

  /// The colour of the title in a state: the one that was set, else the default of the button's kind.
  public func titleColor(for state: UIControl.State) -> UIColor? {
    value(\.titleColor, state) ?? defaultTitleColor
  }

  /// The colour of the title's shadow in a state.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    value(\.titleShadowColor, state)
  }

  /// The image of a state.
  public func image(for state: UIControl.State) -> UIImage? { value(\.image, state) }

  /// The image behind everything in a state.
  public func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.background, state) }

  /// The look of symbols in a state.
  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { value(\.symbol, state) }

  /// The title of the present state.
  public var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title with looks of its own of the present state.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title in the present state.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow in the present state.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image of the present state.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The image behind everything in the present state.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func value<Value>(
    _ part: KeyPath<Looks, Value?>, _ state: UIControl.State
  ) -> Value? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }

  /// White, or the tint for a system button ("UIButton.setTitleColor(_:for:)").
  private var defaultTitleColor: UIColor {
    guard buttonType == .system else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return tintColor ?? .systemBlue
  }

  // MARK: What is shown

  /// The title with looks of its own as it is shown; `nil` for none, and while there is a configuration.
  var shownAttributedTitle: NSAttributedString? {
    configuration == nil ? currentAttributedTitle : nil
  }

  /// The words of the title as they are shown; `nil` for none.
  var shownTitle: String? {
    let words = shownAttributedTitle?.string ?? currentTitle
    return words?.isEmpty == true ? nil : words
  }

  /// A system button's title fades under a touch, unless its colour was set for that.
  var shownTitleColor: UIColor {
    if let configuration {
      let color = configuration.foreground(tint: tintColor ?? .systemBlue)
      return state.contains(.disabled) ? .tertiaryLabel : dimmed(color)
    }
    return looks[state]?.titleColor == nil ? dimmed(currentTitleColor) : currentTitleColor
  }

  private func dimmed(_ color: UIColor) -> UIColor {
    guard state.contains(.highlighted), buttonType == .system else { return color }
    return color.withAlphaComponent(0.3)
  }

  /// The image as it is shown: a shape in the tint where a system button shows a picture.
  var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    guard buttonType == .system, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  /// The image behind everything, as it is shown.
  var shownBackground: UIImage? { configuration == nil ? currentBackgroundImage : nil }
}
