#if GTK && UIKIT_STAND_IN
internal import CGTK
public import GTKWidgets
internal import UIKit

extension Device {
  /// Advances the phone's time with the frames of a widget, and draws its screens when they change.
  ///
  /// - Parameters:
  ///   - widget: A widget whose frames are used for the phone.
  ///   - views: Returns the views of the screens, or `nil` once the phone is no longer shown.
  public func followFrames(of widget: Widget, _ views: @escaping @MainActor () -> [ScreenView]?) {
    var lastFrame: Int64?
    Listening.everyFrame(of: widget) { [weak self] microseconds in
      guard let self, let views = views() else { return false }
      let elapsed = lastFrame.map { Double(microseconds - $0) / 1e6 } ?? 0
      lastFrame = microseconds
      // A window that was covered receives no frames, and the phone doesn't catch up.
      pass(min(elapsed, 0.25))
      // Each view reports its movement only once, so all views are asked.
      let areMoving = views.map(\.isMoving)
      if StandIn.isChanging || areMoving.contains(true) {
        for view in views { gtk_widget_queue_draw(view.widget) }
      }
      return true
    }
  }
}
#endif
