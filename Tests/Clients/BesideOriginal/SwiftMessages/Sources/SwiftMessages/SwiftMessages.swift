/// A library that shows messages in a different way.
public enum SwiftMessages {
  /// Returns the line that the library would show.
  public static func show(_ text: String) -> String { "SwiftMessages shows \(text)" }
}
