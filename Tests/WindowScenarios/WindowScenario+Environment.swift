#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of changes to the window, its content and the system's settings.
  static let environment: [WindowScenario] = [
    WindowScenario("if a button destroys its window, all overlays end") { driver in
      let sample = driver.sample
      let handle = driver.presenter.present(
        .notification(
          title: "Title", button: OverlayNode.Button("Quit") { gtk_window_destroy(sample.window) }),
        as: OverlayConfiguration(lifetime: .infinite))
      let waiting = driver.presenter.present(magentaMessage)
      await driver.wait { driver.isIdle && !driver.buttonFrames(of: handle.id).isEmpty }
      let button = try unwrap(driver.buttonFrames(of: handle.id).first, "the button")
      await driver.tap(OverlayPoint(x: button.minX + 10, y: button.minY + 10))
      await driver.wait { waiting.result != nil }
      try expect(handle.result, equals: .dismissed(.button(0)), "the outcome of the one shown")
      try expect(waiting.result, equals: .dismissed(.hostClosed), "the outcome of the one waiting")
    },
    WindowScenario("an overlay ends if a callback presents it and then destroys the window") {
      driver in
      let (sample, presenter) = (driver.sample, driver.presenter)
      var next: PresentationHandle?
      presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .timed(.milliseconds(50))),
        lifecycle: Lifecycle(didDismiss: { _ in
          next = presenter.present(magentaMessage)
          gtk_window_destroy(sample.window)
        }))
      await driver.wait { next?.result != nil }
      try expect(next?.result, equals: .dismissed(.hostClosed), "the outcome of the next one")
      try expect(presenter.isShowing, equals: false, "isShowing")
    },
    WindowScenario("margins around the app's content don't change the safe area") { driver in
      let content = try unwrap(gtk_window_get_child(driver.sample.window), "the app's content")
      gtk_widget_set_margin_top(content, 60)
      gtk_widget_set_margin_start(content, 60)
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      try expect(frame.origin, equals: OverlayPoint(x: 12, y: 12), "the overlay's top left corner")
    },
    WindowScenario("overlays in a hidden window time out") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .timed(.milliseconds(300))))
      gtk_widget_set_visible(driver.sample.widget, 0)
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.timedOut), "the outcome")
    },
    WindowScenario("an overlay grows with the text size") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let before = try unwrap(driver.frame(of: handle.id), "the frame")
      driver.setTextScale(2)
      await driver.wait {
        driver.isIdle && driver.frame(of: handle.id)?.size.height ?? 0 > before.size.height
      }
      let after = try unwrap(driver.frame(of: handle.id), "the frame afterwards")
      try expect(after.size.height > before.size.height + 10, equals: true, "that it has grown")
      try expect(try Screen().bounds(of: magenta), equals: after, "the pixels")
    },
    WindowScenario("text that is larger than its card stays inside the card") { driver in
      await driver.resize(to: OverlaySize(width: 300, height: 70))
      let words = OverlayNode.Text(
        String(repeating: "words ", count: 60), color: AdaptiveColor(hex: 0x00FF00))
      let handle = driver.presenter.present(
        OverlayContent(
          .text(words),
          style: OverlayStyle(background: .color(AdaptiveColor(hex: magenta)), shadow: nil)),
        as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      let letters = try unwrap(try Screen().bounds(of: 0x00FF00), "the letters' pixels")
      try expect(
        letters.minX >= frame.minX && letters.maxX <= frame.maxX && letters.maxY <= frame.maxY,
        equals: true, "that \(letters) lies in \(frame)")
    },
    WindowScenario("a window accepts only one host") { driver in
      var refusal: AttachmentError?
      do throws(AttachmentError) {
        _ = try GTKHost(in: driver.sample.widget)
      } catch {
        refusal = error
      }
      try expect(refusal, equals: .layoutTaken, "the error")
    },
  ]
}
#endif
