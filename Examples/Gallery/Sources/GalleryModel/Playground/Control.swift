/// A control of the playground, which sets one value.
package struct Control: Sendable {
  /// The control's name in code, in lowercase with hyphens.
  package let name: String
  package let title: String
  /// The heading above the control.
  package let group: Group
  /// The kind of the control, with its values.
  package let kind: Kind
  /// Changes other settings so that this control has an effect.
  ///
  /// For example, it enables the backdrop.
  let prepare: @Sendable (inout Playground) -> Void

  /// The headings of the playground.
  package enum Group: String, Sendable, CaseIterable {
    case content = "Content"
    case surface = "Surface"
    case place = "Place"
    case size = "Size"
    case turn = "Queue"
    case lane = "Lane"
    case time = "Time"
    case input = "Input"
    case backdrop = "Backdrop"
    case entrance = "Entrance"
    case exit = "Exit"
    case replaced = "Exit when replaced"
  }

  package enum Kind: Sendable {
    case choice(Choice)
    case toggle(
      isOn: @Sendable (Playground) -> Bool, set: @Sendable (inout Playground, Bool) -> Void)
    case number(Number)
  }

  /// A choice among several values.
  package struct Choice: Sendable {
    package let titles: [String]
    /// Returns the index of the current value, or `nil` if it isn't among the values.
    package let selected: @Sendable (Playground) -> Int?
    /// Sets the value at an index.
    package let select: @Sendable (inout Playground, Int) -> Void
  }

  /// A number with a range and a step.
  package struct Number: Sendable {
    package let range: ClosedRange<Double>
    /// The distance between adjacent values.
    package let step: Double
    /// The unit, such as "s", or an empty string.
    package let unit: String
    package let value: @Sendable (Playground) -> Double
    package let set: @Sendable (inout Playground, Double) -> Void
  }

  /// Whether the control has an effect in `playground`.
  package func isActive(in playground: Playground) -> Bool {
    prepared(playground) == playground
  }

  /// Returns `playground` with other settings changed so that the control has an effect.
  package func prepared(_ playground: Playground) -> Playground {
    var prepared = playground
    prepare(&prepared)
    return prepared
  }

  /// Returns a named playground for each value to try.
  ///
  /// These are all values of a choice, both values of a toggle, and three numbers: the minimum, the
  /// maximum and a value in between.
  package func variants(of playground: Playground = Playground()) -> [(String, Playground)] {
    let prepared = prepared(playground)
    func variant(_ name: String, _ change: (inout Playground) -> Void) -> (String, Playground) {
      var changed = prepared
      change(&changed)
      return ("\(self.name)-\(name)", changed)
    }
    return switch kind {
    case .choice(let choice):
      choice.titles.indices.map { index in
        variant(Self.hyphenated(choice.titles[index])) { choice.select(&$0, index) }
      }
    case .toggle(_, let set):
      [variant("off") { set(&$0, false) }, variant("on") { set(&$0, true) }]
    case .number(let number):
      [
        ("least", number.range.lowerBound),
        ("middle", number.range.lowerBound + 3 * number.step),
        ("greatest", number.range.upperBound),
      ].map { name, value in variant(name) { number.set(&$0, value) } }
    }
  }

  /// Returns words in the form used in names: "Ease in" becomes "ease-in".
  static func hyphenated(_ words: String) -> String {
    words.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
