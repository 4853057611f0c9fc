internal import Measuring
internal import Metering
internal import Usher

/// Measurements of a growing number of presenters, for example for windows.
///
/// Each has a resting overlay, a moving overlay, and a host that draws nothing.
@MainActor
enum PresenterMeasurements {
  static func curves() -> Curves {
    var curves = Curves(of: "presenters")
    for count in ShownOverlays.fewCounts {
      let windows = (0..<count).map { _ in window() }
      curves.add(
        "a frame of all", at: count,
        measure { for (host, _) in windows { host.pass(.microseconds(1)) } })
      let presenter = windows[count - 1].presenter
      let content = OverlayContent.notification(title: "Saved")
      let overlay = ShownOverlays.still()
      curves.add(
        "one comes and goes in one", at: count,
        measure { presenter.present(content, as: overlay).dismiss() })
    }
    return curves
  }

  private static func window() -> (host: BlankHost, presenter: Presenter) {
    let host = BlankHost()
    let presenter = Presenter(host: host)
    presenter.configure(.main, LaneSettings(capacity: 3))
    let content = OverlayContent.notification(title: "Saved")
    presenter.present(content, as: ShownOverlays.still())
    var moving = ShownOverlays.still()
    // Longer than any measurement.
    moving.entrance = OverlayTransition(slide: Slide(.curve(.linear, .seconds(3600))))
    presenter.present(content, as: moving)
    return (host, presenter)
  }
}
