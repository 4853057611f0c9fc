public import Usher

/// A kind of content for leak tests.
public struct TrialContent {
  /// The name of the kind, for the report of a failure.
  public let name: String
  /// Creates content of the kind, whose closures retain the token.
  public let make: @MainActor (TrialToken, TrialMaterials) -> OverlayContent

  /// Creates a kind of content from a name and a function.
  public init(
    _ name: String, make: @escaping @MainActor (TrialToken, TrialMaterials) -> OverlayContent
  ) {
    self.name = name
    self.make = make
  }

  /// All kinds of nodes and all presets.
  ///
  /// The callbacks of a content retain its token.
  @MainActor public static let all: [TrialContent] = [
    TrialContent("a text") { _, _ in
      OverlayContent(.text(OverlayNode.Text("A text", size: 20, weight: .bold)))
    },
    TrialContent("a long text") { _, _ in
      OverlayContent(
        .text(OverlayNode.Text(String(repeating: "words and ", count: 30), lineLimit: 3)))
    },
    TrialContent("an icon") { _, materials in
      OverlayContent(.image(.icon(materials.icon)))
    },
    TrialContent("a file") { _, materials in
      OverlayContent(.image(OverlayNode.Image(.file(materials.picture), size: 80, label: "A file")))
    },
    TrialContent("bytes") { _, materials in
      OverlayContent(.image(OverlayNode.Image(.bytes(materials.bytes), size: 48)))
    },
    TrialContent("no image") { _, _ in OverlayContent(.image(.icon("no-such-icon"))) },
    TrialContent("a button") { token, _ in
      OverlayContent(
        .button(
          OverlayNode.Button("Press", isEnabled: ObservableValue(true), perform: token.callback)))
    },
    TrialContent("a row") { token, materials in
      OverlayContent(.stack(OverlayNode.Stack(.horizontal, children: pieces(token, materials))))
    },
    TrialContent("a column") { token, materials in
      OverlayContent(
        .stack(OverlayNode.Stack(.vertical, alignment: .fill, children: pieces(token, materials))))
    },
    TrialContent("one over the other") { token, materials in
      OverlayContent(.stack(OverlayNode.Stack(.depth, children: pieces(token, materials))))
    },
    TrialContent("a glyph that pulses") { _, _ in
      OverlayContent(
        .image(
          OverlayNode.Image(
            .glyph(.checkmark), motion: .pulse(scale: 1.2, period: .milliseconds(300)))))
    },
    TrialContent("a sequence of images") { _, materials in
      let sources = [OverlayNode.Image.Source.bytes(materials.bytes), .file(materials.picture)]
      return OverlayContent(
        .image(
          OverlayNode.Image(
            sources[0], isRound: true, motion: .sequence(sources, period: .seconds(1)))))
    },
    TrialContent("a field") { token, _ in
      // The field is empty, because it would select its text when it gets the keyboard. GDK 4.8
      // leaks two kilobytes for every selection that it announces to other programs on X11.
      OverlayContent(
        .field(
          OverlayNode.Field(
            ObservableValue(""), placeholder: OverlayNode.Text("Type"), isFirst: true,
            focusRequests: ObservableValue(0),
            editing: OverlayNode.Field.Editing(didBegin: token.callback), error: ObservableValue("")
          )))
    },
    TrialContent("a field with several lines") { token, _ in
      OverlayContent(
        .field(
          OverlayNode.Field(
            ObservableValue(""), placeholder: OverlayNode.Text("Type"), lines: 2...4, isFirst: true,
            editing: OverlayNode.Field.Editing(
              shouldChange: { _, _ in true }, didSelect: token.callback),
            error: ObservableValue(""))))
    },
    TrialContent("a password") { token, _ in
      OverlayContent(
        .field(
          OverlayNode.Field(
            ObservableValue(""), placeholder: OverlayNode.Text("Password"), purpose: .password,
            editing: OverlayNode.Field.Editing(
              shouldBegin: { true }, shouldChange: { _, _ in true },
              didSelect: token.callback,
              endRequests: ObservableValue(0)))))
    },
    TrialContent("a rating") { token, _ in
      let image = OverlayNode.Image(.glyph(.checkmark))
      let item = OverlayNode.Rating.Item("Good", chosen: image, open: image)
      return OverlayContent(
        .rating(
          OverlayNode.Rating(ObservableValue(1), items: [item, item, item]) { _ in token.callback()
          }))
    },
    TrialContent("a sign of activity") { _, _ in OverlayContent(.activity(OverlayNode.Activity()))
    },
    TrialContent("a bar of progress") { _, _ in
      OverlayContent(.progress(OverlayNode.ProgressBar(.done(ObservableValue(0.4)))))
    },
    TrialContent("a bar of the time left") { _, _ in
      OverlayContent(.progress(OverlayNode.ProgressBar(.timeLeft)))
    },
    TrialContent("boxes, a line and a gap") { token, materials in
      let box = OverlayNode.box(
        OverlayNode.Box(
          .stack(OverlayNode.Stack(.horizontal, children: pieces(token, materials))), style: .card))
      return OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical,
            children: [box, .divider(OverlayNode.Divider()), .spacer(OverlayNode.Spacer(8)), box])))
    },
    TrialContent("pages") { token, materials in
      let pages = pieces(token, materials)
      return OverlayContent(
        .pages(OverlayNode.Pages(ObservableValue(1), initial: pages[0], pages: pages)))
    },
    TrialContent("what scrolls") { token, materials in
      OverlayContent(
        .scroll(
          OverlayNode.Scroll(
            .stack(OverlayNode.Stack(.vertical, children: pieces(token, materials))),
            maximumHeight: 60)))
    },
    TrialContent("a native view of the app") { token, materials in
      OverlayContent(
        .native(
          OverlayNode.NativeView(size: OverlaySize(width: 80, height: 20)) {
            token.callback()
            return materials.makeView()
          }))
    },
    TrialContent("other content before it unfolds") { token, materials in
      let pieces = pieces(token, materials)
      return OverlayContent(pieces[2], collapsed: pieces[0], appearance: .dark)
    },
    TrialContent("the message") { token, _ in
      .message(
        .success, layout: .card, title: "Title",
        button: OverlayNode.Button("Do", perform: token.callback))
    },
    TrialContent("the alert") { token, _ in
      .alert(
        title: OverlayNode.Text("Title"), description: OverlayNode.Text("Words"),
        bar: ButtonBar([
          OverlayNode.Button("Do", perform: token.callback), OverlayNode.Button("Cancel"),
        ]))
    },
    TrialContent("the pop-up") { token, materials in
      .popUp(
        image: ThemeImage(OverlayNode.Image(.bytes(materials.bytes), size: 60)),
        title: OverlayNode.Text("Title"),
        description: OverlayNode.Text("Words"),
        button: OverlayNode.Button("Do", perform: token.callback))
    },
    TrialContent("the form") { token, _ in
      .form(
        title: OverlayNode.Text("Title"),
        fields: [
          OverlayNode.Field(
            ObservableValue(""), placeholder: OverlayNode.Text("Name"), purpose: .name),
          OverlayNode.Field(
            ObservableValue(""), placeholder: OverlayNode.Text("Address"), purpose: .email),
        ], button: OverlayNode.Button("Do", perform: token.callback))
    },
    TrialContent("the note") { _, _ in
      .note(OverlayNode.Text("Words"), activity: OverlayNode.Activity())
    },
    TrialContent("the banner") { _, _ in .banner(.error, title: "Title") },
    TrialContent("the progress") { token, _ in
      .progress(
        OverlayNode.Text("Title"), done: ObservableValue(0.5),
        button: OverlayNode.Button("Stop", perform: token.callback))
    },
    TrialContent("the processing") { _, _ in .processing(OverlayNode.Text("Title")) },
    TrialContent("a notification that is timed") { _, _ in .timed(.notification(title: "Title")) },
    TrialContent("a notification") { token, materials in
      .notification(
        icon: .icon(materials.icon), title: "Title", description: "A line under it",
        button: OverlayNode.Button("Do", perform: token.callback))
    },
    TrialContent("a gradient") { token, _ in
      .notification(
        title: "Gradient", button: OverlayNode.Button("Do", perform: token.callback),
        theme: .white(
          on: .gradient(
            Background.Gradient(.accent, AdaptiveColor(hex: 0x000000), direction: .downRight)))
      )
    },
  ]

  private static func pieces(_ token: TrialToken, _ materials: TrialMaterials) -> [OverlayNode] {
    [
      .text(OverlayNode.Text("One")), .image(OverlayNode.Image(.bytes(materials.bytes))),
      .button(OverlayNode.Button("Two", dismisses: false, perform: token.callback)),
      .button(OverlayNode.Button("Three", perform: token.callback)),
    ]
  }
}
