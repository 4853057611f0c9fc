#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension WidgetBuilder {
  /// Creates an image, or returns `nil` and reports a problem if no source can be loaded.
  func make(_ image: OverlayNode.Image, in axis: OverlayNode.Stack.Axis) -> ImageView? {
    let frames = images.frames(of: image)
    guard !frames.isEmpty else { return nil }
    let view = ImageView(image, frames: frames, in: axis, environment)
    gtk_widget_set_name(view.widget, image.identifier)
    return view
  }
}

extension OverlayNode.NativeView {
  /// Returns the widget that the app provides.
  ///
  /// Returns `nil` if the app provides no widget, or if the widget already has a parent and isn't
  /// `shown`.
  @MainActor
  func makeWidget(insteadOf shown: WidgetPointer? = nil) -> WidgetPointer? {
    guard let made = make(), isInstance(made, of: gtk_widget_get_type()) else { return nil }
    let widget: WidgetPointer = cast(made)
    return widget == shown || gtk_widget_get_parent(widget) == nil ? widget : nil
  }
}
#endif
