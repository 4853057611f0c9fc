import Foundation

/// Traits that can be set individually.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}

/// The traits that an environment overrides for itself and its descendants.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  init() {}

  init(values: TraitValues) {
    self.values = values
  }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style ?? .unspecified }
    set { values.style = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.contrast ?? .unspecified }
    set { values.contrast = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.direction ?? .unspecified }
    set { values.direction = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.category ?? .unspecified }
    set { values.category = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibility ?? .unspecified }
    set { values.legibility = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.idiom ?? .unspecified }
    set { values.idiom = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.level ?? .unspecified }
    set { values.level = newValue }
  }
  public var displayScale: CGFloat {
    get { values.scale ?? 0 }
    set { values.scale = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontal ?? .unspecified }
    set { values.horizontal = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.vertical ?? .unspecified }
    set { values.vertical = newValue }
  }

  public func contains(_ trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.isSet(in: values) ?? false
  }

  public mutating func remove(_ trait: UITrait) {
    (trait as? any SystemTrait.Type)?.remove(from: &values)
  }
}
