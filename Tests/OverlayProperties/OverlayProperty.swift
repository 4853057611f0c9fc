public import Usher

/// A property of an overlay, as used by tools and tests.
///
/// The table `OverlayProperty.all` has a property for each argument of the initializer of
/// `OverlayConfiguration`. The playground's controls and the random overlays of tests use this
/// table.
public struct OverlayProperty: Sendable {
  /// The property's name, which is also the argument's label.
  public let name: String
  /// The heading of the property.
  public let topic: Topic
  /// Returns an overlay's value.
  public let value: @Sendable (OverlayConfiguration) -> Any
  /// Returns whether two overlays have the same value.
  public let isSame: @Sendable (OverlayConfiguration, OverlayConfiguration) -> Bool
  /// Copies the value of one overlay to another.
  public let copy:
    @Sendable (_ source: OverlayConfiguration, _ target: inout OverlayConfiguration) -> Void
  /// The numbers in the value for which an overlay may be refused.
  public let numbers: [Number]
  /// The ways to set the value in a tool.
  ///
  /// It is empty if tools don't set the property or set it differently.
  public let settings: [Setting]

  /// A key path to a value of an overlay.
  typealias Path<Value> = any WritableKeyPath<OverlayConfiguration, Value> & Sendable

  init<Value: Equatable & Sendable>(
    _ name: String, in topic: Topic, _ path: Path<Value>, numbers: [Number] = [],
    _ settings: [Setting] = []
  ) {
    self.name = name
    self.topic = topic
    value = { $0[keyPath: path] }
    isSame = { $0[keyPath: path] == $1[keyPath: path] }
    copy = { $1[keyPath: path] = $0[keyPath: path] }
    self.numbers = numbers
    self.settings = settings
  }

  /// A heading for properties.
  public enum Topic: Hashable, Sendable, CaseIterable {
    case look, place, size, turn, lane, time, input, motion
  }

  /// A number for which an overlay may be refused.
  public struct Number: Sendable {
    /// The name of the number in a refusal.
    public let parameter: ConfigurationError.Parameter
    /// The accepted numbers.
    ///
    /// Durations are in seconds.
    public let range: ClosedRange<Double>
    /// Returns the number, or `nil` for an overlay without it.
    public let get: @Sendable (OverlayConfiguration) -> Double?
    /// Sets the number.
    ///
    /// A duration is limited to a billion seconds.
    public let set: @Sendable (inout OverlayConfiguration, Double) -> Void
  }

  /// A way to set a value in a tool.
  public struct Setting: Sendable {
    /// The setting's name in code, in lower case with hyphens between words.
    public let name: String
    /// The setting's title.
    public let title: String
    /// The kind of the setting, with its values.
    public let kind: Kind

    /// The kinds of settings.
    public enum Kind: Sendable {
      /// A choice among values with titles.
      case choice(
        titles: [String], selected: @Sendable (OverlayConfiguration) -> Int?,
        select: @Sendable (inout OverlayConfiguration, Int) -> Void)
      /// A toggle.
      case toggle(
        isOn: @Sendable (OverlayConfiguration) -> Bool,
        set: @Sendable (inout OverlayConfiguration, Bool) -> Void)
      /// A number in a range.
      case number(
        range: ClosedRange<Double>, step: Double, unit: String,
        get: @Sendable (OverlayConfiguration) -> Double,
        set: @Sendable (inout OverlayConfiguration, Double) -> Void)
    }
  }
}

extension OverlayProperty.Number {
  /// The range of a length that may be negative, in points.
  static let anyLength = -1e9...1e9
  private static let notNegative = 0...1e9
  /// The range of a maximum, in points.
  static let maximum = 1...Double.greatestFiniteMagnitude

  /// A number, by default in points and not negative.
  static func number(
    _ parameter: ConfigurationError.Parameter,
    _ path: OverlayProperty.Path<Double>, in range: ClosedRange<Double>? = nil
  ) -> Self {
    Self(
      parameter: parameter, range: range ?? notNegative,
      get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// A length of a side.
  static func extent(
    _ parameter: ConfigurationError.Parameter,
    _ path: OverlayProperty.Path<Extent>, in range: ClosedRange<Double>? = nil
  ) -> Self {
    Self(
      parameter: parameter, range: range ?? notNegative,
      get: { if case .constant(let points) = $0[keyPath: path] { points } else { nil } },
      set: { $0[keyPath: path] = .constant($1) })
  }

  /// A number of seconds, not negative.
  static func seconds(
    _ parameter: ConfigurationError.Parameter,
    get: @escaping @Sendable (OverlayConfiguration) -> Duration?,
    set: @escaping @Sendable (inout OverlayConfiguration, Duration) -> Void
  ) -> Self {
    Self(
      parameter: parameter, range: 0 ... .greatestFiniteMagnitude,
      get: { get($0).map { $0 / .seconds(1) } },
      set: { set(&$0, .seconds($1.isNaN ? 0 : min(max($1, -1e9), 1e9))) })
  }

  /// A length that is optional for an overlay.
  static func optional(
    _ parameter: ConfigurationError.Parameter,
    in range: ClosedRange<Double>? = nil,
    get: @escaping @Sendable (OverlayConfiguration) -> Double?,
    set: @escaping @Sendable (inout OverlayConfiguration, Double) -> Void
  ) -> Self {
    Self(
      parameter: parameter, range: range ?? notNegative, get: get, set: set)
  }
}

extension OverlayProperty.Setting {
  /// A choice among the given values.
  static func choice<Value: Equatable & Sendable>(
    _ name: String, _ title: String, _ path: OverlayProperty.Path<Value>,
    _ values: [(String, Value)]
  ) -> Self {
    Self(
      name: name, title: title,
      kind: .choice(
        titles: values.map { $0.0 },
        selected: { overlay in values.firstIndex { $0.1 == overlay[keyPath: path] } },
        select: { $0[keyPath: path] = values[$1].1 }))
  }

  /// A choice among all cases of an enum, with their names as titles.
  static func choice<Value: CaseIterable & Equatable & Sendable>(
    _ name: String, _ title: String, _ path: OverlayProperty.Path<Value>
  ) -> Self {
    choice(name, title, path, Value.allCases.map { (words($0), $0) })
  }

  /// A toggle.
  static func toggle(_ name: String, _ title: String, _ path: OverlayProperty.Path<Bool>) -> Self {
    Self(
      name: name, title: title,
      kind: .toggle(isOn: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }))
  }

  /// A number.
  static func number(
    _ name: String, _ title: String, _ path: OverlayProperty.Path<Double>,
    _ range: ClosedRange<Double>, step: Double = 1, unit: String = "pt"
  ) -> Self {
    Self(
      name: name, title: title,
      kind: .number(
        range: range, step: step, unit: unit, get: { $0[keyPath: path] },
        set: { $0[keyPath: path] = $1 }))
  }

  /// A number of seconds, up to ten.
  static func seconds(_ name: String, _ title: String, _ path: OverlayProperty.Path<Duration>)
    -> Self
  {
    Self(
      name: name, title: title,
      kind: .number(
        range: 0...10, step: 0.5, unit: "s", get: { $0[keyPath: path] / .seconds(1) },
        set: { $0[keyPath: path] = .milliseconds(Int(($1 * 1000).rounded())) }))
  }

  /// Returns the name of an enum case as words.
  ///
  /// For example, "dismissOldest" becomes "Dismiss oldest".
  public static func words(_ value: some Any) -> String {
    var words = ""
    for letter in "\(value)" {
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
