#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  static let keys: [WindowScenario] = [
    WindowScenario("Escape reaches the app unless an overlay takes it") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: Overlay(lifetime: .untilDismissed))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.press(.escape)
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.escapePressed), "the outcome")
      try expect(driver.sample.escapes.count, equals: 0, "the keys the app saw")
      await driver.press(.escape)
      await driver.wait { driver.sample.escapes.count > 0 }
      try expect(driver.sample.escapes.count, equals: 1, "the keys the app saw afterwards")
    },
    WindowScenario("Escape with a modifier is the app's") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: Overlay(lifetime: .untilDismissed))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.key("ctrl+Escape")])
      await driver.wait { driver.sample.escapes.count > 0 }
      try expect(driver.sample.escapes.count, equals: 1, "the keys the app saw")
      try expect(handle.result, equals: nil, "the outcome")
    },
    WindowScenario("Escape that is held down sends one overlay away") { driver in
      let handles = (0..<3).map { _ in
        driver.presenter.present(
          magentaMessage,
          as: Overlay(
            lifetime: .untilDismissed, entrance: OverlayTransition(), exit: OverlayTransition()))
      }
      await driver.wait { driver.isIdle && driver.frame(of: handles[0].id) != nil }
      await driver.perform([.keyDown("Escape"), .pause(.seconds(1.5)), .keyUp("Escape")])
      await driver.advance(by: .milliseconds(200))
      try expect(
        handles.map(\.result), equals: [.dismissed(.escapePressed), nil, nil], "the outcomes")
    },
    WindowScenario("Escape that comes up in another window is a new key the next time") { driver in
      let first = driver.presenter.present(
        magentaMessage, as: Overlay(lifetime: .untilDismissed))
      await driver.wait { driver.isIdle && driver.frame(of: first.id) != nil }
      await driver.perform([.keyDown("Escape")])
      await driver.wait { first.result != nil }
      let other = SampleWindow(titleBar: .none)
      await driver.wait { gtk_window_is_active(driver.sample.window) == 0 }
      await driver.advance(by: .milliseconds(200))
      await driver.perform([.keyUp("Escape")])
      gtk_window_destroy(other.window)
      await driver.perform([.move(OverlayPoint(x: 200, y: 600)), .pressButton, .releaseButton])
      gtk_window_present(driver.sample.window)
      await driver.wait { gtk_window_is_active(driver.sample.window) != 0 }
      let second = driver.presenter.present(
        magentaMessage, as: Overlay(lifetime: .untilDismissed))
      await driver.wait { driver.isIdle && driver.frame(of: second.id) != nil }
      await driver.press(.escape)
      await driver.wait { second.result != nil }
      try expect(second.result, equals: .dismissed(.escapePressed), "the outcome")
    },
    WindowScenario("a key that is held down goes on writing in the app's own text") { driver in
      let text = try unwrap(gtk_text_view_new(), "a text")
      nonisolated(unsafe) let pointer = UnsafeMutableRawPointer(text)
      let handle = driver.presenter.present(
        OverlayContent(
          .native(OverlayNode.NativeView(size: OverlaySize(width: 200, height: 80)) { pointer })),
        as: Overlay(placement: .center, lifetime: .untilDismissed, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      gtk_widget_grab_focus(text)
      await driver.perform([.keyDown("space"), .pause(.seconds(1.5)), .keyUp("space")])
      await driver.advance(by: .milliseconds(200))
      let view = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkTextView.self)
      let count = gtk_text_buffer_get_char_count(gtk_text_view_get_buffer(view))
      try expect(count > 3, equals: true, "that more than three of \(count) letters were written")
    },
  ]
}
#endif
