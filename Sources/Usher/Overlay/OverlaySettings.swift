package import UsherCore

/// The settings that were set on an overlay or a preset.
///
/// A setting of an overlay overrides its preset, which overrides the default. If a value is set
/// several times, the last assignment is used.
public struct OverlaySettings: Sendable {
  // In the order in which they were set, because a path can lead into the value of another path.
  private var changes: [Change] = []
  /// The settings that override the preset in a viewport of compact width, or an empty array.
  // This is an array because a value can't contain itself.
  var compact: [OverlaySettings] = []
  /// The content and preset from which unset values are read.
  private var base: Base?

  /// The values that settings change.
  ///
  /// An optional value is `nil` to keep the content's value.
  package struct Target: Sendable {
    package var configuration: OverlayConfiguration
    package var content: OverlayContent
    package var platformStyle: PlatformStyle?
    /// The color of texts, icons and labels that have a standard color.
    var foreground: AdaptiveColor?
    var iconColor: AdaptiveColor?
    /// The color of elements that have the accent color.
    var tint: AdaptiveColor?
    var padding = Padding()
    var closeButton: CloseButton?
    var showsCountdown = false
    var font: OverlayNode.Font?
    var alignment: OverlayNode.Text.Alignment?
    /// The maximum number of lines.
    ///
    /// `.some(nil)` means no limit.
    var lineLimit: Int??
    /// The effect of a tap on the backdrop, or `nil` to use the backdrop's setting.
    var backdropTap: TapBehavior?

    var changesTexts: Bool { font != nil || alignment != nil || lineLimit != nil }

    func change(_ text: inout OverlayNode.Text) {
      if let font { text.font = font }
      if let alignment { text.alignment = alignment }
      if let lineLimit { text.lineLimit = lineLimit }
    }

    package init(
      configuration: OverlayConfiguration = OverlayConfiguration(),
      content: OverlayContent = OverlayContent(.stack(.empty))
    ) {
      self.configuration = configuration
      self.content = content
    }
  }

  /// The space at each edge, in points, or `nil` to use the content's padding.
  package struct Padding: Equatable, Sendable {
    var top: Double?
    var bottom: Double?
    var leading: Double?
    var trailing: Double?

    func over(_ insets: Insets) -> Insets {
      Insets(
        top: top ?? insets.top, left: leading ?? insets.left, bottom: bottom ?? insets.bottom,
        right: trailing ?? insets.right)
    }
  }

  package typealias Path<Value> = any WritableKeyPath<Target, Value> & Sendable

  private struct Change: Sendable {
    let path: any AnyKeyPath & Sendable
    let apply: @Sendable (inout Target) -> Void
  }

  private struct Base: Sendable {
    let content: OverlayContent
    let preset: [Change]
  }

  /// Creates empty settings.
  public init() {}

  /// The value at `path`: the setting, or else the value of the preset, the content or the default.
  ///
  /// Assigning to a part of a value sets the whole value. The other parts have the values that were
  /// read.
  package subscript<Value: Sendable>(path: Path<Value>) -> Value {
    get {
      var layers = Overlay.Layers()
      layers.preset = base.map { OverlaySettings($0.preset) }
      layers.own = self
      return layers.applied(to: base?.content ?? OverlayContent(.stack(.empty)))[keyPath: path]
    }
    set { set(path, to: newValue) }
  }

  /// Sets the value at `path`, which may lead into the value of another path.
  package mutating func set<Value: Sendable>(_ path: Path<Value>, to value: Value) {
    changes.removeAll { $0.path == path }
    changes.append(Change(path: path) { $0[keyPath: path] = value })
  }

  /// Sets the content and the preset from which unset values are read.
  mutating func start(from content: OverlayContent, _ preset: OverlaySettings?) {
    base = Base(content: content, preset: preset?.changes ?? [])
  }

  /// The settings without the content and the preset.
  var alone: OverlaySettings {
    var alone = OverlaySettings(changes)
    alone.compact = compact
    return alone
  }

  private init(_ changes: [Change]) { self.changes = changes }

  package func isSet<Value: Sendable>(_ path: Path<Value>) -> Bool {
    changes.contains { $0.path == path }
  }

  package func apply(to target: inout Target) {
    // An earlier layer's setting for taps applies only to that layer's backdrop.
    target.backdropTap = nil
    for change in changes { change.apply(&target) }
    if let tap = target.backdropTap { target.configuration.backdrop?.tap = tap }
  }

  /// Replaces a label and a description for screen readers that were set for earlier content.
  mutating func forgetWords(insteadOf words: Semantics) {
    guard isSet(\.content.semantics) || isSet(\.content.semantics.label) else { return }
    set(\.content.semantics.label, to: words.label)
    set(\.content.semantics.description, to: words.description)
  }

  /// Adds the settings of `other`, which override the existing settings.
  package mutating func merge(_ other: OverlaySettings) {
    let overridden = Set(other.changes.map { $0.path as AnyKeyPath })
    changes.removeAll { overridden.contains($0.path) }
    changes += other.changes
    if !other.compact.isEmpty { compact = other.compact }
  }
}

extension OverlayNode.Stack {
  fileprivate static let empty = OverlayNode.Stack(.vertical, children: [])
}

/// An overlay or a preset.
///
/// Most settings are a property, and a modifier with the same name that returns a changed copy.
public protocol OverlayModifiable: Sendable {
  /// The settings that were set on the value.
  var settings: OverlaySettings { get set }
}

extension OverlayModifiable {
  /// Returns a changed copy.
  ///
  /// ```swift
  /// let short = OverlayPreset.toast.with {
  ///   $0.duration = .seconds(2)
  ///   $0.haptic = .success
  /// }
  /// ```
  public func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// The default configuration with the settings applied.
  ///
  /// Assigning to it sets all values.
  package var configuration: OverlayConfiguration {
    get { settings[\.configuration] }
    set { settings[\.configuration] = newValue }
  }

  func setting<Value: Sendable>(_ path: OverlaySettings.Path<Value>, to value: Value) -> Self {
    var copy = self
    copy.settings.set(path, to: value)
    return copy
  }
}
