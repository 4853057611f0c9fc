import Foundation

/// The traits of an environment, as an immutable value.
///
/// Collections with equal traits are equal.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
  }

  public override init() {
    values = TraitValues()
  }

  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      values: collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    self.init(values: (traits as? UITraitOverrides)?.values ?? TraitValues())
  }

  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(values: TraitValues(style: style))
  }

  public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
    self.init(values: TraitValues(contrast: contrast))
  }

  public convenience init(layoutDirection direction: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(direction: direction))
  }

  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(values: TraitValues(category: category))
  }

  public convenience init(legibilityWeight weight: UILegibilityWeight) {
    self.init(values: TraitValues(legibility: weight))
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(idiom: idiom))
  }

  public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
    self.init(values: TraitValues(level: level))
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(values: TraitValues(scale: scale))
  }

  public convenience init(horizontalSizeClass size: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontal: size))
  }

  public convenience init(verticalSizeClass size: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(vertical: size))
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }
  open var legibilityWeight: UILegibilityWeight { values.legibility ?? .unspecified }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  open var displayScale: CGFloat { values.scale ?? 0 }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }

  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = UITraitOverrides(values: values)
    mutations(&traits)
    return UITraitCollection(values: (traits as? UITraitOverrides)?.values ?? values)
  }

  /// Returns whether colors may differ between the two collections
  /// ("UITraitCollection.hasDifferentColorAppearance").
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.style != other.values.style || values.contrast != other.values.contrast
      || values.level != other.values.level
  }

  /// The traits with which dynamic colors are resolved.
  ///
  /// UIKit and the stand-in set them before they call `draw(_:)`, `layoutSubviews()`,
  /// `traitCollectionDidChange(_:)` and similar functions.
  open class var current: UITraitCollection {
    get { now }
    set { now = newValue }
  }
  private nonisolated(unsafe) static var now = UITraitCollection(values: .phone)

  open func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = former
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }
}
