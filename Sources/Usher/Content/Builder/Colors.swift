/// Returns a color that is the same in all appearances.
///
/// - Parameters:
///   - red: The red part, from 0 to 1.
///   - green: The green part, from 0 to 1.
///   - blue: The blue part, from 0 to 1.
///   - opacity: The opacity, from 0 to 1.
/// - Returns: The color.
@_disfavoredOverload
public func Color(
  red: Double, green: Double, blue: Double, opacity: Double = 1
) -> AdaptiveColor {
  AdaptiveColor(RGBA(red: red, green: green, blue: blue, alpha: opacity))
}
