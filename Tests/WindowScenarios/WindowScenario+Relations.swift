#if GTK
internal import CGTK
internal import Glibc
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of relations between widgets and their overlays.
  static let relations: [WindowScenario] = [
    WindowScenario(
      "a widget is described by its tips until they are dismissed",
      needsAssistiveTechnology: true
    ) { driver in
      let column = try await AnchorColumn(driver)
      let tip = await column.present()
      try expect(
        try await relations(driver, of: "Archive"), equals: ["described by 'Tip'"], "with a tip")
      let other = await column.present(["Other"], precedence: .stack)
      try expect(
        try await relations(driver, of: "Archive"), equals: ["described by 'Tip' 'Tip'"],
        "with two tips")
      for tip in [tip, other] {
        tip.dismiss()
        await driver.wait { tip.result != nil && driver.isIdle }
      }
      try expect(try await relations(driver, of: "Archive"), equals: [], "afterwards")
    },
    WindowScenario(
      "a widget with a description by the app flows to its tip",
      needsAssistiveTechnology: true
    ) { driver in
      let column = try await AnchorColumn(driver)
      describe(column.anchor, by: column.first)
      let tip = await column.present()
      try expect(
        try await relations(driver, of: "Archive").sorted(),
        equals: ["described by 'First'", "flows to 'Tip'"], "with a tip")
      tip.dismiss()
      await driver.wait { tip.result != nil && driver.isIdle }
      try expect(
        try await relations(driver, of: "Archive"), equals: ["described by 'First'"], "afterwards")
    },
    WindowScenario(
      "the relation follows a tip, or its anchor's name, to another widget",
      needsAssistiveTechnology: true
    ) { driver in
      let column = try await AnchorColumn(driver)
      AnchorID("first").mark(UnsafeMutableRawPointer(column.first))
      let tip = await column.present()
      var overlay = OverlayPreset.tip(beside: "first").configuration
      overlay.lifetime = .infinite
      tip.update(to: .tip("Moved", closeButton: .never), as: overlay)
      await driver.wait { driver.isIdle }
      await driver.advance(by: .milliseconds(200))
      try expect(try await relations(driver, of: "Archive"), equals: [], "of the widget before")
      try expect(
        try await relations(driver, of: "First"), equals: ["described by 'Moved'"],
        "of the widget now")
      // The name moves to another widget, as in a list that reuses its rows.
      AnchorID("first").mark(UnsafeMutableRawPointer(column.anchor))
      try await driver.waitForFrame()
      gtk_widget_queue_resize(column.first)
      await driver.advance(by: .milliseconds(200))
      try expect(try await relations(driver, of: "First"), equals: [], "of the widget before")
      try expect(
        try await relations(driver, of: "Archive"), equals: ["described by 'Moved'"],
        "of the widget with the name")
    },
  ]

  @MainActor
  private static func relations(_ driver: GTKDriver, of name: String) async throws -> [String] {
    let bus = try driver.accessibilityBus()
    let named = try await bus.tree().named(name)
    return await bus.relations(of: try unwrap(named.first, "the widget \(name)"))
  }

  /// Describes a widget using another widget, like an app.
  @MainActor
  private static func describe(
    _ widget: UnsafeMutablePointer<GtkWidget>, by other: UnsafeMutablePointer<GtkWidget>
  ) {
    var relation = GTK_ACCESSIBLE_RELATION_DESCRIBED_BY
    var value = GValue()
    let list = g_list_append(nil, other)
    gtk_accessible_relation_init_value(relation, &value)
    // Since GTK 4.14, the list is a separate object.
    typealias Make = @convention(c) (UnsafeMutablePointer<GList>?) -> UnsafeMutableRawPointer?
    if value.g_type == g_type_from_name("GtkAccessibleList"),
      let make = dlsym(nil, "gtk_accessible_list_new_from_list")
    {
      g_value_take_boxed(&value, unsafeBitCast(make, to: Make.self)(list))
      g_list_free(list)
    } else {
      // GTK takes ownership of the list.
      g_value_set_pointer(&value, list)
    }
    gtk_accessible_update_relation_value(OpaquePointer(widget), 1, &relation, &value)
    g_value_unset(&value)
  }
}
#endif
