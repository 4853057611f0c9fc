extension EKAttributes.PositionConstraints {
  /// Whether the entry turns with the device, by the name that SwiftEntryKit 0.7 had for it.
  @available(*, deprecated, renamed: "rotation.isEnabled")
  public var isRotationEnabled: Bool {
    get { rotation.isEnabled }
    set { rotation.isEnabled = newValue }
  }
}
