import Foundation

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// A set of traits, each of which can be unspecified.
struct TraitValues: Hashable, Sendable {
  var style: UIUserInterfaceStyle?
  var contrast: UIAccessibilityContrast?
  var direction: UITraitEnvironmentLayoutDirection?
  var category: UIContentSizeCategory?
  var legibility: UILegibilityWeight?
  var idiom: UIUserInterfaceIdiom?
  var level: UIUserInterfaceLevel?
  var scale: CGFloat?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?

  /// Returns the traits, overridden by the specified traits of `other`.
  func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if let style = other.style, style != .unspecified { result.style = style }
    if let contrast = other.contrast, contrast != .unspecified { result.contrast = contrast }
    if let direction = other.direction, direction != .unspecified { result.direction = direction }
    if let category = other.category, category != .unspecified { result.category = category }
    if let weight = other.legibility, weight != .unspecified { result.legibility = weight }
    if let idiom = other.idiom, idiom != .unspecified { result.idiom = idiom }
    if let level = other.level, level != .unspecified { result.level = level }
    if let scale = other.scale, scale != 0 { result.scale = scale }
    if let size = other.horizontal, size != .unspecified { result.horizontal = size }
    if let size = other.vertical, size != .unspecified { result.vertical = size }
    return result
  }

  /// The traits of an iPhone in portrait with default settings.
  static let phone = TraitValues(
    style: .light, contrast: .normal, direction: .leftToRight, category: .large,
    legibility: .regular, idiom: .phone, level: .base, scale: 3, horizontal: .compact,
    vertical: .regular)
}
