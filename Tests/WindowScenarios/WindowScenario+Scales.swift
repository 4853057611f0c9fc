#if GTK
internal import CGTK
internal import Foundation
internal import SampleApp
internal import Usher
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of screens with more than one pixel per point, compared with pictures.
  ///
  /// With the environment variable `USHER_RECORD`, the pictures are redrawn. They show GTK 4.8.
  /// Later versions place characters at fractions of a pixel, and aren't compared.
  static let scales: [WindowScenario] = (gtk_get_minor_version() > 8 ? [] : [1.5, 2]).flatMap {
    scale in
    samples.map { name, content in
      WindowScenario(
        "at a scale of \(scale), \(name) matches its picture",
        changesScreens: true,
        only: .under(
          // Mutter and KWin use their own filters to reduce a picture that is twice as large.
          scale == 1.5 ? [.sway] : WindowSystem.wayland,
          because: "an X server has no scale of 1.5")
      ) { driver in
        applyPictureSettings()
        try await driver.setScale(scale)
        await driver.resize(to: OverlaySize(width: 320, height: 200))
        let app = try await PlainApp(on: driver, scrolledTo: Double(PlainApp.middle) - 100)
        _ = try await rest(content(), on: driver)
        await driver.advance(by: .milliseconds(300))
        let window = OverlayRect(x: 0, y: 0, width: 320 * scale, height: 200 * scale)
        try expect(
          try Screen().picture(of: window), looksLike: "\(name.split(separator: " ")[1])-\(scale)")
        withExtendedLifetime(app) {}
      }
    }
  }

  /// Contents that may lose sharpness: text, icons, corners, lines, shadows and blurs.
  private static let samples: [(String, @MainActor @Sendable () -> OverlayContent)] = [
    (
      "a notification with an icon and a shadow",
      {
        .notification(
          icon: .icon("starred-symbolic"), title: "Two new letters", description: "From Ada",
          button: OverlayNode.Button("Open"), closeButton: .never)
      }
    ),
    (
      "an alert with thin lines",
      {
        .alert(
          image: OverlayNode.Image(.glyph(.warningTriangle), size: 32, color: .accent),
          title: OverlayNode.Text("Delete the letter?", size: 15, weight: .semibold),
          description: OverlayNode.Text("There is no way back.", size: 13),
          bar: ButtonBar([OverlayNode.Button("Keep"), OverlayNode.Button("Delete")]))
      }
    ),
    (
      "a pane of glass with continuous corners",
      {
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical, spacing: 12, padding: Insets(horizontal: 24, vertical: 20),
              children: [
                .text(OverlayNode.Text("Loading", size: 17)),
                .progress(OverlayNode.ProgressBar(.done(ObservableValue(0.4)))),
              ])),
          style: OverlayStyle(
            background: .blur(.regular), corners: .all(28, curve: .continuous),
            border: OverlayBorder(.accent, width: 0.5)))
      }
    ),
  ]
}
#endif
