#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for a link: an unstyled native button without a label, over the link's words.
@MainActor
final class LinkView: WidgetBehavior {
  /// The native button that fills the widget.
  let button: WidgetPointer
  /// The color of the words and the focus ring.
  var color = AdaptiveColor.label
  private let environment: ViewEnvironment
  private let movedPress: MovedPress
  private var areas = LinkAreas([])

  init(_ environment: ViewEnvironment, _ controls: Controls) {
    button = LinkButtonClass.makeInstance()
    self.environment = environment
    movedPress = MovedPress(on: button) { [button] in controls.press(button) }
    super.init()
    LinkButtonClass.bind(self, to: button)
    gtk_widget_set_parent(button, widget)
    gtk_widget_add_css_class(button, ControlStyle.bare)
    gtk_widget_set_focus_on_click(button, 0)
    gtk_widget_set_cursor_from_name(button, "pointer")
    Signal.connect(button, "clicked") { [button] in controls.press(button) }
    Signal.connectObject(button, "state-flags-changed") { [weak self] in self?.redraw() }
    environment.traits.addObserver(self) { [weak self] in self?.redraw() }
  }

  func show(_ link: OverlayNode.Button) {
    AccessibleWidget(button).setLabel(link.description ?? "")
  }

  /// Places the widget over the link's words.
  func place(above areas: LinkAreas) {
    self.areas = areas
    let frame = areas.frame
    // If a line limit hides the words, the focus must not move to the link.
    gtk_widget_set_child_visible(widget, areas.lines.isEmpty ? 0 : 1)
    // GTK warns about a widget that is allocated without being measured.
    _ = Self.measure(widget, GTK_ORIENTATION_HORIZONTAL, across: -1)
    Self.place(
      widget, x: Int32(frame.minX), y: Int32(frame.minY), width: Int32(frame.size.width),
      height: Int32(frame.size.height))
    redraw()
  }

  override func allocate(width: Int32, height: Int32) {
    _ = Self.measure(button, GTK_ORIENTATION_HORIZONTAL, across: -1)
    gtk_widget_allocate(button, width, height, -1, nil)
  }

  /// Always `false`, because the pointer is on the button or on the surrounding text.
  override func contains(x: Double, y: Double) -> Bool { false }

  override func willBeDestroyed() { LinkButtonClass.bind(nil, to: button) }

  fileprivate func hasWords(at point: OverlayPoint) -> Bool { areas.contains(point) }

  override func snapshot(_ snapshot: OpaquePointer) {
    let flags = gtk_widget_get_state_flags(button).rawValue
    let fill: AdaptiveColor? =
      flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0
      ? .pressedFill : flags & GTK_STATE_FLAG_PRELIGHT.rawValue != 0 ? .fill : nil
    for area in areas.lines {
      var bounds = area.graphene
      var outline = GskRoundedRect(bounds, radius: LinkAreas.cornerRadius)
      if let fill {
        var color = environment.resolve(fill).gdk
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
        gtk_snapshot_append_color(snapshot, &color, &bounds)
        gtk_snapshot_pop(snapshot)
      }
      if flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 {
        // The ring is drawn around the words, not over them.
        gsk_rounded_rect_shrink(&outline, -3, -3, -3, -3)
        FocusRing.draw(inside: outline, color: environment.resolve(color), into: snapshot)
      }
    }
    super.snapshot(snapshot)
  }
}

/// The GObject class for a button that receives the pointer only on the words of a `LinkView`.
@MainActor
private enum LinkButtonClass {
  private nonisolated static let subclass = Subclass(
    "UsherLinkButton", of: gtk_button_get_type(),
    classInit: { pointer, _ in
      if let pointer { LinkButtonClass.override(pointer) }
    })

  static func makeInstance() -> WidgetPointer {
    cast(subclass.makeInstance(role: GTK_ACCESSIBLE_ROLE_LINK))
  }

  static func bind(_ view: LinkView?, to button: WidgetPointer) {
    subclass.setPointer(of: button, to: view.map { Unmanaged.passUnretained($0).toOpaque() })
  }

  private nonisolated static func override(_ pointer: gpointer) {
    let widgetClass: UnsafeMutablePointer<GtkWidgetClass> = cast(pointer)
    widgetClass.pointee.contains = { widget, x, y in
      nonisolated(unsafe) let view = widget.flatMap { LinkButtonClass.subclass.pointer(of: $0) }
      return MainActor.assumeIsolated {
        guard let view else { return 0 }
        let link = Unmanaged<LinkView>.fromOpaque(view).takeUnretainedValue()
        return link.hasWords(at: OverlayPoint(x: x, y: y)) ? 1 : 0
      }
    }
  }
}
#endif
