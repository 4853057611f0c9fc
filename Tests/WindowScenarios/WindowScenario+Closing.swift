#if GTK
internal import CGTK
internal import SampleApp
@_spi(Flows) internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of overlays that decide whether the user may discard text or close the window.
  static let closing: [WindowScenario] = [
    WindowScenario("an edited form asks before Escape discards it, and keeps what was typed") {
      driver in
      let presenter = driver.presenter
      let reply = Task {
        try await presenter.form("Rename", fields: [.text("Name", value: "A")], action: "Rename")
      }
      await driver.wait { driver.isIdle && presenter.shown.count == 1 }
      let form = try unwrap(presenter.shown.first, "the form")
      await driver.perform([.key("End"), .text("da")])
      await driver.perform([.key("Escape")])
      await driver.wait { driver.isIdle && presenter.shown.count == 2 }
      // Return presses the default choice, which keeps the form.
      await driver.perform([.key("Return")])
      await driver.wait { driver.isIdle && presenter.shown == [form] }
      await driver.perform([.key("Return")])
      await driver.wait { presenter.shown.isEmpty }
      try expect(try await reply.value, equals: ["Name": "Ada"], "what was sent")
    },
    WindowScenario("a window whose overlay refuses stays open, and closes once it agrees") {
      driver in
      let other = SampleWindow(titleBar: .none)
      let presenter = try Presenter.attached(to: other.widget)
      let agrees = ObservableValue(false)
      let reasons = ObservableValue<[DismissReason]>([])
      let handle = presenter.present(
        .notification(title: "Draft").duration(.infinite).shouldDismiss { reason in
          reasons.value.append(reason)
          return agrees.value
        })
      await driver.wait { presenter.shown == [handle.id] && driver.isIdle }
      gtk_window_close(other.window)
      await driver.wait { reasons.value.count == 1 }
      await driver.advance(by: .milliseconds(300))
      try expect(handle.result, equals: nil, "the outcome after a refusal")
      agrees.value = true
      gtk_window_close(other.window)
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.hostClosed), "the outcome after an agreement")
      try expect(reasons.value, equals: [.hostClosed, .hostClosed], "the reasons")
    },
  ]
}
#endif
