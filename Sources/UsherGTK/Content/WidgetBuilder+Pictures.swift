#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension WidgetBuilder {
  /// Builds an image; `nil`, with a report, if no source can be loaded.
  func build(_ image: OverlayNode.Image, in axis: OverlayNode.Stack.Axis = .horizontal)
    -> WidgetPointer?
  {
    let frames = images.frames(of: image)
    guard !frames.isEmpty else { return nil }
    return named(image.identifier, ImageView(image, frames: frames, in: axis, environment).widget)
  }

  /// Builds an activity indicator.
  func build(_ activity: OverlayNode.Activity) -> WidgetPointer {
    ActivityView(activity, environment).widget
  }

  /// Builds a progress bar.
  func build(_ bar: OverlayNode.ProgressBar) -> WidgetPointer {
    ProgressView(bar, timeLeft: controls.timeLeft, environment).widget
  }

  /// Returns the app's own widget; `nil` if the app makes none, or one that already has a parent.
  func build(_ view: OverlayNode.NativeView) -> WidgetPointer? {
    guard let made = view.make(), isInstance(made, of: gtk_widget_get_type()) else { return nil }
    let widget: WidgetPointer = cast(made)
    guard gtk_widget_get_parent(widget) == nil else { return nil }
    return widget
  }
}
#endif
