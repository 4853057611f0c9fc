#if GTK && os(Linux)
internal import CGTK

extension WidgetPointer {
  /// Returns the widget's event controllers of the given type.
  ///
  /// The widget owns the controllers.
  @MainActor
  func controllers(of type: GType) -> [OpaquePointer] {
    guard let list = gtk_widget_observe_controllers(self) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let controller = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(controller) }
      return isInstance(controller, of: type) ? OpaquePointer(controller) : nil
    }
  }

  /// Whether an input method is composing text in the focused widget of this widget's window.
  @MainActor
  var isBesideComposition: Bool {
    guard let focus = gtk_widget_get_root(self).flatMap({ gtk_root_get_focus($0) }) else {
      return false
    }
    return focus.controllers(of: gtk_event_controller_key_get_type()).contains { keys in
      guard let method = gtk_event_controller_key_get_im_context(keys) else { return false }
      var text: UnsafeMutablePointer<CChar>?
      gtk_im_context_get_preedit_string(method, &text, nil, nil)
      defer { g_free(text) }
      return text.map { $0.pointee != 0 } ?? false
    }
  }
}
#endif
