extension EKButtonBarView {
  /// Creates a collapsed bar, as SwiftEntryKit 0.7 spelled it.
  ///
  /// - Parameters:
  ///   - buttonBarContent: The bar's content; `horizontalDistributionThreshold` is ignored.
  ///   - verticalSpreadThreshold: The maximum number of buttons side by side; less than 1 counts as
  ///     1.
  @available(
    *, deprecated, message: "Set horizontalDistributionThreshold of the bar's content instead"
  )
  public convenience init(
    with buttonBarContent: EKProperty.ButtonBarContent, verticalSpreadThreshold: Int
  ) {
    var bar = buttonBarContent
    bar.horizontalDistributionThreshold = verticalSpreadThreshold
    self.init(with: bar)
  }
}
