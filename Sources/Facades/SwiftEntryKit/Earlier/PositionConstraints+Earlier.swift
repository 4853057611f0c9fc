extension EKAttributes.PositionConstraints {
  /// Whether the entry rotates with the device, under SwiftEntryKit 0.7's name.
  @available(*, deprecated, renamed: "rotation.isEnabled")
  public var isRotationEnabled: Bool {
    get { rotation.isEnabled }
    set { rotation.isEnabled = newValue }
  }
}
