internal import Usher

extension Control {
  typealias Preparation = @Sendable (inout Playground) -> Void

  /// Makes a choice among the given values.
  static func choice<Value: Equatable & Sendable>(
    _ name: String, _ title: String, in group: Group, _ place: Place<Value>,
    _ values: [(String, Value)], where prepare: @escaping Preparation = { _ in }
  ) -> Control {
    Control(
      name: name, title: title, group: group,
      kind: .choice(
        Choice(
          titles: values.map { $0.0 },
          selected: { playground in values.firstIndex { $0.1 == place.get(playground) } },
          select: { place.set(&$0, values[$1].1) })),
      prepare: prepare)
  }

  /// Makes a choice among all cases of an enum, titled by their names.
  static func choice<Value: CaseIterable & Equatable & Sendable>(
    _ name: String, _ title: String, in group: Group, _ place: Place<Value>,
    where prepare: @escaping Preparation = { _ in }
  ) -> Control {
    choice(
      name, title, in: group, place, Value.allCases.map { (words($0), $0) }, where: prepare)
  }

  /// Makes a toggle.
  static func toggle(
    _ name: String, _ title: String, in group: Group, _ place: Place<Bool>,
    where prepare: @escaping Preparation = { _ in }
  ) -> Control {
    Control(
      name: name, title: title, group: group,
      kind: .toggle(isOn: place.get, set: place.set),
      prepare: prepare)
  }

  /// Makes a number control.
  static func number(
    _ name: String, _ title: String, in group: Group, _ place: Place<Double>,
    _ range: ClosedRange<Double>, step: Double = 1, unit: String = "pt",
    where prepare: @escaping Preparation = { _ in }
  ) -> Control {
    Control(
      name: name, title: title, group: group,
      kind: .number(
        Number(
          range: range, step: step, unit: unit, value: place.get, set: place.set)),
      prepare: prepare)
  }

  /// Makes a control for a duration, in seconds.
  static func seconds(
    _ name: String, _ title: String, in group: Group, _ place: Place<Duration>,
    _ range: ClosedRange<Double>, step: Double,
    where prepare: @escaping Preparation = { _ in }
  ) -> Control {
    Control(
      name: name, title: title, group: group,
      kind: .number(
        Number(
          range: range, step: step, unit: "s",
          value: { place.get($0) / .seconds(1) },
          set: { place.set(&$0, .milliseconds(Int(($1 * 1000).rounded()))) })),
      prepare: prepare)
  }

  /// Makes a control for an integer.
  static func count(
    _ name: String, _ title: String, in group: Group, _ place: Place<Int>,
    _ range: ClosedRange<Int>,
    where prepare: @escaping Preparation = { _ in }
  ) -> Control {
    Control(
      name: name, title: title, group: group,
      kind: .number(
        Number(
          range: Double(range.lowerBound)...Double(range.upperBound), step: 1, unit: "",
          value: { Double(place.get($0)) }, set: { place.set(&$0, Int($1.rounded())) })),
      prepare: prepare)
  }

  /// Returns the name of an enum case as words: "evictOldest" becomes "Evict oldest".
  static func words(_ value: some Any) -> String {
    var words = ""
    for letter in "\(value)" {
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
