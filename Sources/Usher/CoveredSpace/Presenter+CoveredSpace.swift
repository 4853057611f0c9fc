extension Presenter {
  /// How far overlays at the top and bottom reach into the window, in points from each edge.
  ///
  /// The value includes the overlays' margins. It changes when an overlay starts to appear, changes
  /// its size or place, or starts to leave, and is 0 at an edge without overlays. Modal overlays
  /// and overlays next to an anchor are ignored.
  ///
  /// ```swift
  /// let covered = presenter.coveredInsets
  /// covered.addObserver(presenter) { print("leave \(covered.value.bottom) points free") }
  /// ```
  public var coveredInsets: ObservableValue<Insets> { ability(CoveredSpace.self).covered }

  /// How far overlays with `pushesContent` reach into the window, in points from each edge.
  ///
  /// In other respects, this value matches ``coveredInsets``. In GTK, `pushContent(_:)` moves a
  /// widget by these insets, and on iOS, `pushContent(of:)` changes a view controller's safe area.
  public var pushedInsets: ObservableValue<Insets> { ability(CoveredSpace.self).pushed }
}
