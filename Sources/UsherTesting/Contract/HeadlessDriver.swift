public import Usher

/// A driver for a headless host.
///
/// The host has a manual clock, so tests don't wait.
@MainActor
public final class HeadlessDriver: HostDriver {
  /// The driven host.
  public let host: HeadlessHost
  /// The presenter of the host.
  public let presenter: Presenter
  /// The size of the host's viewport.
  public private(set) var viewportSize: OverlaySize

  /// Creates a host with its own presenter.
  ///
  /// - Parameters:
  ///   - viewportSize: The size of the host's viewport.
  ///   - playsMotion: Whether the host plays motion instead of drawing every frame.
  public init(
    viewportSize: OverlaySize = OverlaySize(width: 390, height: 844), playsMotion: Bool = false
  ) {
    self.viewportSize = viewportSize
    host = HeadlessHost(viewport: OverlayViewport(size: viewportSize), playsMotion: playsMotion)
    presenter = Presenter(host: host)
  }

  /// Whether the host has no scheduled wakeup.
  public var isIdle: Bool { host.wakeup == .never }

  /// The announcements in the host's transcript.
  public var announcements: [String] {
    host.transcript.entries.compactMap {
      if case .announced(let words, _) = $0.order { words } else { nil }
    }
  }

  /// Advances the clock.
  public func advance(by duration: Duration) async {
    host.clock.advance(by: duration)
  }

  /// Returns the overlay's frame in the scene, or `nil` if the overlay isn't shown.
  ///
  /// For a rotated overlay, this is the bounding box.
  public func frame(of id: OverlayID) -> OverlayRect? {
    guard let placed = host.scene.overlays.first(where: { $0.id == id }) else { return nil }
    let frame = placed.currentFrame
    return frame.turned(by: placed.rotation, about: HostContract.center(frame))
  }

  /// Returns the frames of the overlay's buttons in the layout.
  public func buttonFrames(of id: OverlayID) -> [OverlayRect] {
    host.buttonFrames(of: id)
  }

  /// Moves the pointer in ten steps.
  ///
  /// If a button is under the pointer at the start and at the end, it is pressed, unless an overlay
  /// claimed the pointer.
  public func drag(from start: OverlayPoint, to end: OverlayPoint, over duration: Duration) async {
    let button = host.button(at: start)
    let orders = host.transcript.entries.count
    host.point(.began, at: start)
    for point in steps(from: start, to: end) {
      host.clock.advance(by: duration / 10)
      host.point(.moved, at: point)
    }
    let isClaimed = host.transcript.entries.dropFirst(orders).contains {
      if case .pointerClaimed = $0.order { true } else { false }
    }
    let isOnButton = button.map { host.button(at: end)?.number == $0.number } ?? false
    host.point(.ended, at: end)
    if let button, isOnButton, !isClaimed { host.pressButton(button.number, of: button.id) }
  }

  /// Taps a point, and presses the button at that point if there is one.
  public func tap(_ point: OverlayPoint) async {
    let button = host.button(at: point)
    host.point(.began, at: point)
    host.point(.ended, at: point)
    if let button { host.pressButton(button.number, of: button.id) }
  }

  /// Moves the pointer.
  public func hover(_ point: OverlayPoint) async {
    host.hover(at: point)
  }

  /// Presses the key.
  ///
  /// Return is pressed in the edited field if there is one. Otherwise, the key is sent to the
  /// presenter.
  public func press(_ key: Key) async {
    let edited = host.scene.overlays.first { host.editedField(in: $0.id) != nil }
    if key == .return, let edited {
      host.pressReturn(in: edited.id)
    } else {
      _ = presenter.press(key)
    }
  }

  /// Presses the key.
  public func press(_ key: FunctionKey) async {
    host.press(key)
  }

  /// Presses the shortcut for copying, and returns the text of the host's clipboard.
  public func copy() async -> String? {
    host.pressCopy()
    return host.clipboard
  }

  /// Changes the size of the viewport.
  public func resize(to size: OverlaySize) async {
    viewportSize = size
    host.changeViewport(to: OverlayViewport(size: size))
  }

  /// Changes the position of the anchor, or removes it if `frame` is `nil`.
  public func placeAnchor(_ id: AnchorID, at frame: OverlayRect?) async {
    host.anchors[id] = frame.map {
      .visible($0, clip: OverlayRect(origin: OverlayPoint(x: 0, y: 0), size: viewportSize))
    }
  }

  /// Closes the window.
  public func close() async {
    host.closeWindow()
  }
}
