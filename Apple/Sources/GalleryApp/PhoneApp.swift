import UIKit

/// The example app as the phone runs it, one root controller for each scene.
@MainActor
package enum PhoneApp {
  /// Makes the root controller of a scene.
  package static func rootController() -> UIViewController { GalleryController() }
}
