#if GTK
internal import CGTK
internal import SampleApp
internal import Trials
internal import Usher
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of every kind of content with long and large text in the narrowest windows.
  ///
  /// The content is compared with pictures. They are made and compared as in `scales`.
  static let languages: [WindowScenario] = (gtk_get_minor_version() > 8 ? [] : [320.0, 360])
    .flatMap { width in
      ["German", "Arabic"].map { (language: String) -> WindowScenario in
        WindowScenario(
          "in \(language), at 150 % text size, content matches its picture at \(Int(width)) points"
        ) { driver in
          applyPictureSettings()
          driver.setAnimations(false)
          driver.setTextScale(1.5)
          let area = OverlaySize(width: width, height: 640)
          await driver.resize(to: area)
          var pictures: [Pixels] = []
          for trial in ReachTrial.all(in: language, area: area, textScale: 1.5) {
            pictures.append(try await picture(of: trial, on: driver))
          }
          try expect(
            Pixels.strip(pictures), looksLike: "\(language.lowercased())-\(Int(width))")
        }
      }
    }

  /// Shows a trial's content alone, and returns a picture of its card at half the size.
  @MainActor
  private static func picture(of trial: ReachTrial, on driver: GTKDriver) async throws -> Pixels {
    gtk_widget_set_default_direction(trial.isReversed ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    let handle = driver.presenter.present(trial.content, using: trial.attributes)
    await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
    await driver.advance(by: .milliseconds(300))
    let card = try unwrap(driver.frame(of: handle.id), "the frame of \(trial.name)")
    let (top, bottom) = (max(card.minY - 12, 0), min(card.maxY + 12, trial.area.height))
    let picture = try Screen().picture(
      of: OverlayRect(x: 0, y: top, width: trial.area.width, height: bottom - top))
    handle.dismiss()
    await driver.wait { driver.presenter.shown.isEmpty }
    return picture.halved
  }
}

extension Pixels {
  /// The picture at half the size, with the mean of four pixels for each pixel.
  fileprivate var halved: Pixels {
    let (width, height) = (self.width / 2, self.height / 2)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        for part in 0..<3 {
          let first = (2 * y * self.width + 2 * x) * 3 + part
          let below = first + self.width * 3
          let four = [first, first + 3, below, below + 3].map { Int(self.bytes[$0]) }
          bytes.append(UInt8(four.reduce(0, +) / 4))
        }
      }
    }
    return Pixels(width: width, height: height, bytes: bytes)
  }
}
#endif
