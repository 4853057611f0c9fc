#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  static let badInput: [WindowScenario] = [
    WindowScenario("images that can't be loaded are left out and reported") {
      driver in
      var problems: [Problem] = []
      driver.presenter.onProblem = { problems.append($0) }
      for source in [
        OverlayNode.Image.Source.icon("no-such-icon"), .file("/nonexistent.png"),
        .bytes([1, 2, 3]),
        .bytes([]),
      ] {
        let handle = driver.presenter.present(
          .notification(icon: source, title: "Hello"),
          as: OverlayConfiguration(lifetime: .infinite))
        await driver.advance(by: .milliseconds(700))
        try expect(driver.frame(of: handle.id) != nil, equals: true, "that the rest is shown")
        handle.dismiss()
        await driver.advance(by: .milliseconds(500))
      }
      let kinds = problems.map { problem in
        switch problem {
        case .unknownIcon(let name): "icon \(name)"
        case .unreadableImage(let path, let reason): "file \(path), \(!reason.isEmpty)"
        case .unknownImage(let name): "name \(name)"
        case .undecodableImage(let count, let reason): "bytes \(count), \(!reason.isEmpty)"
        case .refused, .emptyUpdate, .invalidInput, .unusableObstruction, .unreadableLayout,
          .noSystemNotifications, .missingTourStep, .waitsForWork, .waitsForQuiet, .undoNotOffered,
          .namelessIdentity, .unreadableColor, .unopenedLink, .namelessFrequency, .unusableStore:
          "\(problem)"
        }
      }
      try expect(
        kinds,
        equals: [
          "icon no-such-icon", "file /nonexistent.png, true", "bytes 3, true", "bytes 0, true",
        ],
        "the problems")
    },
    WindowScenario("invalid numbers in a configuration are refused with a reason") { driver in
      var problems: [String] = []
      driver.presenter.onProblem = { problems.append("\($0)") }
      let overlays = [
        OverlayConfiguration(margins: Insets(horizontal: .nan, vertical: 0)),
        OverlayConfiguration(size: SizeConstraints(maximumWidth: .constant(-.infinity))),
        OverlayConfiguration(lifetime: .timed(.seconds(-1))),
      ]
      let results = overlays.map {
        driver.presenter.present(magentaMessage, as: $0).result.map { "\($0)" }
      }
      try expect(
        results,
        equals: [
          "refused(the left margin is nan. Use a finite number)",
          "refused(the maximum width is -inf. Use a finite number of at least 1.0)",
          "refused(the lifetime in seconds is -1.0. Use zero or more)",
        ], "the results")
      try expect(problems.count, equals: 3, "the number of reports")
    },
    WindowScenario("attaching to a widget other than a window throws an error with its type") { _ in
      let label = try unwrap(gtk_label_new("no window"), "the label")
      var refusal: AttachmentError?
      do throws(AttachmentError) {
        _ = try Presenter.attached(to: label)
      } catch {
        refusal = error
      }
      try expect(refusal, equals: .notAWindow("GtkLabel"), "the error")
    },
    WindowScenario("content with huge sizes is limited to the height of the window") { driver in
      let content = OverlayContent(
        .stack(
          OverlayNode.Stack(
            .horizontal, spacing: 1e300, padding: Insets(horizontal: 1e300, vertical: 1e300),
            children: [
              .image(.icon("starred-symbolic", size: 1e300)),
              .text(OverlayNode.Text("Huge", size: 1e300)),
            ])),
        style: OverlayStyle(
          background: .color(.card), cornerRadius: 1e300,
          shadow: OverlayShadow(color: .label, blur: 40)))
      let handle = driver.presenter.present(
        content, as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      try expect(
        frame.size.height <= driver.viewportSize.height, equals: true, "that \(frame) fits")
    },
    WindowScenario("attaching to a destroyed window throws an error") { _ in
      let sample = SampleWindow(titleBar: .none)
      g_object_ref(sample.widget)
      defer { g_object_unref(sample.widget) }
      gtk_window_destroy(sample.window)
      var refusal: AttachmentError?
      do throws(AttachmentError) {
        _ = try Presenter.attached(to: sample.widget)
      } catch {
        refusal = error
      }
      try expect(refusal, equals: .windowClosed, "the error")
    },
    WindowScenario("an overlay larger than its window is limited to the window's size") { driver in
      await driver.resize(to: OverlaySize(width: 90, height: 120))
      let handle = driver.presenter.present(
        .notification(
          icon: .icon("starred-symbolic"), title: "A title much wider than this window",
          description: "And a description that is longer still.", button: OverlayNode.Button("Undo")
        ),
        as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      try expect(
        frame.size.width <= driver.viewportSize.width
          && frame.size.height <= driver.viewportSize.height,
        equals: true, "that \(frame) fits into \(driver.viewportSize)")
    },
  ]
}
#endif
