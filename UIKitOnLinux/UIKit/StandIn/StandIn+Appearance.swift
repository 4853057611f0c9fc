extension StandIn {
  /// Changes the views of a class as each of them enters a window, after whatever was set before,
  /// as an appearance proxy of the app does.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiappearance>
  public static func setAppearance<Kind: UIView>(
    of kind: Kind.Type, _ change: @escaping @MainActor (Kind) -> Void
  ) {
    World.current.appearances.append { ($0 as? Kind).map(change) }
  }
}
