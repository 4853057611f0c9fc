#if GTK
internal import CGTK
internal import Usher

/// A kind of content that must leave nothing behind: one line for each kind of node and each preset.
struct TrialContent {
  /// What it is, for the report of a failure.
  let name: String
  /// Makes it; the token is to be kept by whatever closures it takes.
  let make: @MainActor (TrialToken, TrialPictures) -> Content

  init(_ name: String, make: @escaping @MainActor (TrialToken, TrialPictures) -> Content) {
    self.name = name
    self.make = make
  }

  /// All of them.
  ///
  /// What has a callback keeps its token by it.
  @MainActor static let all: [TrialContent] = [
    TrialContent("a text") { _, _ in Content(.text(Text("A text", size: 20, weight: .bold))) },
    TrialContent("a long text") { _, _ in
      Content(.text(Text(String(repeating: "words and ", count: 30), lineLimit: 3)))
    },
    TrialContent("an icon") { _, _ in Content(.image(.icon("starred-symbolic"))) },
    TrialContent("a file") { _, pictures in
      Content(.image(Image(.file(pictures.path), size: 80, label: "A file")))
    },
    TrialContent("bytes") { _, pictures in Content(.image(Image(.bytes(pictures.bytes), size: 48)))
    },
    TrialContent("no image") { _, _ in Content(.image(.icon("no-such-icon"))) },
    TrialContent("a button") { token, _ in
      Content(.button(Button("Press", perform: token.callback)))
    },
    TrialContent("a row") { token, pictures in
      Content(.stack(Stack(.horizontal, children: pieces(token, pictures))))
    },
    TrialContent("a column") { token, pictures in
      Content(.stack(Stack(.vertical, alignment: .fill, children: pieces(token, pictures))))
    },
    TrialContent("one over the other") { token, pictures in
      Content(.stack(Stack(.depth, children: pieces(token, pictures))))
    },
    TrialContent("a glyph that pulses") { _, _ in
      Content(
        .image(
          Image(.glyph(.tick), motion: .pulse(scale: 1.2, period: .milliseconds(300)))))
    },
    TrialContent("a sequence of images") { _, pictures in
      let sources = [Image.Source.bytes(pictures.bytes), .file(pictures.path)]
      return Content(
        .image(Image(sources[0], isRound: true, motion: .sequence(sources, period: .seconds(1)))))
    },
    TrialContent("a field") { _, _ in
      // Without a text: a field that gets the keyboard selects its own, and GDK 4.8 leaves two kilobytes
      // behind for every selection that it tells other programs of by X11.
      Content(.field(TextField(Live(""), placeholder: Text("Type"), isFirst: true)))
    },
    TrialContent("a password") { _, _ in
      Content(
        .field(
          TextField(
            Live(""), placeholder: Text("Password"), purpose: .password,
            editing: TextField.Editing(
              shouldBegin: { true }, shouldChange: { _, _ in true }, didSelect: {},
              endRequests: Live(0)))))
    },
    TrialContent("a rating") { token, _ in
      let image = Image(.glyph(.tick))
      let item = Rating.Item("Good", chosen: image, open: image)
      return Content(
        .rating(Rating(Live(1), items: [item, item, item]) { _ in token.callback() }))
    },
    TrialContent("a sign of activity") { _, _ in Content(.activity(Activity())) },
    TrialContent("a bar of progress") { _, _ in Content(.progress(ProgressBar(.done(Live(0.4))))) },
    TrialContent("a bar of the time left") { _, _ in Content(.progress(ProgressBar(.timeLeft))) },
    TrialContent("boxes, a line and a gap") { token, pictures in
      let box = Node.box(
        Box(.stack(Stack(.horizontal, children: pieces(token, pictures))), style: .card))
      return Content(
        .stack(Stack(.vertical, children: [box, .divider(Divider()), .spacer(Spacer(8)), box])))
    },
    TrialContent("pages") { token, pictures in
      let pages = pieces(token, pictures)
      return Content(.pages(Pages(Live(1), initial: pages[0], pages: pages)))
    },
    TrialContent("what scrolls") { token, pictures in
      Content(
        .scroll(
          Scroll(.stack(Stack(.vertical, children: pieces(token, pictures))), greatestHeight: 60)))
    },
    TrialContent("a widget of the app") { token, _ in
      let view = NativeView(size: Size(width: 80, height: 20)) {
        token.callback()
        return gtk_label_new("Native").map { UnsafeMutableRawPointer($0) }
      }
      return Content(.native(view))
    },
    TrialContent("other content before it unfolds") { token, pictures in
      let pieces = pieces(token, pictures)
      return Content(pieces[2], folded: pieces[0], appearance: .dark)
    },
    TrialContent("the message") { token, _ in
      .message(
        .success, layout: .card, title: "Title", button: Button("Do", perform: token.callback))
    },
    TrialContent("the alert") { token, _ in
      .alert(
        title: Text("Title"), description: Text("Words"),
        bar: ButtonBar([Button("Do", perform: token.callback), Button("Cancel")]))
    },
    TrialContent("the pop-up") { token, pictures in
      .popUp(
        image: ThemeImage(Image(.bytes(pictures.bytes), size: 60)), title: Text("Title"),
        description: Text("Words"), button: Button("Do", perform: token.callback))
    },
    TrialContent("the form") { token, _ in
      .form(
        title: Text("Title"),
        fields: [
          TextField(Live(""), placeholder: Text("Name"), purpose: .name),
          TextField(Live(""), placeholder: Text("Address"), purpose: .email),
        ], button: Button("Do", perform: token.callback))
    },
    TrialContent("the note") { _, _ in .note(Text("Words"), activity: Activity()) },
    TrialContent("the banner") { _, _ in .banner(.error, title: "Title") },
    TrialContent("the progress") { token, _ in
      .progress(Text("Title"), done: Live(0.5), button: Button("Stop", perform: token.callback))
    },
    TrialContent("the processing") { _, _ in .processing(Text("Title")) },
    TrialContent("a notification that is timed") { _, _ in .timed(.notification(title: "Title")) },
    TrialContent("a notification") { token, _ in
      .notification(
        icon: .icon("mail-unread-symbolic"), title: "Title", description: "A line under it",
        button: Button("Do", perform: token.callback))
    },
    TrialContent("a gradient") { token, _ in
      .notification(
        title: "Gradient", button: Button("Do", perform: token.callback),
        theme: .white(on: .gradient(Gradient(.accent, Color(hex: 0x000000), direction: .downRight)))
      )
    },
  ]

  private static func pieces(_ token: TrialToken, _ pictures: TrialPictures) -> [Node] {
    [
      .text(Text("One")), .image(Image(.bytes(pictures.bytes))),
      .button(Button("Two", dismisses: false, perform: token.callback)),
      .button(Button("Three", perform: token.callback)),
    ]
  }
}
#endif
