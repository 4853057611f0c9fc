#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  static let passThrough: [WindowScenario] = [
    WindowScenario("a click next to an overlay reaches the app's button") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .bottom, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      await driver.tap(middle(of: driver.sample.topButton, driver))
      await driver.advance(by: .milliseconds(300))
      try expect(driver.sample.topButton.clicks, equals: 1, "the clicks of the button beside")
      try expect(handle.result, equals: nil, "the outcome of the overlay")
    },
    WindowScenario("a button behind an overlay gets clicks only after the overlay is dismissed") {
      driver in
      driver.presenter.present(
        magentaMessage,
        as: OverlayConfiguration(
          placement: .bottom, lifetime: .infinite, tap: .absorb, swipe: nil))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      let covered = middle(of: driver.sample.bottomButton, driver)
      await driver.tap(covered)
      await driver.advance(by: .milliseconds(300))
      try expect(driver.sample.bottomButton.clicks, equals: 0, "the clicks while it was covered")
      await driver.press(.escape)
      await driver.advance(by: .milliseconds(700))
      await driver.tap(covered)
      await driver.advance(by: .milliseconds(300))
      try expect(driver.sample.bottomButton.clicks, equals: 1, "the clicks afterwards")
    },
    WindowScenario("the wheel scrolls the app's list next to an overlay", only: .withWheel) {
      driver in
      driver.presenter.present(magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      await driver.scroll(at: OverlayPoint(x: 195, y: 400))
      await driver.advance(by: .milliseconds(500))
      try expect(driver.sample.content.scrollOffset > 0, equals: true, "that the list has scrolled")
    },
    WindowScenario("a click on an overlay's button doesn't move the focus") { driver in
      gtk_widget_grab_focus(driver.sample.topButton.widget)
      let handle = driver.presenter.present(
        .notification(title: "Title", button: OverlayNode.Button("Stay", dismisses: false)),
        as: OverlayConfiguration(placement: .bottom, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      let button = try unwrap(driver.buttonFrames(of: handle.id).first, "the button")
      await driver.tap(OverlayPoint(x: button.minX + 10, y: button.minY + 10))
      await driver.advance(by: .milliseconds(500))
      try expect(
        gtk_window_get_focus(driver.sample.window), equals: driver.sample.topButton.widget,
        "the widget that has the keyboard")
    },
    WindowScenario("a close button appears with an infinite lifetime, and closes the message") {
      driver in
      let handle = driver.presenter.present(
        .notification(title: "Title"), as: OverlayConfiguration(lifetime: .timed(.seconds(60))))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      try expect(driver.buttonFrames(of: handle.id), equals: [], "the buttons of one that goes")
      handle.setLifetime(.infinite)
      await driver.wait { driver.isIdle && !driver.buttonFrames(of: handle.id).isEmpty }
      await driver.advance(by: .milliseconds(300))
      let button = try unwrap(driver.buttonFrames(of: handle.id).first, "the button")
      await driver.tap(OverlayPoint(x: button.minX + 10, y: button.minY + 10))
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.button(0)), "the outcome")
    },
    WindowScenario(
      "a click on an app's control, row or gesture in an overlay doesn't tap the overlay"
    ) { driver in
      let turned = try unwrap(gtk_switch_new(), "a switch")
      let check = try unwrap(gtk_check_button_new_with_label("Check"), "a check button")
      let list = try unwrap(gtk_list_box_new(), "a list")
      gtk_list_box_append(OpaquePointer(list), gtk_label_new("Row"))
      let watched = try unwrap(gtk_label_new("Watched"), "a label")
      gtk_widget_add_controller(watched, gtk_gesture_click_new())
      // The input of the widgets is read after they have left their overlays.
      for guest in [turned, check] { g_object_ref_sink(UnsafeMutableRawPointer(guest)) }
      defer { for guest in [turned, check] { g_object_unref(UnsafeMutableRawPointer(guest)) } }
      for guest in [turned, check, list, watched] {
        let handle = try await click(guest, driver)
        try expect(handle.result, equals: nil, "the outcome")
        handle.dismiss()
        await driver.wait { handle.result != nil }
      }
      try expect(gtk_switch_get_active(OpaquePointer(turned)), equals: 1, "the switch's state")
      let button = UnsafeMutableRawPointer(check).assumingMemoryBound(to: GtkCheckButton.self)
      try expect(gtk_check_button_get_active(button), equals: 1, "the check button's state")
    },
    WindowScenario("a click on an app's label without an active click gesture taps the overlay") {
      driver in
      let plain = try unwrap(gtk_label_new("Plain"), "a label")
      let other = try unwrap(gtk_label_new("Other"), "a label")
      // The first gesture is for another button, and the second one is switched off.
      let secondary = try unwrap(gtk_gesture_click_new(), "a gesture")
      gtk_gesture_single_set_button(secondary, 3)
      gtk_widget_add_controller(other, secondary)
      let off = try unwrap(gtk_gesture_click_new(), "a gesture")
      gtk_event_controller_set_propagation_phase(off, GTK_PHASE_NONE)
      gtk_widget_add_controller(other, off)
      for guest in [plain, other] {
        let handle = try await click(guest, driver)
        await driver.wait { handle.result != nil }
        try expect(handle.result, equals: .dismissed(.tap), "the outcome")
      }
    },
  ]

  /// Shows one of the app's widgets in an overlay, clicks the widget, and returns the request.
  @MainActor
  private static func click(
    _ guest: UnsafeMutablePointer<GtkWidget>, _ driver: GTKDriver
  ) async throws -> PresentationHandle {
    nonisolated(unsafe) let pointer = UnsafeMutableRawPointer(guest)
    let handle = driver.presenter.present(
      OverlayContent(
        .native(OverlayNode.NativeView(size: OverlaySize(width: 200, height: 80)) { pointer })),
      as: OverlayConfiguration(placement: .center, lifetime: .infinite))
    await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
    let frame = driver.frame(ofWidget: guest)
    await driver.tap(
      OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2))
    await driver.advance(by: .milliseconds(300))
    return handle
  }

  @MainActor
  private static func middle(of button: CountingButton, _ driver: GTKDriver) -> OverlayPoint {
    let frame = driver.frame(ofWidget: button.widget)
    return OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
  }
}
#endif
