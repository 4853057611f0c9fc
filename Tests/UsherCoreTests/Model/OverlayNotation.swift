import UsherCore

/// Writes a script's overlays with only the values that differ from `Overlay.model`.
enum OverlayNotation {
  /// An overlay's property that scripts vary.
  private struct Field {
    let name: String
    let value: (Overlay) -> String
    let reset: (inout Overlay) -> Void

    init<Value>(_ name: String, _ path: WritableKeyPath<Overlay, Value>) {
      self.name = name
      value = { "\($0[keyPath: path])" }
      reset = { $0[keyPath: path] = Overlay.model[keyPath: path] }
    }
  }

  private static var fields: [Field] {
    [
      Field("name", \.name), Field("lane", \.lane), Field("priority", \.priority),
      Field("precedence", \.precedence), Field("identity", \.identity),
      Field("isEvictable", \.isEvictable), Field("lifetime", \.lifetime), Field("delay", \.delay),
      Field("maximumWait", \.maximumWait), Field("minimumTime", \.minimumTime),
      Field("asksFirst", \.asksFirst), Field("pausesFor", \.pausesFor),
      Field("resumption", \.resumption), Field("unfolding", \.unfolding),
      Field("showsTimeLeft", \.showsTimeLeft),
      Field("drawing", \.drawing),
      Field("dismissesOnEscape", \.dismissesOnEscape), Field("backdrop", \.backdrop),
      Field("entrance", \.entrance), Field("exit", \.exit), Field("replaced", \.replaced),
      Field("reducedMotion", \.reducedMotion),
    ]
  }

  /// The functions that reset each property to the usual value.
  static var resets: [(Overlay) -> Overlay] {
    fields.map { field in
      { overlay in
        var overlay = overlay
        field.reset(&overlay)
        return overlay
      }
    }
  }

  static func describe(_ overlay: Overlay) -> String {
    let values = fields.filter { $0.value(overlay) != $0.value(.model) }
      .map { "\($0.name): \($0.value(overlay))" }
    return "Overlay(\(values.joined(separator: ", ")))"
  }

  /// Returns the script as a list of events with their times in milliseconds.
  static func describe(_ script: [Timed]) -> String {
    script.map { timed in
      let event =
        switch timed.event {
        case .presentRequested(let id, let overlay): "presentRequested(\(id), \(describe(overlay)))"
        case .updateRequested(let id, let overlay): "updateRequested(\(id), \(describe(overlay)))"
        default: "\(timed.event)"
        }
      return "(\(timed.time), .\(event)),"
    }
    .joined(separator: "\n").withoutTypeNames
  }
}

extension String {
  /// The text without type names that a reader does not need.
  var withoutTypeNames: String {
    replacing("UsherCore.", with: "").replacing("rawValue: ", with: "")
      .replacing("Optional", with: "")
  }
}
