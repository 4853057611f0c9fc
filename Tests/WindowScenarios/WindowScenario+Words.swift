#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of Usher's strings.
  static let words: [WindowScenario] = [
    WindowScenario(
      "icons and buttons have labels in the app's language",
      needsAssistiveTechnology: true
    ) { driver in
      OverlayStrings.current = OverlayStrings(.arabic)
      gtk_window_set_child(driver.sample.window, gtk_button_new_with_label("App"))
      driver.presenter.present(
        .message(.warning, layout: .card, title: "Ada", closeButton: .always),
        as: OverlayConfiguration(placement: .top, lifetime: .infinite))
      await driver.wait { driver.isIdle }
      await driver.advance(by: .milliseconds(200))
      try expect(
        try await driver.accessibilityBus().tree().outline,
        equals: """
          window 'Inbox'
            button 'App'
              label 'App'
            group
              \(AccessibilityBus.statusRole) 'Ada'
                group
                  group
                    image 'تحذير'
                    group
                      label 'Ada'
                  group
                    button 'إغلاق'
          """, "the tree")
    },
    WindowScenario("a window's host uses the languages of the environment, in gettext's order") {
      driver in
      for name in ["LC_ALL", "LC_MESSAGES"] { g_unsetenv(name) }
      g_setenv("LANG", "de_AT.UTF-8", 1)
      g_setenv("LANGUAGE", "pt:fr", 1)
      try expect(driver.presenter.host.languages, equals: ["pt", "fr"], "the languages")
      g_unsetenv("LANGUAGE")
      try expect(driver.presenter.host.languages, equals: ["de_AT.UTF-8"], "the locale")
      g_setenv("LC_ALL", "C", 1)
      try expect(driver.presenter.host.languages, equals: [], "the languages of a plain system")
    },
  ]
}
#endif
