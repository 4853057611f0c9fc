public import UsherCore

/// The position and the size of an overlay.
extension OverlayModifiable {
  /// The position in the window, the top by default.
  public var position: OverlayPosition {
    get { settings[\.configuration.placement] }
    set { settings[\.configuration.placement] = newValue }
  }

  /// Sets the position in the window.
  public func position(_ position: OverlayPosition) -> Self {
    setting(\.configuration.placement, to: position)
  }

  /// Whether the app's content makes way for the overlay instead of being covered.
  ///
  /// `false` by default. It applies at the top and bottom, and only to content that the app passed
  /// to `pushContent`, or that follows ``Presenter/pushedInsets``.
  public var pushesContent: Bool {
    get { settings[\.configuration.pushesContent] }
    set { settings[\.configuration.pushesContent] = newValue }
  }

  /// Sets whether the app's content makes way for the overlay.
  ///
  /// ```swift
  /// presenter.present(.banner("You are offline").pushesContent())
  /// ```
  public func pushesContent(_ pushes: Bool = true) -> Self {
    setting(\.configuration.pushesContent, to: pushes)
  }

  /// The position next to one of the app's views or widgets, or `nil`, the default, to use
  /// `position`.
  public var anchor: Anchoring? {
    get { settings[\.configuration.anchor] }
    set { settings[\.configuration.anchor] = newValue }
  }

  /// Shows the overlay next to one of the app's views or widgets.
  ///
  /// - Parameters:
  ///   - anchor: The view's or widget's name.
  ///   - edge: The view's edge at which the overlay is shown if there is space.
  ///   - arrow: The arrow from the overlay to the view.
  /// - Returns: A changed copy.
  public func anchor(
    _ anchor: AnchorID, edge: Anchoring.Edge = .bottom, arrow: Anchoring.Arrow? = Anchoring.Arrow()
  ) -> Self {
    setting(\.configuration.anchor, to: Anchoring(anchor, edge: edge, arrow: arrow))
  }

  /// The width, the height and their maximums.
  ///
  /// By default, the overlay is as wide as the window, up to 440 points, and as high as its
  /// content.
  public var size: SizeConstraints {
    get { settings[\.configuration.size] }
    set { settings[\.configuration.size] = newValue }
  }

  /// Sets the width, the height and their maximums.
  public func size(_ size: SizeConstraints) -> Self { setting(\.configuration.size, to: size) }

  /// Sets the width, in points.
  public func width(_ points: Double) -> Self {
    setting(\.configuration.size.width, to: .constant(points))
  }

  /// Sets the width relative to the window or the content.
  public func width(_ width: Extent) -> Self { setting(\.configuration.size.width, to: width) }

  /// Sets the height, in points.
  public func height(_ points: Double) -> Self {
    setting(\.configuration.size.height, to: .constant(points))
  }

  /// Sets the maximum width, in points.
  ///
  /// Infinity is the same as `fullWidth()`.
  public func maxWidth(_ points: Double) -> Self {
    points == .infinity
      ? fullWidth() : setting(\.configuration.size.maximumWidth, to: .constant(points))
  }

  /// Sets the maximum height, in points.
  public func maxHeight(_ points: Double) -> Self {
    setting(\.configuration.size.maximumHeight, to: .constant(points))
  }

  /// Sets the width to the width of the window without the margins.
  public func fullWidth() -> Self {
    setting(\.configuration.size.width, to: .inset(0))
      .setting(\.configuration.size.maximumWidth, to: .intrinsic)
  }

  /// The heights between which the user can drag an overlay at the top or bottom.
  ///
  /// The default is an empty array: the height is the content's height, or a constant.
  public var detents: [OverlayDetent] {
    get { settings[\.configuration.detents] }
    set { settings[\.configuration.detents] = newValue }
  }

  /// The detent at which the overlay appears, or `nil`, the default, for the lowest.
  public var selectedDetent: OverlayDetent? {
    get { settings[\.configuration.selectedDetent] }
    set { settings[\.configuration.selectedDetent] = newValue }
  }

