#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension WidgetBuilder {
  /// Makes an image; `nil`, with a report, if no source can be loaded.
  func make(_ image: OverlayNode.Image, in axis: OverlayNode.Stack.Axis) -> ImageView? {
    let frames = images.frames(of: image)
    guard !frames.isEmpty else { return nil }
    let view = ImageView(image, frames: frames, in: axis, environment)
    gtk_widget_set_name(view.widget, image.identifier)
    return view
  }

  /// Makes a spacer between two children of a stack along `axis`.
  func make(_ spacer: OverlayNode.Spacer, in axis: OverlayNode.Stack.Axis) -> SpacerView {
    switch axis {
    case .horizontal:
      return SpacerView(spacer, along: GTK_ORIENTATION_HORIZONTAL)
    case .vertical:
      let view = SpacerView(spacer, along: GTK_ORIENTATION_VERTICAL)
      gtk_widget_set_vexpand(view.widget, spacer.isFlexible ? 1 : 0)
      return view
    case .depth:
      return SpacerView(spacer, along: nil)
    }
  }
}

extension OverlayNode.NativeView {
  /// Asks the app for its widget; `nil` if the app makes none, or one that has another parent than
  /// a widget has that is already shown.
  @MainActor
  func makeWidget(insteadOf shown: WidgetPointer? = nil) -> WidgetPointer? {
    guard let made = make(), isInstance(made, of: gtk_widget_get_type()) else { return nil }
    let widget: WidgetPointer = cast(made)
    return widget == shown || gtk_widget_get_parent(widget) == nil ? widget : nil
  }
}
#endif
