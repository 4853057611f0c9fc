#if GTK && UIKIT_STAND_IN
internal import CGTK
internal import UIKit
internal import UIKitPhone
internal import UsherGTK

/// A program that runs an app for iOS on a phone in a window, and prints what the app sees.
@MainActor
enum PhoneTrial {
  static let name = "phone"

  /// Runs the program until it ends.
  static func run() {
    do throws(AttachmentError) {
      try PhoneWindow.run { RootController() }
      print("the loop has ended")
    } catch {
      print(error)
    }
  }

  /// An app's root controller that closes the phone's window after half a second.
  private final class RootController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let size = UIScreen.main.bounds.size
      print("the screen has \(Int(size.width)) × \(Int(size.height)) points")
      _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.leave() }
      }
    }

    private func leave() {
      print(view.window == nil ? "the app has no window" : "the app is on the screen")
      let window = g_list_model_get_item(gtk_window_get_toplevels(), 0)
      gtk_window_destroy(window?.assumingMemoryBound(to: GtkWindow.self))
    }
  }
}
#endif
