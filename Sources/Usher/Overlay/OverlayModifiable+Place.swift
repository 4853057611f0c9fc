public import UsherCore

/// Where an overlay rests, and how large it is.
extension OverlayModifiable {
  /// The place in the window; the top by default.
  public var position: OverlayPosition {
    get { settings[\.configuration.placement] }
    set { settings[\.configuration.placement] = newValue }
  }

  /// Sets the place in the window.
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
  /// presenter.present(
  ///   .banner("You are offline").duration(.infinite).pushesContent())
  /// ```
  public func pushesContent(_ pushes: Bool = true) -> Self {
    setting(\.configuration.pushesContent, to: pushes)
  }

  /// The place beside one of the app's views or widgets; `nil`, the default, for `position`.
  public var anchor: Anchoring? {
    get { settings[\.configuration.anchor] }
    set { settings[\.configuration.anchor] = newValue }
  }

  /// Puts the overlay beside one of the app's views or widgets.
  ///
  /// - Parameters:
  ///   - anchor: The name of the view or widget.
  ///   - edge: The edge of the view at which the overlay lies if there is space.
  ///   - arrow: The arrow from the overlay to the view; `nil` for none.
  /// - Returns: A changed copy.
  public func anchor(
    _ anchor: AnchorID, edge: Anchoring.Edge = .bottom, arrow: Anchoring.Arrow? = Anchoring.Arrow()
  ) -> Self {
    setting(\.configuration.anchor, to: Anchoring(anchor, edge: edge, arrow: arrow))
  }

  /// The width and the height, with their maxima; by default, the width of the window up to 440
  /// points, and the height of the content.
  public var size: SizeConstraints {
    get { settings[\.configuration.size] }
    set { settings[\.configuration.size] = newValue }
  }

  /// Sets the width, the height and their maxima.
  public func size(_ size: SizeConstraints) -> Self { setting(\.configuration.size, to: size) }

  /// Sets the width, in points.
  public func width(_ points: Double) -> Self {
    setting(\.configuration.size.width, to: .constant(points))
  }

  /// Sets the width relative to the window or to the content.
  public func width(_ width: Extent) -> Self { setting(\.configuration.size.width, to: width) }

  /// Sets the height, in points.
  public func height(_ points: Double) -> Self {
    setting(\.configuration.size.height, to: .constant(points))
  }

  /// Sets the maximum width, in points.
  public func maxWidth(_ points: Double) -> Self {
    points == .infinity
      ? fullWidth() : setting(\.configuration.size.maximumWidth, to: .constant(points))
  }

  /// Sets the maximum height, in points.
  public func maxHeight(_ points: Double) -> Self {
    setting(\.configuration.size.maximumHeight, to: .constant(points))
  }

  /// Makes the overlay as wide as the window, less its margins.
  public func fullWidth() -> Self {
    setting(\.configuration.size.width, to: .inset(0))
      .setting(\.configuration.size.maximumWidth, to: .intrinsic)
  }

  /// The distances from the window's safe area, in points; 12 by default.
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

  /// Sets the distance from some edges of the window's safe area, in points; the others stay.
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

  /// The use of the window's safe area; respected by default.
  public var safeArea: SafeAreaPolicy {
    get { settings[\.configuration.safeArea] }
    set { settings[\.configuration.safeArea] = newValue }
  }

  /// Sets the use of the window's safe area.
  public func safeArea(_ policy: SafeAreaPolicy) -> Self {
    setting(\.configuration.safeArea, to: policy)
  }

  /// The extension of the background beyond the edges where the overlay rests, in points; 0 by
  /// default.
  ///
  /// It hides the gap that a bouncing entrance would open.
  public var buffer: Double {
    get { settings[\.configuration.buffer] }
    set { settings[\.configuration.buffer] = newValue }
  }

  /// Extends the background beyond the edges where the overlay rests, by a number of points.
  public func buffer(_ points: Double) -> Self { setting(\.configuration.buffer, to: points) }

  /// The response to a keyboard and to other obstructions; avoided by default.
  public var obstructions: ObstructionPolicy {
    get { settings[\.configuration.obstructions] }
    set { settings[\.configuration.obstructions] = newValue }
  }

  /// Sets the response to a keyboard and to other obstructions.
  public func obstructions(_ policy: ObstructionPolicy) -> Self {
    setting(\.configuration.obstructions, to: policy)
  }

  /// Sets whether the overlay moves out of the way of a keyboard.
  public func avoidsKeyboard(_ avoids: Bool = true) -> Self {
    obstructions(avoids ? .avoided() : .ignored)
  }
}
