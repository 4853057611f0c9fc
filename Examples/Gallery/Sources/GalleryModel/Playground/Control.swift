/// A control of the playground, which sets one value.
package struct Control: Sendable {
  /// The control's name in code: lower case, words joined by hyphens.
  package let name: String
  /// The control's title in the window.
  package let title: String
  /// The heading that the control is under.
  package let group: Group
  /// The kind of the control, with its values.
  package let kind: Kind
  /// Changes other settings so that this control has an effect, for example switches the backdrop
  /// on.
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

  /// The kinds of controls.
  package enum Kind: Sendable {
    /// A choice among several values.
    case choice(Choice)
    /// A toggle.
    case toggle(
      isOn: @Sendable (Playground) -> Bool, set: @Sendable (inout Playground, Bool) -> Void)
    /// A number in a range.
    case number(Number)
  }

  /// A choice among several values.
  package struct Choice: Sendable {
    /// The values' titles in the window.
    package let titles: [String]
    /// Returns the index of the current value; `nil` if it is not among the values.
    package let selected: @Sendable (Playground) -> Int?
    /// Sets the value at an index.
    package let select: @Sendable (inout Playground, Int) -> Void
  }

  /// A number with a range and a step.
  package struct Number: Sendable {
    /// The valid range.
    package let range: ClosedRange<Double>
    /// The distance between neighbouring values.
    package let step: Double
    /// The unit, such as "s"; empty for none.
    package let unit: String
    /// Returns the current value.
    package let value: @Sendable (Playground) -> Double
    /// Sets the value.
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

  /// Returns a playground for each value to try, with a name: all values of a choice, both of a
  /// toggle, and three of a number: the least, the greatest and one in between.
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

  /// Returns words as they appear in names: "Ease in" becomes "ease-in".
  static func hyphenated(_ words: String) -> String {
    words.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
