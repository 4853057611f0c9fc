internal import Usher

/// A setting of the playground's overlay, as a value and as code.
struct Modifier: Sendable {
  /// Sets a playground's value on its overlay.
  let set: @Sendable (inout Overlay, Playground) -> Void
  /// Returns the call that sets a playground's value, or `nil` for the default.
  let call: @Sendable (Playground) -> Source?

  private typealias Setting<Value> = any WritableKeyPath<Overlay, Value> & Sendable
  private typealias Origin<Value> = any KeyPath<Playground, Value> & Sendable

  /// All modifiers, in the order of the code.
  static let all: [Modifier] = turn + time + place + surface + input + motion

  private static let turn = [
    Modifier("name", \.name, \.name),
    Modifier("queue", \.queue, \.base.lane),
    Modifier("priority", \.priority, \.base.priority),
    Modifier(\.precedence, \.base.precedence) { precedence in
      switch precedence {
      case .replace(dropsWaiting: false, restoresReplaced: false): .call("replacesCurrent", [])
      case .replace(dropsWaiting: false, restoresReplaced: true):
        .call("replacesCurrent", [Source.Argument("restoring", true.source)])
      case .queue, .stack, .replace: .modifier("precedence", precedence)
      }
    },
    Modifier("duplicates", \.duplicates, \.base.identity),
    Modifier("isEvictable", \.isEvictable, \.base.isEvictable),
    Modifier(\.isUserInitiated, \.base.isReply) { _ in .call("isUserInitiated", []) },
  ]

  private static let time = [
    Modifier("duration", \.duration, \.base.lifetime),
    Modifier("delay", \.delay, \.base.delay),
    Modifier("maximumWait", \.maximumWait, \.base.maximumWait),
    Modifier("minimumDuration", \.minimumDuration, \.base.minimumTime),
    Modifier(\.pauses, \.base.pausesFor) {
      .call("pauses", [Source.Argument("for", $0.source)])
    },
    Modifier("resumePolicy", \.resumePolicy, \.base.resumePolicy),
    Modifier("expansion", \.expansion, \.base.expansion),
  ]

  private static let place = [
    Modifier("position", \.position, \.base.placement),
    size,
    Modifier(\.margins, \.base.margins) {
      $0 == Insets(horizontal: $0.left, vertical: $0.left)
        ? .modifier("margins", $0.left) : .modifier("margins", $0)
    },
    Modifier("safeArea", \.safeArea, \.base.safeArea),
    Modifier(\.obstructions, \.base.obstructions) {
      $0 == .ignored ? .modifier("avoidsKeyboard", false) : .modifier("obstructions", $0)
    },
    Modifier("buffer", \.buffer, \.base.buffer),
  ]

  private static let surface = [
    Modifier {
      $0 = $0.foregroundStyle($1.letters.color)
    } call: {
      $0.letters.color.map { .modifier("foregroundStyle", $0) }
    },
    Modifier(\.background, \.surface.background) {
      if case .color(let color) = $0 {
        .modifier("background", color)
      } else {
        .modifier("background", $0)
      }
    },
    Modifier(\.corners, \.surface.corners) {
      if let radius = $0.sharedRadius, $0.curve == .circular {
        .modifier("cornerRadius", radius)
      } else {
        .modifier("corners", $0)
      }
    },
    Modifier(\.border, \.surface.border) { border in
      guard let border else { return .call("border", [Source.Argument(nil, .word("nil"))]) }
      var arguments = Arguments()
      arguments.add(nil, border.color)
      arguments.add("width", border.width)
      return .call("border", arguments.list)
    },
    Modifier("shadow", \.shadow, \.surface.shadow),
    Modifier {
      // An alert, for example, is always clipped.
      $0.clipsContent = $1.surface.clipsContent || $0.content.style.clipsContent
    } call: {
      $0.surface.clipsContent ? .call("clipsContent", []) : nil
    },
    Modifier("opacity", \.opacity, \.base.opacity),
    Modifier("appearance", \.appearance, \.appearance),
    Modifier("haptic", \.haptic, \.haptic),
  ]

