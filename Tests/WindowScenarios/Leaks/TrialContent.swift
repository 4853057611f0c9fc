#if GTK
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
