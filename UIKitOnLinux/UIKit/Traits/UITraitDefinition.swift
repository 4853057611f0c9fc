import Foundation

public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that the stand-in supports.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var place: WritableKeyPath<TraitValues, Value?> { get }
}

extension SystemTrait {
  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one[keyPath: place] != other[keyPath: place]
  }

  static func isSet(in values: TraitValues) -> Bool { values[keyPath: place] != nil }

  static func remove(from values: inout TraitValues) { values[keyPath: place] = nil }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.style }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.contrast }
}

public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.direction }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var place: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.category }
}

public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var place: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibility }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.idiom }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.level }
}

public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  static var place: WritableKeyPath<TraitValues, CGFloat?> { \.scale }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontal }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.vertical }
}
