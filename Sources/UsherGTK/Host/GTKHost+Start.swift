#if GTK
internal import CGTK
public import Usher

extension GTKHost {
  /// Starts listening to the window on behalf of `presenter`.
  ///
  /// A second presenter, or one that comes after the window has closed, receives `hostClosed` at
  /// once.
  public func start(_ presenter: Presenter) {
    guard !isStarted, !isClosed else { return presenter.handle(.hostClosed) }
    isStarted = true
    self.presenter = presenter
    pacemaker.wake = { [weak presenter] in presenter?.handle(.timePassed) }
    pointer.now = { [weak self] in self?.now ?? .origin }
    pointer.send = { [weak presenter] stage, sample in
      presenter?.handle(.pointerChanged(stage, sample))
    }
    keys.take = { [weak presenter] in presenter?.press($0) ?? false }
    keys.pressDefault = { [weak self] in self?.pressDefault() ?? false }
    focus.first = { [weak self] card in
      self?.layer.cards.values.first { $0.widget == card }?.controls.firstField
    }
    focus.tabbed = { [weak self] in self?.editing.follow($0) }
    tabOrder.tabbed = { [weak self] in self?.editing.follow($0) }
    editing.release = { [weak self] in self?.releaseKeyboard() }
    repeats.guards = { [weak self] in self?.isOnButton ?? false }
    attention.send = { [weak self, weak presenter] event in
      if let id = self?.trapped,
        event == .attentionChanged(.focusWithin, of: id, isPresent: true)
      {
        return
      }
      presenter?.handle(event)
    }
    attention.start()
    AssistiveTechnology.shared.observe(self) { [weak presenter] use in
      presenter?.setAttention(.assistiveTechnology, isPresent: use == .screenReader)
    }
    settings.changed = { [weak self] in self?.followSettings() }
    followSettings()
    layer.absorbs = { [weak presenter] point in
      if case .backdrop = presenter?.hitTest(point) { true } else { false }
    }
    layer.report = { [weak presenter] in presenter?.report($0) }
    layer.onLayout = { [weak self] viewport, outgrown in
      self?.layoutNews.note(viewport, outgrown)
    }
    layoutNews.tell = { [weak self] in self?.tell($0, $1) }
    // The layer must stay in front when the app replaces the window's content or title bar, and
    // when the window adds its own title bar on being realized.
    for property in ["child", "titlebar"] {
      connections.addObject("notify::" + property) { [weak self] in self?.followContent() }
    }
    // GTK lays the window out again, but the layer keeps its size and would not be told.
    connections.addObject("direction-changed") { [weak self] in
      if let self { gtk_widget_queue_allocate(layer.widget) }
    }
    connections.add("realize", after: true) { [weak self] in self?.layer.raise() }
  }

  /// Keeps overlays in front after the app has replaced the window's content or title bar.
  private func followContent() {
    layer.raise()
    veil.refresh()
  }

  /// Reports the new viewport, and the new sizes of overlays whose content needs another size.
  private func tell(_ viewport: Viewport, _ outgrown: [OverlayID]) {
    presenter?.handle(.viewportChanged(viewport))
    for id in outgrown {
      guard let size = layer.cards[id]?.sizeNeeded else { continue }
      presenter?.handle(.measured(id, size))
    }
  }
}
#endif