  /// Sets the heights between which the user can drag an overlay at the top or bottom.
  ///
  /// A drag changes the height, and ends at the nearest detent. A fast drag ends at least at the
  /// next detent in its direction, and a drag below the lowest detent can dismiss the overlay.
  /// Content scrolls only if a drag in the same direction can't enlarge the overlay.
  ///
  /// With several detents, the overlay has a grabber. It is a button that selects the next detent.
  /// An overlay in the vertical center or next to an anchor ignores detents.
  ///
  /// ```swift
  /// let sheet = Overlay.sheet { Text("Places nearby") }
  ///   .detents([.height(160), .medium, .large], selected: .medium)
  /// ```
  ///
  /// - Parameters:
  ///   - detents: The heights, in any order.
  ///   - selected: The detent at which the overlay appears, or `nil` for the lowest. An update of
  ///     the overlay doesn't change the current detent.
  /// - Returns: A changed copy.
  public func detents(_ detents: [OverlayDetent], selected: OverlayDetent? = nil) -> Self {
    setting(\.configuration.detents, to: detents)
      .setting(\.configuration.selectedDetent, to: selected)
  }

  /// The distances from the window's safe area, in points, 12 by default.
  public var margins: Insets {
    get { settings[\.configuration.margins] }
    set { settings[\.configuration.margins] = newValue }
  }

  /// Sets the distances from the window's safe area, in points.
  public func margins(_ margins: Insets) -> Self { setting(\.configuration.margins, to: margins) }

  /// Sets the same distance from each edge of the window's safe area, in points.
  public func margins(_ points: Double) -> Self {
    margins(Insets(horizontal: points, vertical: points))
  }

  /// Sets the distance from some edges of the window's safe area, in points.
  ///
  /// The other margins aren't changed.
  public func margins(_ edges: OverlayEdges, _ points: Double) -> Self {
    let paths: [(OverlayEdges, OverlaySettings.Path<Double>)] = [
      (.top, \.configuration.margins.top), (.bottom, \.configuration.margins.bottom),
      (.leading, \.configuration.margins.left), (.trailing, \.configuration.margins.right),
    ]
    var changed = self
    for (edge, path) in paths where edges.contains(edge) {
      changed.settings.set(path, to: points)
    }
    return changed
  }

  /// How the window's safe area affects the overlay, `respected` by default.
  public var safeArea: SafeAreaPolicy {
    get { settings[\.configuration.safeArea] }
    set { settings[\.configuration.safeArea] = newValue }
  }

  /// Sets the effect of the window's safe area.
  public func safeArea(_ policy: SafeAreaPolicy) -> Self {
    setting(\.configuration.safeArea, to: policy)
  }

  /// The extension of the background beyond the edges at which the overlay rests, in points.
  ///
  /// It hides the gap during an entrance that overshoots. The default is 0.
  public var buffer: Double {
    get { settings[\.configuration.buffer] }
    set { settings[\.configuration.buffer] = newValue }
  }

  /// Sets the extension of the background beyond the edges at which the overlay rests, in points.
  public func buffer(_ points: Double) -> Self { setting(\.configuration.buffer, to: points) }

  /// The response to a keyboard and to other obstructions.
  ///
  /// By default, the overlay avoids them.
  public var obstructions: ObstructionPolicy {
    get { settings[\.configuration.obstructions] }
    set { settings[\.configuration.obstructions] = newValue }
  }

  /// Sets the response to a keyboard and to other obstructions.
  public func obstructions(_ policy: ObstructionPolicy) -> Self {
    setting(\.configuration.obstructions, to: policy)
  }

  /// Sets whether the overlay avoids a keyboard and other obstructions.
  public func avoidsKeyboard(_ avoids: Bool = true) -> Self {
    obstructions(avoids ? .avoided() : .ignored)
  }
}
