internal import Usher

extension Preset {
  /// Questions, work in progress, undo, owners, quiet and the history, each using one call.
  static let abilities: [Preset] = [
    Preset(
      "ask", "Confirm", "The call returns whether you agreed.", in: .abilities,
      requests: [
        Request(
          .alert(
            "Empty the bin?", text: "Three letters would be gone for good.",
            buttons: [.button("Cancel"), .button("Empty", role: .destructive)]))
      ]
    ) { presenter in
      let isAgreed = try await presenter.confirm(
        "Empty the bin?", text: "Three letters would be gone for good.", action: "Empty",
        role: .destructive)
      presenter.present(.notification(title: isAgreed ? "The bin is empty" : "The letters stay"))
    },
    Preset(
      "question-works", "Choice that works", "Its button shows that; the other one waits.",
      in: .abilities,
      requests: [
        Request(
          .alert("Send the letter?", text: "It goes to Ada and Grace.", buttons: busyButtons))
      ]
    ) { presenter in
      let answer = try await presenter.ask(
        "Send the letter?", text: "It goes to Ada and Grace.",
        choices: [
          .choice("Later", "The letter is kept"),
          .choice(
            "Send", isDefault: true, failure: { _ in "There is no connection. Try again." },
            work: { try await network() }),
        ])
      if let answer { presenter.present(.notification(title: answer)) }
    },
    Preset(
      "settings", "Settings", "A switch, a slider, a list and a menu.", in: .abilities,
      requests: [Request(settings)]
    ) { presenter in
      let values = try await presenter.form(
        "Settings",
        fields: [
          .text("Name", value: "Ada"),
          .toggle("Sounds", isOn: true).hint("Also while the phone is silent."),
          .slider("Volume", value: 6, in: 0...10, step: 1),
          .choice("Sort by", ["Name", "Date", "Size"], value: "Date", isRequired: true),
          .choice("Language", languages, value: "English"),
        ], action: "Save")
      guard let values else { return }
      presenter.present(.toast(values["Sounds", as: Bool.self] ?? false ? "With sounds" : "Quiet"))
    },
    Preset(
      "places", "Sheet with three heights", "Drag it, or press its grabber.", in: .abilities, places
    ),
    Preset(
      "dialog-adaptive", "Dialog or sheet", "A sheet while the window is narrow.", in: .abilities,
      profile),
    Preset(
      "links", "Links and emphasis", "Press a link, or reach it with Tab.", in: .abilities,
      .notification(
        icon: .star, title: "Version 4 is here",
        text:
          "Read [what is new in this version](https://example.org/news), or write to [Ada](mailto:ada@example.org) about **crashes** in `Outbox.swift`.",
        button: .button("Update")
      )
      // The gallery doesn't open other apps.
      .onOpenLink { _ in .discarded }.position(.bottom)),
    Preset(
      "reminder", "Remind me later", "The message returns after five seconds.", in: .abilities,
      .notification(
        title: "Version 4 is ready", text: "The update takes about a minute.",
        buttons: [.remindLater(after: .seconds(5)), .button("Update")]
      )
      .duration(.infinite)),
    Preset(
      "order", "Order", "Two days, a stepper at its end, and a text of several lines.",
      in: .abilities, requests: [Request(order)]
    ) { presenter in
      let values = try await presenter.form(
        "A table",
        fields: [
          .date("Day", value: day, isRequired: true),
          .stepper("Guests", value: 4, in: 1...12),
          .stepper("High chairs", value: 0, in: 0...3).hint("For children of up to three years."),
          .multiline("Wishes", value: wishes),
        ], action: "Reserve")
      guard let values else { return }
      let guests = values["Guests", as: Int.self] ?? 0
      presenter.present(.toast("A table for \(guests)"))
    },
    Preset(
      "work", "Work", "Nothing is shown of quick work; each second time it fails.",
      in: .abilities, requests: [Request(working)]
    ) { presenter in
      _ = try await presenter.present(while: working, work: network) {
        .notification(title: $0)
      } failure: {
        failed($0.retry())
      }
    },
    Preset(
      "work-failed", "Work that failed", "Retry begins again in the same place.", in: .abilities,
      requests: [Request(failed(.button("Retry")).preset(.persistent))]),
    Preset(
      "undo", "Undo", "Press again meanwhile: one message, one clock.", in: .abilities,
      requests: [Request(deleted("1 letter deleted"))]
    ) { presenter in
      let end = await presenter.undoable(
        "letters", message: { $0 == 1 ? "1 letter deleted" : "\($0) letters deleted" }, commit: {},
        undo: {})
      if case .undone = end { presenter.present(.notification(title: "The letter is back")) }
    },
    Preset(
      "undo-shared", "Undo them all", "Three deletions share the message.", in: .abilities,
      requests: [Request(deleted("3 letters deleted"))]
    ) { presenter in
      await presenter.undoable(
        "more letters", of: 3, message: { "\($0) letters deleted" }, commit: {}, undo: {})
    },
    Preset(
      "owner", "With its owner", "Its editor is closed after two seconds, and the note goes along.",
      in: .abilities, requests: [Request(draftKept)]
    ) { presenter in
      let editor = OverlayOwner()
      presenter.present(draftKept).dismisses(with: editor)
      try await Task.sleep(for: .seconds(2))
      withExtendedLifetime(editor) {}
    },
    Preset(
      "quiet", "Quiet", "Seven letters come in three quiet seconds; then one summary.",
      in: .abilities, requests: [Request(.notification(title: "7 messages"))]
    ) { presenter in
      let quiet = presenter.quiet(below: .high, then: .summarize)
      for letter in 1...7 { presenter.present(.notification(title: "Letter \(letter)")) }
      try await Task.sleep(for: .seconds(3))
      quiet.end()
    },
    Preset(
      "elsewhere", "Elsewhere", "Go to another app within three seconds; the system shows it.",
      in: .abilities, requests: [Request(urgentLetter)]
    ) { presenter in
      presenter.backgroundDelivery = .systemNotifications(from: .high)
      try await Task.sleep(for: .seconds(3))
      presenter.present(urgentLetter)
    },
    Preset(
      "history", "History", "Search and filter it; what you show next comes in at once.",
      in: .abilities,
      requests: [
        Request { presenter in
          beginSampleHistory(of: presenter)
          return Overlay(.history(of: presenter), preset: .history)
        }
      ]),
  ]

