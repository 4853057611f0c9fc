import Testing
import UsherTesting

@testable import Usher

@MainActor
@Suite("Switches, sliders and choices")
struct InputTests {
  typealias Input = OverlayNode.Input

  @Test(
    "a scale rounds to its steps, and always includes both ends",
    arguments: [
      (0.0...1, nil, [(-1, 0), (0.3, 0.3), (2, 1), (.nan, 0), (.infinity, 1)]),
      (0...10, 4, [(1.9, 0), (2, 4), (5, 4), (8.9, 8), (9.1, 10), (10, 10)]),
      (-5 ... -2, 1, [(-9, -5), (-3.4, -3), (0, -2)]),
      (3...3, 1, [(0, 3), (9, 3)]),
    ] as [(ClosedRange<Double>, Double?, [(Double, Double)])])
  func scale(range: ClosedRange<Double>, step: Double?, numbers: [(Double, Double)]) {
    let scale = Input.Scale(range, step: step)
    #expect(numbers.map { scale.nearest(to: $0.0) } == numbers.map(\.1))
  }

  @Test("a scale's nearest number is in the range, the same when repeated, and never farther away")
  func nearest() {
    var random = SplitMix(state: 53)
    for _ in 0..<2_000 {
      let start = Double.random(in: -1e6...1e6, using: &random)
      let width = Double.random(in: 0...1e4, using: &random)
      let step = Bool.random(using: &random) ? Double.random(in: 0.001...100, using: &random) : nil
      let scale = Input.Scale(start...start + width, step: step)
      let number = Double.random(in: start - width - 1...start + 2 * width + 1, using: &random)
      let nearest = scale.nearest(to: number)
      #expect(scale.range.contains(nearest))
      #expect(abs(scale.nearest(to: nearest) - nearest) < 1e-6)
      if scale.range.contains(number) {
        #expect(abs(nearest - number) <= (scale.step ?? 0) / 2 + 1e-6)
      }
      #expect((0...1).contains(scale.fraction(of: number)))
    }
  }

  @Test("bad ranges and steps are corrected")
  func corrected() {
    #expect(Input.Scale(0...Double.infinity) == Input.Scale(0...1))
    for step in [0, -1, .nan, .infinity, 2] {
      #expect(Input.Scale(0...1, step: step) == Input.Scale(0...1))
    }
    #expect(Input.Scale(0...1, step: 1).step == 1)
  }

  @Test("a screen reader reads whole numbers, a percentage, or the app's text")
  func words() {
    func words(_ number: Double, _ scale: Input.Scale, _ format: (@Sendable (Double) -> String)?)
      -> String?
    {
      var input = Input(.slider(ObservableValue(number), scale), description: "Volume")
      input.format = format
      return input.spokenValue
    }
    #expect(words(7, Input.Scale(0...10, step: 1), nil) == "7")
    #expect(words(0.5, Input.Scale(0...2), nil) == "25%")
    #expect(words(1, Input.Scale(0...0), nil) == "0%")
    #expect(words(1e300, Input.Scale(-1e300...1e300, step: 1), nil) == "100%")
    #expect(words(7, Input.Scale(0...10, step: 1)) { "\($0) dB" } == "7.0 dB")
    #expect(Input(.toggle(ObservableValue(true)), description: "Sounds").spokenValue == nil)
  }

  @Test("the user's value is rounded, and a value of another kind or without an option is ignored")
  func enters() {
    let (isOn, number, option) = (
      ObservableValue(false), ObservableValue(0.0), ObservableValue<Int?>(nil)
    )
    let inputs = [
      Input(.toggle(isOn), description: ""),
      Input(.slider(number, Input.Scale(0...10, step: 5)), description: ""),
      Input(.choice(option, ["a", "b"]), description: ""),
    ]
    for input in inputs {
      for value in [.isOn(true), .number(6), .option(1), .option(2), .option(nil)] as [Input.Value]
      {
        input.enter(value)
      }
    }
    #expect(inputs.map(\.value) == [.isOn(true), .number(5), .option(1)])
    option.value = 9
    number.value = -3
    #expect(inputs.map(\.value) == [.isOn(true), .number(0), .option(nil)])
  }

