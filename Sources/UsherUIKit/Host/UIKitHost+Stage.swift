#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
package import Usher

extension UIKitHost {
  /// Opens the window for the first overlay in a scene.
  func openStage() {
    guard stage == nil, case .scene(let known) = place, let scene = known.scene else { return }
    // In the background, no frame is drawn.
    if scene.activationState != .background { pacemaker.clock.awaitFrame() }
    let stage = Stage(in: scene, level: levelInForce)
    self.stage = stage
    stage.controller?.onChildSize = { [weak self] in
      for id in self?.stage?.view?.slots.keys.sorted() ?? [] { self?.remeasure(id) }
    }
    stage.controller?.usePress = { [weak self] in self?.use($0) ?? false }
    stage.onTurn = { [clock = pacemaker.clock] in clock.commitCame() }
    stage.onPresentation = { [weak self, weak stage] in
      if let stage { self?.presentationChanged($0, in: stage) }
    }
    connectStage()
    applyWishes()
    tellEnvironment()
  }

  func connectStage() {
    guard let view = stage?.view else { return }
    view.isElsewhere = { [weak self] in self?.regions[$0] != nil }
    pointer = connect(view, hover: hover)
  }

  /// Connects a view that contains overlays to the host.
  ///
  /// - Returns: The recognizer of touches.
  func connect(_ view: OverlayView, hover: HoverInput) -> PointerInput {
    view.connection = connection
    view.clock = pacemaker.clock
    view.onContentSize = { [weak self] in self?.remeasure($0, isResized: $1) }
    view.onLayout = { [weak self] in self?.tellEnvironment() }
    view.onTraits = { [weak self] in self?.tellEnvironment() }
    let pointer = PointerInput(of: self, clock: pacemaker.clock)
    pointer.connection = connection
    view.addGestureRecognizer(pointer)
    hover.watch(view, by: pacemaker.clock, reportingTo: connection)
    return pointer
  }

  /// Closes the window of a scene if it contains no overlays.
  ///
  /// If an overlay has presented a view controller, the window stays open until the controller is
  /// dismissed.
  func closeStageIfEmpty() {
    guard case .scene = place, let stage, stage.view?.slots.isEmpty ?? true else { return }
    let pointer = pointer
    (self.stage, self.pointer) = (nil, nil)
    hover.forget()
    // A finger may still be down at the position of the last overlay.
    pointer?.forget()
    guard stage.isPresenting else { return stage.close() }
    presentingStages.append(stage)
    connection.attentionChanged(.focusWithin, isPresent: false)
  }

  /// Pauses countdowns while an overlay presents a view controller, such as a sheet or an alert.
  ///
  /// If the window contains no overlays, it is closed after the view controller is dismissed.
  private func presentationChanged(_ isPresent: Bool, in stage: Stage) {
    if stage === self.stage {
      return connection.attentionChanged(.focusWithin, isPresent: isPresent)
    }
    guard !isPresent else { return }
    presentingStages.removeAll { $0 === stage }
    stage.close()
  }

  /// Reports the viewport and the traits, if they are known.
  func tellEnvironment() {
    var traits: Traits
    var viewport: OverlayViewport
    if let view = stage?.view {
      traits = view.traits
      traits.accent = view.accent
      viewport = view.viewport(obstructedBy: environment.keyboard(in: view))
    } else if case .scene(let known) = place, let scene = known.scene {
      traits = Traits(scene.traitCollection)
      traits.accent = scene.keyWindow?.accent
      viewport = OverlayViewport(of: scene)
      if let view = views.first { viewport.obstructions += environment.keyboard(in: view) }
    } else {
      return
    }
    viewport.regions = regionsInArea
    connection.traitsChanged(to: traits)
    guard viewport != knownViewport else { return }
    knownViewport = viewport
    connection.viewportChanged(to: viewport)
  }

  /// Reports whether the scene is active and visible.
  ///
  /// Notifications only report later changes.
  func tellActivation(isComing: Bool = false) {
    guard let scene else { return }
    let state = scene.activationState
    if scene.app != nil {
      connection.appActivityChanged(
        isActive: scene.isUserInApp(isActive: state == .foregroundActive))
    }
    connection.attentionChanged(.appInactive, isPresent: state != .foregroundActive)
    // A scene that is about to be attached will enter the foreground. The scene of an extension's
    // view may never report that.
    let isInView = if case .view = place { true } else { false }
    let isUnseen = state == .background || state == .unattached && !isInView
    connection.visibilityChanged(isVisible: isComing || !isUnseen)
  }

  /// The appearance of overlays that don't set an appearance, or `nil` without a window or view.
  package var appearance: Appearance? {
    let traits: UITraitCollection
    if let view = stage?.view {
      traits = view.traitCollection
    } else if case .scene(let known) = place, let scene = known.scene {
      // The overlays' window will have the appearance of the app's content.
      let window = scene.keyWindow
      traits =
        window?.rootViewController?.traitCollection ?? window?.traitCollection
        ?? scene.traitCollection
    } else {
      return nil
    }
    return traits.userInterfaceStyle == .dark ? .dark : .light
  }

  /// Sets the level of the scene's window, which may not be open yet.
  func setLevel(_ level: UIWindow.Level) {
    self.level = level
    applyWishes()
  }

  /// Sets the appearance of the system's bars, for a window that may not be open yet.
  func setSystemBars(_ bars: SystemBars) {
    systemBars = bars
    applyWishes()
  }

  /// Observes events that concern all overlays, such as keyboard changes.
  func listen() {
    let connection = connection
    environment.start(
      EnvironmentInput.News(
        onKeyboard: { [weak self] in self?.tellEnvironment() },
        onAppActivity: { connection.appActivityChanged(isActive: $0) },
        onAttention: { connection.attentionChanged($0, isPresent: $1) },
        onVisibility: { connection.visibilityChanged(isVisible: $0) },
        onReturn: { [weak self] in self?.playAnew() },
        onPreferences: { connection.preferencesChanged(to: $0) },
        onDisconnect: { [weak self] in if self?.shows(in: $0) == true { self?.close() } },
        isOurs: { [weak self] in self?.shows(in: $0) ?? false }))
  }

  /// Restarts motions after the app was in the background, where the render server removes them.
  private func playAnew() {
    tracks = [:]
    connection.timePassed()
  }

  private func shows(in scene: UIScene) -> Bool {
    switch place {
    case .nowhereYet, .gone: false
    case .scene(let known): known.scene === scene
    case .view: stage?.view?.window?.windowScene === scene
    }
  }
}

extension OverlayViewport {
  /// Creates the viewport of a scene that has no window for overlays.
  @MainActor
  fileprivate init(of scene: UIWindowScene) {
    let window = scene.keyWindow ?? scene.windows.first
    self.init(
      size: OverlaySize(scene.coordinateSpace.bounds.size),
      safeArea: Insets(window?.safeAreaInsets ?? .zero),
      obstructions: window?.windowControls ?? [],
      layoutDirection: scene.traitCollection.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight,
      widthClass: .init(scene.traitCollection.horizontalSizeClass))
  }
}
#endif
