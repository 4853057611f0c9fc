#if GTK
internal import Usher

extension Exhibit {
  /// A form before input.
  static let form = Exhibit(name: "form", begin: ask)

  /// The form after it was sent with an error.
  static let mistakenForm = Exhibit(name: "mistaken-form") { stage in
    ask(on: stage)
    stage.advance(by: .seconds(1))
    stage.press(.return)
  }

  /// A form with a text, a text of several lines, a switch, a slider, a list and a menu.
  static let settingsForm = Exhibit(name: "settings-form") { stage in
    let presenter = stage.presenter
    let fields: [FormField] = [
      .text("Name", value: "Ada"),
      .multiline("About you", value: "Weaves patterns.\nLikes long walks.", lines: 2...4),
      .toggle("Sounds", isOn: true).hint("Also while the phone is silent."),
      .slider("Volume", value: 6, in: 0...10, step: 1),
      .choice("Sort by", ["Name", "Date", "Size"], value: "Date"),
      .choice(
        "Language", ["Deutsch", "English", "Español", "Français", "Italiano"], value: "English"),
    ]
    stage.take {
      Task { _ = try await presenter.form("Settings", fields: fields, action: "Save") }
    }
  }

  private static func ask(on stage: PictureStage) {
    let presenter = stage.presenter
    let fields: [FormField] = [
      .text("Name", value: "Ada"),
      .text("E-mail address", value: "ada@", purpose: .email) {
        $0.hasSuffix("@") ? "What follows the @ is missing." : nil
      },
    ]
    stage.take {
      Task { _ = try await presenter.form("Write to us", fields: fields, action: "Send") }
    }
  }
}
#endif