  /// Gives a presenter a new history with quiet messages, which aren't shown.
  ///
  /// One was withdrawn, one was missed, and three requests were merged.
  @MainActor
  private static func beginSampleHistory(of presenter: Presenter) {
    presenter.history = OverlayHistory()
    let quiet = presenter.quiet(names: ["backup", "letter", "offline"], then: .discard)
    presenter.present(.notification(title: "Backup finished").name("backup")).dismiss()
    presenter.present(
      .notification(title: "Letter from Ada", text: "Lunch on Friday?").name("letter"))
    for _ in 1...3 {
      presenter.present(
        .notification(title: "No connection").name("offline").duplicates(.mergeAndCount))
    }
    quiet.end()
  }

  /// The number of attempts to use the network.
  @MainActor private static var attempts = 0

  private struct NoConnection: Error {}

  /// Takes two seconds, and fails every second time.
  @MainActor
  private static func network() async throws -> String {
    attempts += 1
    let fails = attempts.isMultiple(of: 2)
    try await Task.sleep(for: .seconds(2))
    if fails { throw NoConnection() }
    return "All is sent"
  }

  private static let languages = ["Deutsch", "English", "Español", "Français", "Italiano"]

  private static var places: Overlay {
    .sheet {
      VStack(alignment: .leading, spacing: 12) {
        Text("Places nearby").font(.headline)
        for (name, way) in [
          ("Post office", "2 minutes"), ("Station", "5 minutes"), ("Library", "8 minutes"),
          ("Market hall", "9 minutes"), ("Museum", "12 minutes"), ("Harbor", "15 minutes"),
        ] {
          HStack(spacing: 12) {
            Text(name)
            Spacer()
            Text(way).foregroundStyle(.secondaryLabel)
          }
          Divider()
        }
      }.padding(Insets(horizontal: 20, vertical: 8))
    }
    .detents([.height(140), .medium, .large], selected: .medium)
  }

  private static var profile: Overlay {
    .dialog {
      VStack(spacing: 12) {
        Text("Leave the group?").font(.headline)
        Text("Ada and Grace will see that you left.").foregroundStyle(.secondaryLabel)
        Button("Leave", role: .destructive) {}.frame(maxWidth: .infinity)
        Button("Stay", role: .cancel) {}.frame(maxWidth: .infinity)
      }.padding(Insets(horizontal: 24, vertical: 20))
    }
  }

  private static var settings: Overlay {
    Overlay(preset: .question) {
      VStack(alignment: .leading, spacing: 12) {
        Text("Settings").font(.headline)
        Toggle("Sounds", isOn: ObservableValue(true))
        Toggle("Previews on the locked screen", isOn: ObservableValue(false))
        Text("Volume")
        Slider(value: ObservableValue(6), in: 0...10, step: 1).accessibilityLabel("Volume")
        Picker("Sort by", selection: ObservableValue(1), options: ["Name", "Date", "Size"])
        Picker("Language", selection: ObservableValue(1), options: languages)
        Button("Done").buttonStyle(.borderedProminent)
      }
    }
  }

  private static let day = OverlayDate(year: 2027, month: 5, day: 14)
  private static let wishes = "By the window, please.\nOne of us eats no nuts."

  @MainActor private static var order: Overlay {
    Overlay(preset: .question) {
      VStack(alignment: .leading, spacing: 12) {
        Text("A table").font(.headline)
        DatePicker("Day", selection: ObservableValue(day))
        DatePicker("Or else", selection: ObservableValue(nil))
        Stepper("Guests", value: ObservableValue(4), in: 1...12)
        Stepper("High chairs", value: ObservableValue(0), in: 0...3)
        TextField("Wishes", text: ObservableValue(wishes), axis: .vertical)
        Button("Reserve").buttonStyle(.borderedProminent)
      }
    }
  }

  private static var draftKept: Overlay {
    .notification(
      icon: .letter, title: "Draft kept", text: "It can be sent from the editor.",
      closeButton: .never
    ).preset(.persistent)
  }

  private static var urgentLetter: Overlay {
    .notification(
      icon: .letter, title: "Ada has written", text: "The engine weaves patterns.",
      button: .button("Read"), closeButton: .never
    ).priority(.high).duration(.infinite)
  }

  private static var working: Overlay {
    Overlay(
      .processing(OverlayNode.Text("Sending letters", weight: .semibold)), preset: .persistent)
  }

  private static func failed(_ retry: OverlayNode.Button) -> Overlay {
    .message(.error, title: "No connection", button: retry)
  }

  private static func deleted(_ title: String) -> Overlay {
    .notification(title: title, button: .button("Undo"), closeButton: .never).preset(.undo)
  }

  /// The buttons of a question whose second choice is busy.
  @MainActor private static var busyButtons: [OverlayNode.Button] {
    var send = OverlayNode.Button("Send", dismisses: false, isDefault: true)
    send.isBusy = true
    return [OverlayNode.Button("Later", isEnabled: ObservableValue(false)), send]
  }
}
