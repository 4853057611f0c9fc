#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

/// Draws overlays above everything in a scene, or in a view of the app's own.
///
/// In a scene it opens a window of its own with the first overlay, and lets go of it after the last
/// one. The app's windows and views are left as they are.
@MainActor
public final class UIKitHost: OverlayHost {
  /// The overlays' place.
  var place: Place
  /// The views in the place; `nil` in a scene without overlays.
  var stage: Stage?
  /// Windows without overlays, in which something is still presented.
  var presentingStages: [Stage] = []
  /// The regions of overlays that are shown in a part of the app's own views.
  var regions: [OverlayID: WeakRegion] = [:]
  let pacemaker = Pacemaker()
  let environment = EnvironmentInput()
  let hover = HoverInput()
  let editing = FieldInput()
  let focus = FocusTrap()
  let announcer = Announcer()
  let anchors = AnchorWatch()
  let focusedArea = FocusedAreaWatch()
  /// The recognizer of touches on overlays.
  var pointer: PointerInput?
  /// The recognizer that follows a finger, in the place or in a region; overlays are drawn frame by
  /// frame meanwhile.
  weak var pressing: PointerInput?
  /// The running motions, by overlay.
  var tracks: [OverlayID: MotionTrack] = [:]
  /// The area as last reported.
  var knownViewport: OverlayViewport?
  /// The modal overlay.
  var trapped: OverlayID?
  /// The overlay that was last given the focus by a key.
  var visited: OverlayID?
  /// The window level in a scene.
  var level: UIWindow.Level
  /// The look of the system's bars while overlays are up.
  var systemBars = SystemBars()
  /// The wishes of shown overlays for the window; the last ones are in force.
  var wishes: [(id: OverlayID, wish: WindowWishes)] = []
  /// The connection to the presenter, from the start on.
  var connection = HostConnection()
  /// The window of the overlays; `nil` while none is shown, and in a view that stands in none.
  @_spi(Facades) public var window: UIWindow? { stage?.view?.window }
  private var isStarted = false

  /// A place for overlays.
  enum Place {
    /// In the first scene there will be.
    case nowhereYet
    /// In a window of a scene.
    case scene(WeakScene)
    /// In a view of the app's own.
    case view
    /// Nowhere any more: the scene was disconnected, or the view has gone.
    case gone
  }

  /// A weak reference to a scene.
  struct WeakScene {
    weak var scene: UIWindowScene?
  }

  /// The level of the overlays' window: above the app's windows with their sheets and alerts, which
  /// are at the level `normal`, and below the windows of edit menus and keyboards.
  ///
  /// The window of edit menus is at level 1 while a keyboard is shown
  /// (<https://github.com/Tencent/QMUI_iOS/issues/659>).
  public static let standardLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 0.5)

  /// Makes a host for a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene to show overlays in; `nil` until `enter(_:)` names one.
  ///   - level: The level of the window that they are shown in.
  @_spi(Inspection) public init(
    scene: UIWindowScene?, level: UIWindow.Level = UIKitHost.standardLevel
  ) {
    place = scene.map { .scene(WeakScene(scene: $0)) } ?? .nowhereYet
    self.level = level
  }

  /// Makes a host for a view of the app's own.
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

  /// The moment by Core Animation's clock, less the time that the overlays' windows took to come on
  /// screen.
  public var now: Instant { pacemaker.clock.now }

  /// The moment of the next frame.
  public var displayTime: Instant { pacemaker.displayTime }

  /// Whether the render server plays motion; false while a finger is down on an overlay, and until
  /// the overlays' window is on screen.
  public var playsMotion: Bool { pressing == nil && !pacemaker.clock.awaitsFrame }

  /// Connects the presenter; a second presenter is closed at once.
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

  /// Shows overlays in this scene from now on, waiting overlays first.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - isComing: Whether the scene is about to enter the foreground.
  func enter(_ scene: UIWindowScene, isComing: Bool = false) {
    place = .scene(WeakScene(scene: scene))
    tellActivation(isComing: isComing)
    tellEnvironment()
  }

  /// Closes the host after its scene or view has gone.
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
