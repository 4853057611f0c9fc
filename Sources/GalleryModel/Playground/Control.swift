/// One thing that can be set in the playground.
package struct Control: Sendable {
  /// Its name in code: lower case, words joined by hyphens.
  package let name: String
  /// Its name for people.
  package let title: String
  /// Where it stands.
  package let group: Group
  /// What can be set.
  package let kind: Kind
  /// Sets what has to be set for this one to make a difference, such as that there is a backdrop.
  let prepare: @Sendable (inout Playground) -> Void

  /// The headings that controls stand under.
  package enum Group: String, Sendable, CaseIterable {
    case content = "Content"
    case surface = "Surface"
    case place = "Place"
    case size = "Size"
    case turn = "Turn"
    case lane = "Lane"
    case time = "Time"
    case input = "Input"
    case backdrop = "Backdrop"
    case entrance = "Entrance"
    case exit = "Exit"
    case replaced = "Exit when replaced"
  }

  /// What can be set.
  package enum Kind: Sendable {
    /// One of several.
    case choice(Choice)
    /// On or off.
    case toggle(
      isOn: @Sendable (Playground) -> Bool, set: @Sendable (inout Playground, Bool) -> Void)
    /// A number.
    case number(Number)
  }

  /// One of several values.
  package struct Choice: Sendable {
    /// The values' names for people.
    package let titles: [String]
    /// The place of the value that is set; `nil` where it is none of these.
    package let selected: @Sendable (Playground) -> Int?
    /// Sets the value at a place.
    package let select: @Sendable (inout Playground, Int) -> Void
  }

  /// A number in steps.
  package struct Number: Sendable {
    /// The least and the greatest.
    package let range: ClosedRange<Double>
    /// The distance of two.
    package let step: Double
    /// What it counts, such as "s".
    package let unit: String
    /// What is set.
    package let value: @Sendable (Playground) -> Double
    /// Sets it.
    package let set: @Sendable (inout Playground, Double) -> Void
  }

  /// Whether setting it makes a difference.
  package func isActive(in playground: Playground) -> Bool {
    prepared(playground) == playground
  }

  /// The same playground, where setting it makes a difference.
  package func prepared(_ playground: Playground) -> Playground {
    var prepared = playground
    prepare(&prepared)
    return prepared
  }

  /// Everything it can be set to, as names and playgrounds: each of a choice, both of a toggle, and of
  /// a number the least, the greatest and one between.
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

  /// Words as they are written in names: "Ease in" becomes "ease-in".
  static func hyphenated(_ words: String) -> String {
    words.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
