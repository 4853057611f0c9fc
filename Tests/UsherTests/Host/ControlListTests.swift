import Testing
import Usher

@MainActor
@Suite("Controls in reading order")
struct ControlListTests {
  /// A list of buttons and fields by title.
  ///
  /// The last two buttons are default buttons, and the last two fields request the first focus.
  private static func list() -> ControlList<String, String> {
    var list = ControlList<String, String>()
    #expect(list.add("Cancel", for: OverlayNode.Button("Cancel")) == 0)
    #expect(list.add("Send", for: OverlayNode.Button("Send", isDefault: true)) == 1)
    #expect(list.add("Next", for: OverlayNode.Button("Next", isDefault: true)) == 2)
    for (title, isFirst) in [("Name", false), ("Mail", true), ("City", true)] {
      list.add(
        title,
        for: OverlayNode.Field(
          ObservableValue(""), placeholder: OverlayNode.Text(title), isFirst: isFirst))
    }
    return list
  }

  @Test("Return presses the first visible default button, but only if it's enabled")
  func defaults() {
    let list = Self.list()
    #expect(list.defaultButton { _ in true } == 1)
    #expect(list.defaultButton { $0 != "Send" } == 2)
    #expect(list.defaultButton { $0 == "Cancel" } == nil)
    let isEnabled = ObservableValue(false)
    var other = ControlList<String, String>()
    for node in [
      OverlayNode.Button("Send", isDefault: true, isEnabled: isEnabled),
      OverlayNode.Button("Next", isDefault: true),
    ] { _ = other.add(node.title, for: node) }
    #expect(other.defaultButton { _ in true } == nil)
    isEnabled.value = true
    #expect(other.defaultButton { _ in true } == 0)
  }

  @Test("the first field that requests the focus gets it")
  func firstField() {
    #expect(Self.list().firstField == "Mail")
    #expect(ControlList<String, String>().firstField == nil)
  }

  @Test(
    "Return in a field moves to the next usable field, or else presses the default button",
    arguments: [
      (0, ["Mail", "City", "Send"], "Mail"), (0, ["City", "Send"], "City"),
      (1, ["Name", "Mail", "Send"], "Send"), (2, ["Name", "Send", "Next"], "Send"),
      (2, ["Name", "Next"], "Next"), (2, ["Name", "Mail", "City", "Cancel"], "nothing"),
    ])
  func effectOfReturn(index: Int, usable: [String], expected: String) {
    let list = Self.list()
    let effect = list.effectOfReturn(
      inFieldAt: index, canUse: usable.contains, orPress: usable.contains)
    let words =
      switch effect {
      case .focuses(let field): field
      case .presses(let number): list.buttons[number]
      case .none: "nothing"
      }
    #expect(words == expected)
  }

  @Test("Control-Return in a field with several lines presses the default button")
  func severalLines() {
    var list = ControlList<String, String>()
    _ = list.add("Send", for: OverlayNode.Button("Send", isDefault: true))
    for (title, lines) in [("Notes", 3...6), ("Name", 1...1)] {
      list.add(
        title,
        for: OverlayNode.Field(
          ObservableValue(""), placeholder: OverlayNode.Text(title), lines: lines))
    }
    for (isShown, expected) in [(true, "presses"), (false, "none")] {
      let effect = list.effectOfReturn(
        inFieldAt: 0, canUse: { _ in true }, orPress: { _ in isShown })
      let words =
        switch effect {
        case .focuses: "focuses"
        case .presses: "presses"
        case .none: "none"
        }
      #expect(words == expected)
    }
  }
}
