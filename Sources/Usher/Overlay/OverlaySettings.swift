package import UsherCore

/// The settings that an overlay or a preset has set, without those that it leaves to others.
///
/// A setting of an overlay overrides the same setting of its preset, which overrides the default.
/// Within one value, the last assignment wins.
public struct OverlaySettings: Sendable {
  // In the order in which they were set, since one path may lead into the value of another.
  private var changes: [Change] = []
  /// What a value is read from and changed in part, over the defaults.
  private var base: Base?

  /// The values that the settings are applied to.
  package struct Target: Sendable {
    package var configuration: OverlayConfiguration
    package var content: OverlayContent
    package var platformStyle: PlatformStyle?
    /// The color of texts, icons and labels that have the usual one; `nil` leaves it.
    var foreground: AdaptiveColor?
    /// The color of images; `nil` leaves it.
    var iconColor: AdaptiveColor?
    /// The color of what has the accent's; `nil` leaves it.
    var tint: AdaptiveColor?
    /// The space between the surface's edges and the content.
    var padding = Padding()
    /// The presence of the button that closes; `nil` leaves it to the content.
    var closeButton: CloseButton?
    /// Whether the content gets a bar that shows the time left.
    var showsCountdown = false
    /// The font of texts; `nil` leaves it.
    var font: OverlayNode.Font?
    /// The place of lines; `nil` leaves it.
    var alignment: OverlayNode.Text.Alignment?
    /// The maximum number of lines, which may be none; `nil` leaves it.
    var lineLimit: Int??
    /// What a tap on the backdrop does, or `nil` if the backdrop decides.
    var backdropTap: TapBehavior?

    /// Whether the settings change texts.
    var changesTexts: Bool { font != nil || alignment != nil || lineLimit != nil }

    /// Changes a text by the settings.
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

  /// The space at each edge, in points; `nil` leaves it to the content.
  package struct Padding: Equatable, Sendable {
    var top: Double?
    var bottom: Double?
    var leading: Double?
    var trailing: Double?

    /// Returns insets with the space that is set.
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

  /// The content and the preset of an overlay.
  private struct Base: Sendable {
    let content: OverlayContent
    let preset: [Change]
  }

  /// Creates settings that leave everything to others.
  public init() {}

  /// The value set at `path`, or that of the preset, of the content, or the default.
  ///
  /// A change of a part sets the whole value, and keeps its other parts as they were read.
  package subscript<Value: Sendable>(path: Path<Value>) -> Value {
    get {
      var layers = Overlay.Layers()
      layers.preset = base.map { OverlaySettings($0.preset) }
      layers.own = self
      return layers.applied(to: base?.content ?? OverlayContent(.stack(.empty)))[keyPath: path]
    }
    set { set(path, to: newValue) }
  }

  /// Sets the value at `path`, which may lead into a value that another path leads to.
  package mutating func set<Value: Sendable>(_ path: Path<Value>, to value: Value) {
    changes.removeAll { $0.path == path }
    changes.append(Change(path: path) { $0[keyPath: path] = value })
  }

  /// Notes the content and the preset of the overlay that has the settings.
  mutating func start(from content: OverlayContent, _ preset: OverlaySettings?) {
    base = Base(content: content, preset: preset?.changes ?? [])
  }

  /// The settings alone, without what they are read over.
  var alone: OverlaySettings { OverlaySettings(changes) }

  private init(_ changes: [Change]) { self.changes = changes }

  /// Whether the value at `path` is set.
  package func isSet<Value: Sendable>(_ path: Path<Value>) -> Bool {
    changes.contains { $0.path == path }
  }

  /// Applies the settings to `target`.
  package func apply(to target: inout Target) {
    // What an earlier layer said about taps is about its own backdrop.
    target.backdropTap = nil
    for change in changes { change.apply(&target) }
    if let tap = target.backdropTap { target.configuration.backdrop?.tap = tap }
  }

  /// Sets the label and the description for screen readers to those of new content, if they are
  /// set.
  mutating func forgetWords(insteadOf words: Semantics) {
    guard isSet(\.content.semantics) || isSet(\.content.semantics.label) else { return }
    set(\.content.semantics.label, to: words.label)
    set(\.content.semantics.description, to: words.description)
  }

  /// Sets what `other` sets, over the same settings of this value.
  package mutating func merge(_ other: OverlaySettings) {
    let overridden = Set(other.changes.map { $0.path as AnyKeyPath })
    changes.removeAll { overridden.contains($0.path) }
    changes += other.changes
  }
}

extension OverlayNode.Stack {
  fileprivate static let empty = OverlayNode.Stack(.vertical, children: [])
}

/// A value with the settings of an overlay: an overlay, or a preset.
///
/// Most settings are a property, and a modifier of the same name that returns a changed copy.
public protocol OverlayModifiable: Sendable {
  /// The settings that the value has set.
  var settings: OverlaySettings { get set }
}

extension OverlayModifiable {
  /// Returns a copy with a change applied.
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

  /// The default configuration with the settings; a new value sets all of it.
  package var configuration: OverlayConfiguration {
    get { settings[\.configuration] }
    set { settings[\.configuration] = newValue }
  }

  /// Returns a copy with the value at `path`.
  func setting<Value: Sendable>(_ path: OverlaySettings.Path<Value>, to value: Value) -> Self {
    var copy = self
    copy.settings.set(path, to: value)
    return copy
  }
}
