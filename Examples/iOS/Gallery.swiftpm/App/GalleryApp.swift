import SwiftUI
import UIKit
import UIKitGallery

/// The gallery: presets, a playground and a timeline, apart in each window.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { Pages().ignoresSafeArea() }
  }

  /// The gallery's pages, which are UIKit's.
  private struct Pages: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> GalleryController { GalleryController() }

    func updateUIViewController(_ controller: GalleryController, context: Context) {}
  }
}
