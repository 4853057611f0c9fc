#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import LibraryDemos
internal import UIKit
internal import UIKitGallery
internal import UIKitPhone
internal import Usher
internal import UsherUIKit

/// The phone on which the older libraries' demos are shown, above the gallery as an iOS app.
@MainActor
final class PhoneStage {
  let widget: Widget
  let presenter: Presenter
  let recorder: TimelineRecorder
  private let device: Device
  private let view: ScreenView

  /// Starts a phone with the settings of the gallery's window.
  init() {
    device = Device { PhoneApp.rootController(openedOn: .libraries) }
    view = ScreenView(screen: device.screens[0])
    widget = view.widget
    presenter = Presenter.attached(to: device.screens[0].scene)
    recorder = TimelineRecorder(presenter: presenter)
    follow(Theme.shared)
    device.followFrames(of: widget) { [weak self] in self.map { [$0.view] } }
  }

  var now: Instant { Instant.origin.advanced(by: .seconds(CACurrentMediaTime())) }

  var isLandscape: Bool {
    get { device.settings.isLandscape }
    set {
      device.settings.isLandscape = newValue
      view.follow()
    }
  }

  /// Whether only `advance(by:)` advances time, instead of the window's frames.
  var isByHand = false { didSet { device.rate = isByHand ? 0 : 1 } }

  /// Lets time pass, in seconds.
  func advance(by seconds: Double) {
    device.rate = 1
    device.pass(seconds)
    device.rate = isByHand ? 0 : 1
  }

  /// Runs a demo using its library's API.
  func show(_ demo: Demo) {
    Presenter.default = presenter
    demo.run()
  }

  /// Applies the settings of the gallery's window to the phone.
  func follow(_ theme: Theme) {
    let letters: [(scale: Double, category: UIContentSizeCategory)] = [
      (0.8, .small), (1, .large), (1.25, .extraExtraLarge), (1.5, .accessibilityMedium),
      (2, .accessibilityLarge), (3, .accessibilityExtraExtraExtraLarge),
    ]
    device.settings.isDark = theme.isDark
    device.settings.letters = letters.last { $0.scale <= theme.textScale }?.category ?? .small
    StandIn.changeTraits {
      $0.layoutDirection = theme.isRightToLeft ? .rightToLeft : .leftToRight
    }
    StandIn.setIncreasedContrast(theme.hasMoreContrast)
    StandIn.changeAccessibility { $0.isReduceMotionEnabled = theme.hasLessMotion }
    view.follow()
  }
}
#endif
