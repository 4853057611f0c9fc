import SwiftUI
import UIKit
import UIKitGallery

/// The gallery with presets, a playground and a timeline, separate for each window.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { Pages().ignoresSafeArea() }
  }

  /// The gallery's pages, which use UIKit.
  private struct Pages: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> GalleryController { GalleryController() }

    func updateUIViewController(_ controller: GalleryController, context: Context) {}
  }
}
