public import Foundation

extension UIButton {
  /// Returns the title for a state, or the normal state's title if there is none.
  public func title(for state: UIControl.State) -> String? { value(\.title, state) }

  /// Returns the attributed title for a state.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    value(\.attributedTitle, state)
  }

  /// Returns the title color for a state.
  ///
  /// This is the color that was set, or the default of the button's type.
  public func titleColor(for state: UIControl.State) -> UIColor? {
    value(\.titleColor, state) ?? defaultTitleColor
  }

  /// Returns the title's shadow color for a state.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    value(\.titleShadowColor, state)
  }

  /// Returns the image for a state.
  public func image(for state: UIControl.State) -> UIImage? { value(\.image, state) }

  /// Returns the background image for a state.
  public func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.background, state) }

  /// Returns the symbol configuration for a state.
  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { value(\.symbol, state) }

  /// The title for the current state.
  public var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The attributed title for the current state.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title color for the current state.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The title's shadow color for the current state.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image for the current state.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The background image for the current state.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func value<Value>(
    _ part: KeyPath<StateContent, Value?>, _ state: UIControl.State
  ) -> Value? {
    contents[state.rawValue]?[keyPath: part] ?? contents[State.normal.rawValue]?[keyPath: part]
  }

  /// The default title color: white, or the tint color for a system button
  /// ("UIButton.setTitleColor(_:for:)").
  private var defaultTitleColor: UIColor {
    guard buttonType == .system else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return tintColor ?? .systemBlue
  }

  // MARK: What is shown

  /// The displayed attributed title, or `nil` if there is none or a configuration is set.
  var shownAttributedTitle: NSAttributedString? {
    configuration == nil ? currentAttributedTitle : nil
  }

  /// The displayed title text, or `nil` if there is none.
  var shownTitle: String? {
    let words = shownAttributedTitle?.string ?? currentTitle
    return words?.isEmpty == true ? nil : words
  }

  /// The displayed title color.
  ///
  /// A system button's title fades while highlighted, unless a color was set for this state.
  var shownTitleColor: UIColor {
    if let configuration {
      let color = configuration.foreground(tint: tintColor ?? .systemBlue)
      return state.contains(.disabled) ? .tertiaryLabel : dimmed(color)
    }
    return contents[state.rawValue]?.titleColor == nil
      ? dimmed(currentTitleColor) : currentTitleColor
  }

  private func dimmed(_ color: UIColor) -> UIColor {
    guard state.contains(.highlighted), buttonType == .system else { return color }
    return color.withAlphaComponent(0.3)
  }

  /// The displayed image.
  ///
  /// A system button shows its image as a template in the tint color.
  var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    guard buttonType == .system, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  /// The displayed background image.
  var shownBackground: UIImage? { configuration == nil ? currentBackgroundImage : nil }
}
