/// Where, when and how an entry is shown.
public struct EKAttributes {
  /// Makes attributes.
  public init() {}
}