  @Test("at most four options are a list, and more are a menu")
  func list() {
    let lists = [0, 1, 4, 5].map { count in
      Input(
        .choice(ObservableValue(nil), (0..<count).map { "\($0)" }), description: ""
      ).isList
    }
    #expect(lists == [false, true, true, false])
  }

  @Test("a view is kept for the same value, and replaced if the control looks different")
  func kept() {
    let (one, two) = (ObservableValue(true), ObservableValue(true))
    func node(_ value: ObservableValue<Bool>, _ description: String = "Sounds") -> OverlayNode {
      .input(Input(.toggle(value), description: description))
    }
    #expect(node(one).canTakeOver(node(one)) && !node(one).canTakeOver(node(two)))
    #expect(!node(one).canTakeOver(node(one, "Music")))
    #expect(node(one).looks(like: node(two)) && !node(one).looks(like: node(two, "Music")))
    let slider = OverlayNode.input(
      Input(.slider(ObservableValue(1), Input.Scale()), description: "Sounds"))
    #expect(!slider.canTakeOver(node(one)) && !slider.looks(like: node(one)))
  }

  @Test("a Toggle or Picker gives its label and identifier to its control")
  func builder() {
    let option = ObservableValue<Int?>(nil)
    let root = Overlay {
      Toggle("Sounds", isOn: ObservableValue(true)).accessibilityIdentifier("sounds")
      Picker("Size", selection: option, options: ["S"]).accessibilityLabel("Size of the shirt")
      Slider(value: ObservableValue(0.5)).accessibilityLabel("Volume").tint(.red)
    }.content.root
    #expect(root.inputs.map(\.identifier) == ["sounds", nil, nil])
    #expect(root.inputs.map(\.description) == ["Sounds", "Size of the shirt", "Volume"])
    #expect(root.inputs.map(\.tint) == [.accentFill, .accentFill, .red])
    #expect(root.texts == ["Sounds", "Size"])
  }

  @Test("the shapes of a switch, a slider and a menu follow the value")
  func shapes() {
    func frames(_ kind: Input.Kind, isEdited: Bool = false) -> [OverlayRect] {
      Input(kind, description: "").shapes(
        in: OverlaySize(width: 122, height: 36), isEdited: isEdited
      ).map(\.frame)
    }
    let track = OverlayRect(x: 71, y: 2.5, width: 51, height: 31)
    #expect(
      frames(.toggle(ObservableValue(false)))
        == [track, OverlayRect(x: 73, y: 4.5, width: 27, height: 27)])
    #expect(
      frames(.toggle(ObservableValue(true)))
        == [track, OverlayRect(x: 93, y: 4.5, width: 27, height: 27)])
    #expect(
      frames(.slider(ObservableValue(0.25), Input.Scale()))
        == [
          OverlayRect(x: 11, y: 16, width: 100, height: 4),
          OverlayRect(x: 11, y: 15, width: 25, height: 6),
          OverlayRect(x: 25, y: 7, width: 22, height: 22),
        ])
    #expect(frames(.choice(ObservableValue(0), ["a"])).isEmpty)
    #expect(
      frames(.choice(ObservableValue(0), ["a", "b", "c", "d", "e"]))
        == [OverlayRect(x: 0, y: 0, width: 122, height: 36)])
    let input = Input(.choice(ObservableValue(0), ["a"]), description: "")
    #expect(
      [true, false].map { input.optionShapes(isChosen: $0, in: 36).map(\.frame.size.width) }
        == [[20, 8], [20]])
  }

  @Test("a headless user sets a value only while its control is shown")
  func headless() {
    let (isOn, hidden, page) = (
      ObservableValue(false), ObservableValue(false), ObservableValue<Int?>(nil)
    )
    let content = OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical,
          children: [
            .input(Input(.toggle(isOn), description: "Sounds")),
            .pages(
              OverlayNode.Pages(
                page, pages: [.input(Input(.toggle(hidden), description: "Music"))])),
          ])))
    let stage = Stage()
    let handle = stage.presenter.present(content, as: .lasting)
    stage.advance(500)
    for number in 0...2 { stage.host.set(number, to: .isOn(true), of: handle.id) }
    #expect(isOn.value && !hidden.value)
    page.value = 0
    stage.host.set(1, to: .isOn(true), of: handle.id)
    #expect(hidden.value)
    handle.dismiss()
    stage.host.set(to: .isOn(false), of: handle.id)
    #expect(isOn.value)
  }
}
