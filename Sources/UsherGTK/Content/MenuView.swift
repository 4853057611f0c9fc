#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for choosing among many options, with a native drop-down menu.
@MainActor
final class MenuView: InputView {
  static func makeNative(for input: OverlayNode.Input) -> WidgetPointer? {
    var titles = input.options.map { UnsafePointer(g_strdup($0)) as UnsafePointer<CChar>? } + [nil]
    defer { for title in titles { g_free(UnsafeMutablePointer(mutating: title)) } }
    return gtk_drop_down_new_from_strings(&titles)
  }

  override init(
    _ native: WidgetPointer, _ input: OverlayNode.Input, _ environment: ViewEnvironment
  ) {
    super.init(native, input, environment)
    let menu = OpaquePointer(native)
    // GTK's own labels would be cut off, and their color wouldn't suit the card.
    setTitles(gtk_drop_down_set_factory, of: menu) {
      TextView(input.title(of: $0), environment)?.widget
    }
    setTitles(gtk_drop_down_set_list_factory, of: menu) { title in
      let label = gtk_label_new(title)
      gtk_label_set_wrap(OpaquePointer(label), 1)
      gtk_label_set_xalign(OpaquePointer(label), 0)
      return label
    }
    Signal.connectObject(native, "notify::selected") { [weak self] in
      self?.enter(.option(Int(gtk_drop_down_get_selected(menu))))
    }
    environment.traits.addObserver(self) { [weak self] in self?.colorArrow() }
    colorArrow()
    showValue()
  }

  private func setTitles(
    _ set: (OpaquePointer?, OpaquePointer?) -> Void, of menu: OpaquePointer,
    _ make: @escaping @MainActor (String) -> WidgetPointer?
  ) {
    guard let factory = gtk_signal_list_item_factory_new() else { return }
    Signal.connectItem(UnsafeMutableRawPointer(factory), "bind") { item in
      guard let object = gtk_list_item_get_item(item),
        let title = gtk_string_object_get_string(OpaquePointer(object))
      else { return }
      gtk_list_item_set_child(item, make(String(cString: title)))
    }
    set(menu, factory)
    g_object_unref(UnsafeMutableRawPointer(factory))
  }

  override func show(_ value: OverlayNode.Input.Value) {
    guard case .option(let chosen) = value else { return }
    gtk_drop_down_set_selected(
      OpaquePointer(native), chosen.map { guint($0) } ?? GTK_INVALID_LIST_POSITION)
  }

  override var minimumHeight: Double { OverlayNode.Input.menuHeight }
}
#endif
