#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// One step of the keyboard focus through an area, using Tab.
///
/// The order is: the app's content, the overlays, and a window's other parts. An overlay with an
/// anchor instead follows its anchor widget. If that widget isn't in the order, the overlay follows
/// the widget's predecessor. Only GTK knows the order of the app's widgets, so the focus passes
/// through them on its way to an overlay. The window notifies observers only at the end.
@MainActor
struct TabWalk {
  private let area: OverlayArea
  private let layer: OverlayView
  private let direction: GtkDirectionType
  /// The parts of the area, in the order in which Tab enters them.
  ///
  /// In a window, Tab moves from the last part to the first. In a pane, the focus leaves the area
  /// after the last part.
  private let sections: [Section]
  private let stops: [Stop]

  /// A part of the area that is entered as a whole.
  private enum Section: Equatable {
    case app(WidgetPointer)
    case card(WidgetPointer)

    var widget: WidgetPointer {
      switch self {
      case .app(let widget), .card(let widget): widget
      }
    }
  }

  private struct Stop {
    let card: WidgetPointer
    let place: Place
  }

  /// The position of an overlay among the app's widgets.
  private enum Place: Equatable {
    /// After a widget and its descendants.
    case after(WidgetPointer)
    /// Before all widgets in a part of the area.
    case before(WidgetPointer)
  }

  init(_ direction: GtkDirectionType, in area: OverlayArea, over layer: OverlayView) {
    (self.area, self.layer) = (area, layer)
    self.direction = direction
    let content = area.pane.map(\.child) ?? gtk_window_get_child(cast(area.widget))
    let others = layer.neighbors.filter { $0 != content }
    let parts = (content.map { [$0] } ?? []) + others
    var (stops, free): ([Stop], [WidgetPointer]) = ([], [])
    for card in layer.cardsInReach where card.widget.hasTabStop {
      let anchor = card.anchor.flatMap { MarkedWidgets.shared.widget(of: $0, in: area) }
      if let anchor, let place = Self.place(of: anchor, in: parts) {
        stops.append(Stop(card: card.widget, place: place))
      } else {
        free.append(card.widget)
      }
    }
    self.stops = stops
    sections =
      (content.map { [.app($0)] } ?? []) + layer.widget.inTabOrder(free).map { .card($0) }
      + others.map { .app($0) }
  }

  /// Moves the focus to the next widget that isn't behind a backdrop.
  ///
  /// Returns `false` if the focus must leave the area.
  func move() -> Bool {
    // Observers are notified only of the widget at which the focus arrives.
    let window = area.window.map { UnsafeMutablePointer<GObject>(OpaquePointer($0)) }
    if let window { g_object_freeze_notify(window) }
    defer { if let window { g_object_thaw_notify(window) } }
    var passed: Set<WidgetPointer> = []
    while step() {
      guard let focus = area.focus, layer.keepsPointer(from: focus),
        passed.insert(focus).inserted
      else { return true }
    }
    return false
  }

  private func step() -> Bool {
    guard let focus = area.focus, area.contains(focus), focus != area.widget else {
      return enterNext(after: nil)
    }
    if let index = stops.firstIndex(where: { focus.isInside($0.card) }) {
      return goOn(from: index)
    }
    guard let section = sections.first(where: { focus.isInside($0.widget) }) else {
      // The focus is in another part of the window, such as a popover.
      let part = gtk_widget_get_focus_child(area.widget)
      return part.map { enter($0) } ?? false || enterNext(after: nil)
    }
    switch section {
    case .card(let card): return enter(card) || enterNext(after: section)
    case .app(let part): return goOn(from: focus, in: part) || enterNext(after: section)
    }
  }

  private var isForward: Bool { direction != GTK_DIR_TAB_BACKWARD }

  /// Moves the focus into a widget, or to the next position in the widget if the focus is already
  /// inside.
  private func enter(_ widget: WidgetPointer, _ direction: GtkDirectionType? = nil) -> Bool {
    gtk_widget_child_focus(widget, direction ?? self.direction) != 0
  }

  /// Moves the focus from one of the app's widgets to the next.
  private func goOn(from focus: WidgetPointer, in part: WidgetPointer) -> Bool {
    let around = places(around: focus, in: part)
    guard isForward else {
      return enter(part) ? arrive(from: around, in: part) : enter(stops(at: .before(part)))
    }
    return goOn(past: around, in: part)
  }

  /// Moves the focus from one of the app's widgets to the next position in `part`.
  ///
  /// `places` contains the ancestors that are followed by overlays, from the inside out. At each
  /// ancestor, the focus first moves within the ancestor, and then into its overlays.
  private func goOn(past places: [WidgetPointer], in part: WidgetPointer) -> Bool {
    for place in places {
      if enter(place) { return true }
      if enter(stops(at: .after(place))) { return true }
    }
    return enter(part)
  }

