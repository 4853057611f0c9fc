#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of the space for Usher's strings, in every language and text size.
  static let labels: [WindowScenario] = [1, 1.5].flatMap { scale in
    [
      WindowScenario(
        "each step of a tour has space for its labels, at \(scale) times the text size"
      ) {
        driver in
        driver.setTextScale(scale)
        for language in OverlayStrings.Language.allCases {
          OverlayStrings.current = OverlayStrings(language)
          let tour = Task { @MainActor in
            try await driver.presenter.tour((1...3).map { TourStep(title: "\($0)", "Step") })
          }
          for _ in 1...3 {
            try await expectWholeLabels(driver, "in \(language)")
            await driver.perform([.key("Return")])
            await driver.advance(by: .milliseconds(100))
          }
          _ = try await tour.value
        }
      },
      WindowScenario(
        "the history's list has space for its labels, at \(scale) times the text size"
      ) { driver in
        driver.setTextScale(scale)
        _ = driver.presenter.history
        driver.presenter.present(.notification(title: "News")).dismiss()
        for language in OverlayStrings.Language.allCases {
          OverlayStrings.current = OverlayStrings(language)
          let list = driver.presenter.present(
            .history(of: driver.presenter), using: .history)
          try await expectWholeLabels(driver, "in \(language)")
          list.dismiss()
          await driver.wait { list.result != nil }
        }
      },
    ]
  }

  /// Throws unless each label of the shown overlay is complete.
  ///
  /// A label may not omit characters or break a single word across lines.
  @MainActor
  private static func expectWholeLabels(_ driver: GTKDriver, _ when: String) async throws {
    await driver.wait { driver.isIdle && driver.presenter.isShowing }
    await driver.advance(by: .milliseconds(100))
    let layer = try unwrap(driver.sample.layer, "the layer")
    let labels = widgets(in: layer).filter { isInstance($0, of: gtk_label_get_type()) }
    try expect(labels.count > 3, equals: true, "that there are labels")
    for label in labels {
      let pointer = OpaquePointer(label)
      let text = gtk_label_get_text(pointer).map { String(cString: $0) } ?? ""
      let layout = gtk_label_get_layout(pointer)
      try expect(
        pango_layout_is_ellipsized(layout) != 0, equals: false, "that “\(text)” is cut \(when)")
      guard !text.contains(" ") else { continue }
      try expect(pango_layout_get_line_count(layout), equals: 1, "the lines of “\(text)” \(when)")
    }
  }
}
#endif
