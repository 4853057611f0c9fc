extension EKButtonBarView {
  /// Creates a bar that is not expanded, as SwiftEntryKit 0.7 spelled it.
  ///
  /// - Parameters:
  ///   - buttonBarContent: The bar's content; its own threshold does not count.
  ///   - verticalSpreadThreshold: The most buttons that stand side by side; less than 1 counts as 1.
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
