public import Usher

/// A presenter without a window, for an app's tests.
///
/// ```swift
/// let presenter = Presenter.test()
/// presenter.present(.toast("Deleted", button: .button("Undo") { restore() }))
/// presenter.clock.advance(by: .seconds(1))
/// #expect(presenter.visible.map(\.texts) == [["Deleted", "Undo"]])
/// presenter.press("Undo")
/// ```
///
/// The properties and methods below use the presenter's `HeadlessHost`. If the presenter has a
/// different host, `clock` doesn't control that host, and the other methods find no overlays.
extension Presenter {
  /// Creates a presenter that shows its overlays in a `HeadlessHost`.
  ///
  /// - Parameter clock: The clock. Several presenters may share a clock.
  /// - Returns: The presenter.
  public static func test(clock: ManualClock = ManualClock()) -> Presenter {
    Presenter(host: HeadlessHost(clock: clock))
  }

  /// The presenter's clock.
  ///
  /// The clock advances only when a test advances it.
  public var clock: ManualClock { headlessHost?.clock ?? ManualClock() }

  /// Presses the frontmost button with a title, or the frontmost link with these words, and returns
  /// whether there was one.
  ///
  /// Only buttons that the user can press are included. The user can't press disabled buttons,
  /// buttons on hidden pages, or buttons of an overlay that is being dismissed or is behind a modal
  /// overlay.
  @discardableResult
  public func press(_ title: String) -> Bool {
    guard let host = headlessHost else { return false }
    for (id, root) in usable(in: host) {
      let found = Array(zip(root.buttons, host.buttonFrames(of: id))).firstIndex { button, frame in
        (button.link == nil ? button.title : button.description) == title && button.isPressable
          && frame.size != .zero
      }
      guard let found else { continue }
      host.pressButton(found, of: id)
      return true
    }
    return false
  }

  /// Returns whether the frontmost button with a title can be pressed, or `false` if there is none.
  public func isEnabled(_ title: String) -> Bool {
    guard let host = headlessHost else { return false }
    let buttons = usable(in: host).lazy.flatMap { $1.buttons }
    return buttons.first { $0.title == title }?.isPressable ?? false
  }

  /// Taps outside all overlays, and returns whether there was a backdrop to tap.
  @discardableResult
  public func tapBackdrop() -> Bool {
    guard let host = headlessHost, let viewport else { return false }
    let (width, height) = (viewport.size.width, viewport.size.height)
    let corners = [(1, 1), (width - 1, 1), (1, height - 1), (width - 1, height - 1)]
    for (x, y) in corners {
      let point = OverlayPoint(x: x, y: y)
      guard case .backdrop = hitTest(point) else { continue }
      host.tap(at: point)
      return true
    }
    return false
  }

  /// Taps the frontmost overlay with a text, outside its controls.
  ///
  /// - Parameter text: One of the overlay's texts.
  /// - Returns: Whether there was such an overlay, with space outside its controls.
  @discardableResult
  public func tap(_ text: String) -> Bool {
    guard let host = headlessHost, let point = free(besideControlsOf: text, in: host) else {
      return false
    }
    host.tap(at: point)
    return true
  }

  /// Swipes the frontmost overlay with a text.
  ///
  /// The swipe starts outside the overlay's controls, and advances the clock by a tenth of a
  /// second. If the overlay can't be swiped in this direction, it returns to its place.
  ///
  /// - Parameters:
  ///   - text: One of the overlay's texts.
  ///   - direction: The direction, or `nil` to swipe to the nearer of the window's top and bottom
  ///     edges.
  /// - Returns: Whether there was such an overlay, with space outside its controls.
  @discardableResult
  public func swipe(_ text: String, _ direction: SwipeDirections? = nil) -> Bool {
    guard let host = headlessHost, let point = free(besideControlsOf: text, in: host) else {
      return false
    }
    let isLow = point.y > (viewport?.size.height ?? 0) / 2
    let direction = direction ?? (isLow ? .down : .up)
    host.point(.began, at: point)
    var place = point
    for _ in 1...20 {
      place.x += direction.contains(.right) ? 20 : direction.contains(.left) ? -20 : 0
      place.y += direction.contains(.down) ? 20 : direction.contains(.up) ? -20 : 0
      host.clock.advance(by: .milliseconds(5))
      host.point(.moved, at: place)
    }
    host.point(.ended, at: place)
    return true
  }

  /// Returns a point outside the controls of the frontmost overlay with a text, or `nil` if there
  /// is none.
  private func free(besideControlsOf text: String, in host: HeadlessHost) -> OverlayPoint? {
    guard let found = usable(in: host).first(where: { $1.texts.contains(text) }),
      let frame = visible.first(where: { $0.id == found.0 })?.frame
    else { return nil }
    let shares = [0.5, 0.3, 0.7, 0.1, 0.9, 0.02, 0.98]
    return shares.lazy.flatMap { y in
      shares.lazy.map { x in
        OverlayPoint(x: frame.minX + x * frame.size.width, y: frame.minY + y * frame.size.height)
      }
    }.first { hitTest($0) == .overlay(found.0) && !host.isControl(at: $0) }
  }

  /// Replaces the text of a field, as if the user typed it, and returns whether the field exists.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - label: The field's label for screen readers. By default, it is the field's placeholder.
  /// - Returns: Whether there was such a field in an overlay that accepts input.
  @discardableResult
  public func type(_ text: String, into label: String) -> Bool {
    guard let host = headlessHost else { return false }
    for (id, root) in usable(in: host) {
      let found = root.fields.indices.first { number in
        host.usableField(number, of: id)?.description == label
      }
      guard let found else { continue }
      host.type(text, into: found, of: id)
      return true
    }
    return false
  }

  /// Returns the overlays that accept input, front to back, with their contents.
  private func usable(in host: HeadlessHost) -> [(OverlayID, OverlayNode)] {
    let scene = host.scene
    return scene.overlays.indices.reversed().compactMap { index in
      let id = scene.overlays[index].id
      guard !scene.isBehindModal(at: index), let root = host.usable(id) else { return nil }
      return (id, root)
    }
  }

  private var headlessHost: HeadlessHost? { host as? HeadlessHost }
}

extension HeadlessHost {
  fileprivate func tap(at point: OverlayPoint) {
    self.point(.began, at: point)
    self.point(.ended, at: point)
  }
}