  private static let input = [
    Modifier("tap", \.tap, \.base.tap),
    Modifier("swipe", \.swipe, \.swipe.policy),
    Modifier("dismissesOnEscape", \.dismissesOnEscape, \.base.dismissesOnEscape),
    Modifier {
      $0.backdrop = $1.backdrop.backdrop
      $0.scrim = $1.backdrop.scrim
    } call: { playground in
      playground.backdrop.backdrop.map {
        var arguments = Arguments()
        arguments.add(nil, $0)
        arguments.add("fill", playground.backdrop.scrim, unless: .scrim)
        return .call("backdrop", arguments.list)
      }
    },
  ]

  private static let motion = [
    Modifier("entrance", \.entrance, \.entrance.transition),
    Modifier("exit", \.exit, \.exit.transition),
    Modifier("replacedExit", \.replacedExit, \.replacedExit),
    Modifier("reducedMotion", \.reducedMotion, \.base.reducedMotion),
  ]

  private init(
    set: @escaping @Sendable (inout Overlay, Playground) -> Void,
    call: @escaping @Sendable (Playground) -> Source?
  ) {
    (self.set, self.call) = (set, call)
  }

  private init<Value: Equatable & Sendable>(
    _ setting: Setting<Value>, _ origin: Origin<Value>,
    call: @escaping @Sendable (Value) -> Source
  ) {
    let usual = Playground()[keyPath: origin]
    self.init {
      // The content keeps its default values.
      let value = $1[keyPath: origin]
      if value != usual { $0[keyPath: setting] = value }
    } call: {
      let value = $0[keyPath: origin]
      return value == usual ? nil : call(value)
    }
  }

  /// Creates a modifier with the value as its only argument.
  private init<Value: Equatable & Sendable & Writable>(
    _ name: String, _ setting: Setting<Value>, _ origin: Origin<Value>
  ) {
    self.init(setting, origin) { .modifier(name, $0) }
  }

  /// The part of a size that has its own modifier, or `nil` if `size(_:)` sets the whole size.
  private enum SizePart {
    case fullWidth
    case width(Extent)
    case maximumWidth(Double)
    case maximumHeight(Double)

    init?(_ size: SizeConstraints) {
      if size == SizeConstraints(maximumWidth: .intrinsic) {
        self = .fullWidth
      } else if size == SizeConstraints(width: size.width) {
        self = .width(size.width)
      } else if case .constant(let points) = size.maximumWidth,
        size == SizeConstraints(maximumWidth: size.maximumWidth)
      {
        self = .maximumWidth(points)
      } else if case .constant(let points) = size.maximumHeight,
        size == SizeConstraints(maximumHeight: size.maximumHeight)
      {
        self = .maximumHeight(points)
      } else {
        return nil
      }
    }
  }

  private static let size = Modifier {
    let size = $1.base.size
    guard size != SizeConstraints() else { return }
    switch SizePart(size) {
    case .fullWidth: $0 = $0.fullWidth()
    case .width(let width): $0 = $0.width(width)
    case .maximumWidth(let points): $0 = $0.maxWidth(points)
    case .maximumHeight(let points): $0 = $0.maxHeight(points)
    case nil: $0.size = size
    }
  } call: {
    let size = $0.base.size
    guard size != SizeConstraints() else { return nil }
    switch SizePart(size) {
    case .fullWidth: return .call("fullWidth", [])
    case .width(.constant(let points)): return .modifier("width", points)
    case .width(let width): return .modifier("width", width)
    case .maximumWidth(let points): return .modifier("maxWidth", points)
    case .maximumHeight(let points): return .modifier("maxHeight", points)
    case nil: return .modifier("size", size)
    }
  }
}

extension Source {
  fileprivate static func modifier(_ name: String, _ argument: some Writable) -> Source {
    .call(name, [Argument(nil, argument.source)])
  }
}