  /// After the focus moves backward into widgets, moves it into the overlays that follow these
  /// widgets.
  ///
  /// The outermost widget is checked first. Widgets in `known` are skipped, because the focus was
  /// already inside them.
  private func arrive(from known: [WidgetPointer], in part: WidgetPointer) -> Bool {
    guard let focus = area.focus else { return false }
    for place in places(around: focus, in: part).reversed() where !known.contains(place) {
      if enter(stops(at: .after(place))) { break }
    }
    return true
  }

  /// Returns the widget and its ancestors that are followed by overlays, from the inside out.
  private func places(around widget: WidgetPointer, in part: WidgetPointer) -> [WidgetPointer] {
    widget.ancestors(upTo: part).filter { !stops(at: .after($0)).isEmpty }
  }

  private func stops(at place: Place) -> [Stop] { stops.filter { $0.place == place } }

  /// Moves the focus into the first overlay that accepts it.
  private func enter(_ stops: [Stop]) -> Bool {
    guard !stops.isEmpty else { return false }
    forget()
    return (isForward ? stops : stops.reversed()).contains { enter($0.card) }
  }

  /// Moves the focus from an overlay with an anchor to the next position.
  private func goOn(from index: Int) -> Bool {
    let stop = stops[index]
    if enter(stop.card) { return true }
    let (earlier, later) = (stops[..<index], stops[(index + 1)...])
    let rest = (isForward ? later : earlier).filter { $0.place == stop.place }
    if enter(rest) { return true }
    forget()
    switch stop.place {
    case .before(let part):
      return isForward && enter(part) || enterNext(after: .app(part))
    case .after(let widget):
      guard let part = sections.map(\.widget).first(where: { widget.isInside($0) }) else {
        return enterNext(after: nil)
      }
      let around = places(around: widget, in: part)
      // Return to the end of the widget, because GTK can continue from there.
      widget.forgetFocus()
      _ = enter(widget, GTK_DIR_TAB_BACKWARD)
      guard isForward else { return arrive(from: around, in: part) }
      return goOn(past: Array(around.dropFirst()), in: part) || enterNext(after: .app(part))
    }
  }

  /// Moves the focus into the first section after `section` that accepts the focus.
  ///
  /// If `section` is `nil`, all sections are tried in order.
  private func enterNext(after section: Section?) -> Bool {
    let others = sections(after: section)
    if !others.isEmpty, section != nil { forget() }
    return others.contains { section in
      switch section {
      case .card(let card): enter(card)
      case .app(let part) where isForward: enter(stops(at: .before(part))) || enter(part)
      case .app(let part):
        enter(part) ? arrive(from: [], in: part) : enter(stops(at: .before(part)))
      }
    }
  }

  /// Returns the sections after `section`, or all sections if `section` is `nil`.
  ///
  /// In a window, the sections wrap around and end with `section` itself.
  private func sections(after section: Section?) -> [Section] {
    let sections = isForward ? sections : sections.reversed()
    guard let index = section.flatMap({ sections.firstIndex(of: $0) }) else { return sections }
    let rest = sections[(index + 1)...]
    return Array(area.pane == nil ? rest + sections[...index] : rest)
  }

  /// Clears the focus position of the focused part.
  ///
  /// The focus later enters this part at its edge.
  private func forget() {
    guard area.pane != nil else { return area.dropFocus() }
    guard let focus = area.focus, area.contains(focus) else { return }
    for widget in focus.ancestors(upTo: area.widget).dropFirst() {
      gtk_widget_set_focus_child(widget, nil)
    }
  }
}

extension TabWalk {
  /// Returns the position of an overlay with an anchor, or `nil` if the anchor isn't visible.
  private static func place(of anchor: WidgetPointer, in parts: [WidgetPointer]) -> Place? {
    guard gtk_widget_get_mapped(anchor) != 0,
      let part = parts.first(where: { anchor.isInside($0) })
    else { return nil }
    var path = anchor.ancestors(upTo: part)
    if let closed = path.lastIndex(where: { !$0.isOpenToFocus }) {
      path.removeFirst(closed)
    } else if anchor.hasTabStop {
      return .after(anchor)
    } else if let around = path.first(where: { gtk_widget_get_focusable($0) != 0 }) {
      return .after(around)
    }
    for (inner, outer) in zip(path, path.dropFirst()) {
      let earlier = outer.inTabOrder(outer.children).prefix { $0 != inner }
      if let last = earlier.reversed().lazy.compactMap(\.lastTabStop).first { return .after(last) }
    }
    return .before(part)
  }
}
#endif
