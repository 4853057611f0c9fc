#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of overlays that are dismissed together with an app's widget.
  static let owners: [WindowScenario] = [
    WindowScenario(
      "an overlay is dismissed if its widget is removed, but not if it's hidden or moved"
    ) {
      driver in
      let app = try unwrap(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), "a box")
      let boxes = try (0..<2).map { _ in
        try unwrap(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), "a box")
      }
      for child in boxes { gtk_box_append(box(app), child) }
      let owner = try unwrap(gtk_label_new("The owner"), "a label")
      gtk_box_append(box(boxes[0]), owner)
      gtk_window_set_child(driver.sample.window, app)
      let handles = ["is shown", "waits"].map {
        driver.presenter.present(
          .notification(title: $0), as: OverlayConfiguration(lifetime: .infinite)
        ).dismisses(withWidget: owner)
      }
      await driver.wait { driver.isIdle && driver.frame(of: handles[0].id) != nil }
      gtk_widget_set_visible(owner, 0)
      await driver.advance(by: .milliseconds(300))
      gtk_widget_set_visible(owner, 1)
      g_object_ref(owner)
      gtk_box_remove(box(boxes[0]), owner)
      gtk_box_append(box(boxes[1]), owner)
      await driver.advance(by: .milliseconds(300))
      try expect(handles.map(\.result), equals: [nil, nil], "the outcomes before")
      gtk_box_remove(box(boxes[1]), owner)
      await driver.wait { handles.allSatisfy { $0.result != nil } }
      try expect(
        handles.map(\.result), equals: [.dismissed(.ownerGone), .dismissed(.ownerGone)],
        "the outcomes of those whose widget was taken out")
      gtk_box_append(box(boxes[0]), owner)
      g_object_unref(owner)
      let last = driver.presenter.present(
        .notification(title: "Last"), as: OverlayConfiguration(lifetime: .infinite)
      ).dismisses(withWidget: owner)
      await driver.wait { driver.isIdle && driver.frame(of: last.id) != nil }
      gtk_box_remove(box(boxes[0]), owner)
      await driver.wait { last.result != nil }
      try expect(
        last.result, equals: .dismissed(.ownerGone), "the outcome of one whose widget is gone")
    }
  ]

  private static func box(
    _ widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
  }
}
#endif
