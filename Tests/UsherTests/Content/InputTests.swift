import Testing
import UsherTesting

@testable import Usher

@MainActor
@Suite("Switches, sliders, steppers, choices and days")
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

  @Test(
    "a step leads to the next number of the scale, and stops at its ends",
    arguments: [
      (0...10, 4, [0, 4, 8, 10]), (-3...3, 3, [-3, 0, 3]), (5...5, 1, [5]), (1...3, 9, [1, 3]),
      (0...3, 0, [0, 1, 2, 3]), (0...2, .min, [0, 1, 2]),
    ] as [(ClosedRange<Int>, Int, [Int])])
  func steps(range: ClosedRange<Int>, step: Int, numbers: [Int]) {
    let number = ObservableValue(Int.min)
    let input = Input(
      .stepper(number, Input.Scale(whole: range, step: step)), description: "Copies")
    func walk(by steps: Int) -> [Input.Value] {
      var walked = [input.value]
      while input.canMove(by: steps) {
        input.move(by: steps)
        walked.append(input.value)
      }
      return walked
    }
    let values = numbers.map { Input.Value.number(Double($0)) }
    // A step that changes nothing keeps the app's number.
    input.move(by: -1)
    #expect(number.value == .min)
    #expect(walk(by: 1) == values)
    #expect(walk(by: -1) == values.reversed())
    input.move(by: .max)
    #expect(input.value == values.last)
    input.move(by: 0)
    #expect(input.value == values.last && !input.canMove(by: 0))
  }

  @Test("steps reach every number of a scale once, in both directions, from any number")
  func reach() {
    var random = SplitMix(state: 97)
    for _ in 0..<300 {
      let start = Int.random(in: -1_000...1_000, using: &random)
      let width = Int.random(in: 0...60, using: &random)
      let step = Int.random(in: 1...20, using: &random)
      let scale = Input.Scale(whole: start...start + width, step: step)
      var numbers = [Double(start)]
      while let last = numbers.last, scale.number(1, stepsFrom: last) != last {
        numbers.append(scale.number(1, stepsFrom: last))
      }
      #expect(numbers == numbers.map { scale.nearest(to: $0) })
      #expect(numbers.last == Double(start + width))
      #expect(
        zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 <= scale.increment })
      for (index, number) in numbers.enumerated() {
        #expect(scale.number(-1, stepsFrom: number) == numbers[max(index - 1, 0)])
        let some = Int.random(in: -9...9, using: &random)
        let place = min(max(index + some, 0), numbers.count - 1)
        #expect(scale.number(some, stepsFrom: number) == numbers[place])
      }
    }
  }

  @Test("a scale of any whole numbers has whole numbers that a Double represents exactly")
  func whole() {
    let most = 1 << 52
    for range in [Int.min...Int.max, Int.min...Int.min, Int.max...Int.max, -1...Int.max] {
      let scale = Input.Scale(whole: range, step: .max)
      #expect(scale == Input.Scale(whole: range.clamped(to: -most...most), step: .max))
      for number in [Int.min, -1, 0, 1, Int.max] {
        let input = Input(.stepper(ObservableValue(number), scale), description: "Copies")
        #expect(input.spokenValue.flatMap { Int($0) } == scale.whole(nearestTo: number))
      }
    }
    // An app can also create a stepper on a scale with fractions.
    let half = Input(.stepper(ObservableValue(2), Input.Scale(0...3, step: 1.5)), description: "")
    #expect(half.value == .number(2))
    let huge = Input(
      .stepper(ObservableValue(0), Input.Scale(1e300...1e301, step: 1e300)), description: "")
    #expect(huge.value == .number(Double(most)))
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
    var stepper = Input(
      .stepper(ObservableValue(9), Input.Scale(whole: 3...3)), description: "Copies")
    #expect(stepper.spokenValue == "3")
    stepper.format = Input.numberFormat { "\($0) copies" }
    #expect(stepper.spokenValue == "3 copies")
    #expect(Input(.toggle(ObservableValue(true)), description: "Sounds").spokenValue == nil)
  }

  @Test("the user's value is rounded, and a value of another kind or without an option is ignored")
  func enters() {
    let (isOn, number, option) = (
      ObservableValue(false), ObservableValue(0.0), ObservableValue<Int?>(nil)
    )
    let count = ObservableValue(0)
    let inputs = [
      Input(.toggle(isOn), description: ""),
      Input(.slider(number, Input.Scale(0...10, step: 5)), description: ""),
      Input(.choice(option, ["a", "b"]), description: ""),
      Input(.stepper(count, Input.Scale(whole: 0...10, step: 4)), description: ""),
    ]
    for input in inputs {
      for value in [.isOn(true), .number(6), .option(1), .option(2), .option(nil)] as [Input.Value]
      {
        input.enter(value)
      }
    }
    #expect(inputs.map(\.value) == [.isOn(true), .number(5), .option(1), .number(8)])
    option.value = 9
    number.value = -3
    count.value = 99
    #expect(inputs.map(\.value) == [.isOn(true), .number(0), .option(nil), .number(10)])
    for input in inputs { input.move(by: 1) }
    #expect(inputs.map(\.value) == [.isOn(true), .number(5), .option(nil), .number(10)])
  }

  @Test("a day is shown and entered as the nearest day of the range, or cleared")
  func days() {
    func day(_ day: Int) -> OverlayDate? { OverlayDate(year: 2028, month: 2, day: day) }
    guard let start = day(10), let end = day(29) else { return }
    let known = ObservableValue<OverlayDate?>(nil)
    let input = Input(.date(known, start...end), description: "Due")
    #expect(input.value == .date(nil) && input.spokenValue == nil)
    for (entered, shown) in [(1, 10), (10, 10), (17, 17), (29, 29)] {
      input.enter(.date(day(entered)))
      #expect(input.value == .date(day(shown)) && known.value == day(shown))
    }
    input.enter(.date(.last))
    #expect(known.value == end)
    for ignored in [.isOn(true), .number(1), .option(0)] as [Input.Value] {
      input.enter(ignored)
    }
    input.move(by: 1)
    #expect(known.value == end && !input.canMove(by: 1))
    input.enter(.date(nil))
    #expect(known.value == nil)
    known.value = .first
    #expect(input.value == .date(start))
    #expect(!input.isSame(as: Input(.date(known, start...start), description: "Due")))
    #expect(input.isSame(as: Input(.date(known, start...end), description: "Due")))
    #expect(
      input.shapes(in: OverlaySize(width: 130, height: 45), isEdited: false).map(\.frame)
        == [OverlayRect(x: 0, y: 0, width: 130, height: 45)])
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
    let number = ObservableValue(1)
    func stepper(_ range: ClosedRange<Int>, of number: ObservableValue<Int>) -> OverlayNode {
      .input(Input(.stepper(number, Input.Scale(whole: range)), description: "Copies"))
    }
    let known = stepper(1...9, of: number)
    #expect(known.canTakeOver(stepper(1...9, of: number)))
    #expect(!known.canTakeOver(stepper(1...8, of: number)))
    #expect(!known.canTakeOver(stepper(1...9, of: ObservableValue(1))))
    #expect(known.looks(like: stepper(1...9, of: ObservableValue(1))) && !known.looks(like: slider))
  }

  @Test("a Toggle or Picker gives its label and identifier to its control")
  func builder() {
    let option = ObservableValue<Int?>(nil)
    let root = Overlay {
      Toggle("Sounds", isOn: ObservableValue(true)).accessibilityIdentifier("sounds")
      Picker("Size", selection: option, options: ["S"]).accessibilityLabel("Size of the shirt")
      Slider(value: ObservableValue(0.5)).accessibilityLabel("Volume").tint(.red)
      Stepper("Copies", value: ObservableValue(12), in: 1...9).accessibilityIdentifier("copies")
      Stepper("Guests", value: ObservableValue(2), in: 1...9) { "\($0) persons" }
      DatePicker("Due", selection: ObservableValue(nil)).accessibilityIdentifier("due")
    }.content.root
    #expect(root.inputs.map(\.identifier) == ["sounds", nil, nil, "copies", nil, "due"])
    #expect(
      root.inputs.map(\.description)
        == ["Sounds", "Size of the shirt", "Volume", "Copies", "Guests", "Due"])
    #expect(
      root.inputs.map(\.tint) == [
        .accentFill, .accentFill, .red, .accentFill, .accentFill, .accentFill,
      ])
    #expect(root.inputs.map(\.spokenValue) == [nil, nil, "50%", "9", "2 persons", nil])
    #expect(root.texts == ["Sounds", "Size", "Copies", "", "Guests", "", "Due"])
  }

  @Test("the shapes of a switch, a slider, a stepper and a menu follow the value")
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
    let signs = [
      OverlayRect(x: 28, y: 2, width: 94, height: 32),
      OverlayRect(x: 74.5, y: 9, width: 1, height: 18),
      OverlayRect(x: 44.5, y: 17, width: 14, height: 2),
      OverlayRect(x: 91.5, y: 17, width: 14, height: 2),
      OverlayRect(x: 97.5, y: 11, width: 2, height: 14),
    ]
    let count = ObservableValue(1)
    let stepper = Input.Kind.stepper(count, Input.Scale(whole: 1...3))
    #expect(frames(stepper) == signs)
    /// Whether the minus sign and the plus sign are pale.
    var arePale: [Bool] {
      let shapes = Input(stepper, description: "").shapes(
        in: OverlaySize(width: 122, height: 36), isEdited: false)
      return [shapes[2], shapes[3]].map { $0.style.background != .color(.label) }
    }
    #expect(arePale == [true, false])
    count.value = 2
    #expect(arePale == [false, false])
    count.value = 3
    #expect(arePale == [false, true])
    #expect([0, 27, 28, 74, 75, 122].map { Input.steps(at: $0, in: 122) } == [0, 0, -1, -1, 1, 1])
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
