#if GTK && os(Linux)
internal import CGTK
public import Usher

extension GTKHost {
  /// Starts observing the window or pane for a presenter.
  ///
  /// If the host already has a presenter, or the area is closed, the host immediately reports
  /// `hostClosed`.
  public func start(_ connection: HostConnection) {
    guard !isStarted, !isClosed else { return connection.hostClosed() }
    isStarted = true
    self.connection = connection
    pacemaker.connection = connection
    firstSizes.measure = { [weak self] id, proposal in
      guard let self else { return }
      connection.sizeChanged(of: id, to: size(of: id, within: proposal))
    }
    pointer.now = { [weak self] in self?.now ?? .origin }
    pointer.connection = connection
    pointer.noteWidget = { [weak self] in self?.layer.notePress(on: $0) }
    keys.connection = connection
    focus.first = { [weak self] card in
      self?.layer.cards.values.first { $0.widget == card }?.controls.firstControl
    }
    focus.tabbed = { [weak self] in self?.editing.follow($0) }
    tabOrder.tabbed = { [weak self] in self?.editing.follow($0) }
    editing.release = { [weak self] in self?.releaseKeyboard() }
    repeats.guards = { [weak self] in self?.isOnButton ?? false }
    attention.start(connection)
    AssistiveTechnology.shared.observe(self) { use in
      connection.attentionChanged(.assistiveTechnology, isPresent: use == .screenReader)
    }
    settings.changed = { [weak self] in self?.followSettings() }
    DesktopAccent.shared.background.addObserver(self) { [weak self] in self?.followSettings() }
    followSettings()
    anchors.start { connection.anchorMoved($0, to: $1) }
    anchors.widgetChanged = { [weak self] in
      if let self { relations.show(layer.cardsByAnchor) }
    }
    focusedArea.report = { connection.focusedAreaChanged(to: $0) }
    area.whenMoved { [weak self] in self?.anchors.watchLayouts() }
    layer.start(connection)
    if let pane = area.pane {
      follow(pane)
    } else {
      // The layer must stay in front when the app replaces the window's content or title bar. When
      // the window is realized, it also adds its own title bar.
      for property in ["child", "titlebar"] {
        connections.addObject("notify::" + property) { [weak self] in self?.followContent() }
      }
      connections.add("realize", after: true) { [weak self] in self?.layer.raise() }
    }
    // GTK lays out the window again, but not the layer, because the layer's size stays the same.
    connections.addObject("direction-changed") { [weak self] in
      if let self { gtk_widget_queue_allocate(layer.widget) }
    }
  }

  /// Keeps overlays in front after the app replaces the area's content or title bar.
  func followContent() {
    layer.raise()
    veil.refresh()
  }
}
#endif
