#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

/// A host that draws overlays above everything else in a scene, or inside one of the app's views.
///
/// In a scene, the host opens a window for the first overlay and closes it after the last overlay.
/// It doesn't modify the app's windows and views.
@MainActor
public final class UIKitHost: OverlayHost {
  var place: Place
  /// The views that contain the overlays, or `nil` in a scene without overlays.
  var stage: Stage?
  /// The stages without overlays whose windows still present a view controller.
  var presentingStages: [Stage] = []
  var regions: [OverlayID: WeakRegion] = [:]
  let pacemaker = Pacemaker()
  let environment = EnvironmentInput()
  let hover = HoverInput()
  let editing = FieldInput()
  let focus = FocusTrap()
  let announcer = Announcer()
  let anchors = AnchorWatch()
  let focusedArea = FocusedAreaWatch()
  var pointer: PointerInput?
  /// The recognizer that follows a finger, in the place or in a region.
  ///
  /// While it is set, overlays are drawn frame by frame.
  weak var pressing: PointerInput?
  /// The motions that are being played, by overlay.
  var tracks: [OverlayID: MotionTrack] = [:]
  var knownViewport: OverlayViewport?
  var trapped: OverlayID?
  /// The overlay that was focused last by `giveFocus(to:)`, or `nil` if its focus has ended.
  var visited: OverlayID?
  var level: UIWindow.Level
  /// The appearance of the system's bars while overlays are shown.
  var systemBars = SystemBars()
  /// The window preferences of shown overlays.
  ///
  /// The last entry is in effect.
  var wishes: [(id: OverlayID, wish: WindowWishes)] = []
  /// The connection to the presenter, set by `start(_:)`.
  var connection = HostConnection()
  /// The window of the overlays.
  ///
  /// This is `nil` if no overlay is shown, or if the app's view with the overlays has no window.
  @_spi(Facades) public var window: UIWindow? { stage?.view?.window }
  private var isStarted = false

  enum Place {
    /// In the first scene, which doesn't exist yet.
    case nowhereYet
    /// In a window of a scene.
    case scene(WeakScene)
    /// In one of the app's views.
    case view
    /// No longer available, because the scene was disconnected or the view was removed.
    case gone
  }

  struct WeakScene {
    weak var scene: UIWindowScene?
  }

  /// The default level of the overlays' window.
  ///
  /// It is above the app's windows with their sheets and alerts, which have the level `normal`. It
  /// is below the windows of edit menus and keyboards. The window of edit menus is at level 1 while
  /// a keyboard is shown (<https://github.com/Tencent/QMUI_iOS/issues/659>).
  public static let standardLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 0.5)

  /// Creates a host for a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene in which overlays are shown, or `nil` until `enter(_:isComing:)` is
  ///     called.
  ///   - level: The level of the overlays' window.
  @_spi(Inspection) public init(
    scene: UIWindowScene?, level: UIWindow.Level = UIKitHost.standardLevel
  ) {
    place = scene.map { .scene(WeakScene(scene: $0)) } ?? .nowhereYet
    self.level = level
  }

  /// Creates a host that draws in one of the app's views.
  init(view: UIView) {
    place = .view
    level = .normal
    stage = Stage(in: view)
  }

  deinit {
    let (pacemaker, environment, editing, anchors, focusedArea) = (
      pacemaker, environment, editing, anchors, focusedArea
    )
    let stages = presentingStages + [stage].compactMap { $0 }
    MainActor.afterDeinit {
      Self.letGo(pacemaker, environment, editing, anchors, focusedArea, stages)
    }
  }

  /// The current time of Core Animation's clock, minus the time that the overlays' windows needed
  /// to appear.
  public var now: Instant { pacemaker.clock.now }

  /// The time of the next frame.
  public var displayTime: Instant { pacemaker.displayTime }

  /// Whether the render server plays motion.
  ///
  /// This is `false` while a finger is down on an overlay, and until the overlays' window is
  /// visible.
  public var playsMotion: Bool { pressing == nil && !pacemaker.clock.awaitsFrame }

  /// Connects the host to a presenter.
  ///
  /// If the host already has a presenter, the new presenter is closed immediately.
  public func start(_ connection: HostConnection) {
    guard !isStarted else { return connection.hostClosed() }
    isStarted = true
    self.connection = connection
    pacemaker.connection = connection
    editing.onFocus = { connection.focusMoved(isInside: $1, of: $0) }
    editing.onType = { connection.textTyped(in: $0) }
    anchors.start(in: { [weak self] in self?.appArea }) { connection.anchorMoved($0, to: $1) }
    focusedArea.start(in: { [weak self] in self?.appArea }) {
      connection.focusedAreaChanged(to: $0)
    }
    announcer.isUseful = { [weak self] in self?.views.contains { !$0.slots.isEmpty } ?? false }
    listen()
    switch place {
    case .nowhereYet: break
    case .scene(let known):
      if let scene = known.scene { enter(scene) } else { close() }
    case .view:
      stage?.view?.onGone = { [weak self] in self?.close() }
      stage?.view?.onWindow = { [weak self] in self?.tellActivation() }
      tellActivation()
      connectStage()
      tellEnvironment()
    case .gone: connection.hostClosed()
    }
  }

  /// Starts to show overlays in a scene, including overlays that are already waiting.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - isComing: Whether the scene is about to enter the foreground.
  func enter(_ scene: UIWindowScene, isComing: Bool = false) {
    place = .scene(WeakScene(scene: scene))
    tellActivation(isComing: isComing)
    tellEnvironment()
  }

  /// Closes the host after its scene was disconnected or its view was removed.
  func close() {
    if case .gone = place { return }
    place = .gone
    let stages = presentingStages + [stage].compactMap { $0 }
    Self.letGo(pacemaker, environment, editing, anchors, focusedArea, stages)
    for region in regions.values { region.view?.close() }
    (tracks, stage, presentingStages, pointer, regions) = ([:], nil, [], nil, [:])
    connection.hostClosed()
  }

  /// Stops the timers, the observers and the stages, which would outlive the host.
  private static func letGo(
    _ pacemaker: Pacemaker, _ environment: EnvironmentInput, _ editing: FieldInput,
    _ anchors: AnchorWatch, _ focusedArea: FocusedAreaWatch, _ stages: [Stage]
  ) {
    pacemaker.schedule(.never)
    environment.stop()
    editing.stop()
    anchors.end()
    focusedArea.end()
    for stage in stages { stage.close() }
  }
}
#endif
