/// Whether things are dark on light, or light on dark.
public enum Appearance: Hashable, Sendable, CaseIterable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}
