internal import OverlayProperties
internal import Usher

extension Control {
  typealias Preparation = @Sendable (inout Playground) -> Void

  /// Creates a choice among the given values.
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

  /// Creates a choice among all cases of an enum, with their names as titles.
  static func choice<Value: CaseIterable & Equatable & Sendable>(
    _ name: String, _ title: String, in group: Group, _ place: Place<Value>,
    where prepare: @escaping Preparation = { _ in }
  ) -> Control {
    choice(
      name, title, in: group, place, Value.allCases.map { (words($0), $0) }, where: prepare)
  }

  static func toggle(
    _ name: String, _ title: String, in group: Group, _ place: Place<Bool>,
    where prepare: @escaping Preparation = { _ in }
  ) -> Control {
    Control(
      name: name, title: title, group: group,
      kind: .toggle(isOn: place.get, set: place.set),
      prepare: prepare)
  }

  static func number(
    _ name: String, _ title: String, in group: Group, _ place: Place<Double>,
    _ range: ClosedRange<Double>, step: Double = 1, unit: String = "pt",
    where prepare: @escaping Preparation = { _ in }
  ) -> Control {
    Control(
      name: name, title: title, group: group,
      kind: .number(
        Number(
          range: range, step: step, unit: unit, value: place.get,
          set: { place.set(&$0, rounded($1)) })),
      prepare: prepare)
  }

  /// Creates a control for a duration, in seconds.
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

  /// Returns a number rounded to thousandths, because three steps of 0.05 are slightly more than
  /// 0.15.
  fileprivate static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  /// Returns the name of an enum case as words: "dismissOldest" becomes "Dismiss oldest".
  static func words(_ value: some Any) -> String { OverlayProperty.Setting.words(value) }
}

extension Control {
  init(
    _ setting: OverlayProperty.Setting, in group: Group, prepare: @escaping Preparation
  ) {
    let kind: Kind =
      switch setting.kind {
      case .choice(let titles, let selected, let select):
        .choice(
          Choice(
            titles: titles, selected: { selected($0.base) }, select: { select(&$0.base, $1) }))
      case .toggle(let isOn, let set):
        .toggle(isOn: { isOn($0.base) }, set: { set(&$0.base, $1) })
      case .number(let range, let step, let unit, let get, let set):
        .number(
          Number(
            range: range, step: step, unit: unit, value: { get($0.base) },
            set: { set(&$0.base, Self.rounded($1)) }))
      }
    self.init(
      name: setting.name, title: setting.title, group: group, kind: kind, prepare: prepare)
  }
}

extension Control.Group {
  /// Creates the group for a topic of overlay properties.
  init(_ topic: OverlayProperty.Topic) {
    self =
      switch topic {
      case .look: .surface
      case .place: .place
      case .size: .size
      case .turn: .turn
      case .lane: .lane
      case .time: .time
      case .input: .input
      case .motion: .exit
      }
  }
}
