#if GTK
internal import CGTK
internal import Usher

/// A connection to the accessibility bus that sees this program like assistive technology.
///
/// If it's created before the first window, it declares that a screen reader is in use, and
/// listens.
@MainActor
final class AccessibilityBus {
  /// The announcements in order, from any mechanism for screen readers.
  private(set) var announcements: [String] = []
  /// The paths of widgets that were reported as added, in order.
  private(set) var newcomers: [String] = []
  private let session: MessageBus
  private let bus: MessageBus
  /// The names of objects, by path.
  private var names: [String: String] = [:]

  static let accessible = "org.a11y.atspi.Accessible"
  /// The role of a status overlay, which has a name only in GTK 4.8.
  static var statusRole: String { gtk_get_minor_version() > 8 ? "group" : "status" }

  /// A reference to an object on the bus: its owner and its path.
  struct Reference: Equatable {
    let owner: String
    let path: String
  }

  /// A widget with its descendants.
  struct Element {
    let reference: Reference
    /// The role, the name, the other properties and the states, as one line.
    let line: String
    let name: String
    let isFocused: Bool
    let children: [Element]

    /// The whole tree as indented lines.
    var outline: String {
      ([line] + children.map { "  " + $0.outline.replacing("\n", with: "\n  ") })
        .joined(separator: "\n")
    }

    /// The element with the keyboard focus, or `nil` for none.
    var focused: Element? {
      if isFocused { return self }
      return children.lazy.compactMap(\.focused).first
    }

    /// All elements with this name in the tree, including its root.
    func named(_ name: String) -> [Element] {
      (self.name == name ? [self] : []) + children.flatMap { $0.named(name) }
    }
  }

  /// Connects to the session bus and to the accessibility bus.
  init() throws {
    session = try .session()
    bus = try .connected(
      to: try session.call("org.a11y.Bus.GetAddress", of: "org.a11y.Bus", at: "/org/a11y/bus")[0])
    setScreenReader(true)
    listen()
  }

  /// Sets whether a screen reader is in use.
  func setScreenReader(_ isInUse: Bool) {
    set("ScreenReaderEnabled", to: isInUse)
  }

  /// Sets whether other software uses accessibility, such as a password manager.
  func setClient(_ isInUse: Bool) {
    set("IsEnabled", to: isInUse)
  }

  private func set(_ property: String, to value: Bool) {
    _ = try? session.call(
      "org.freedesktop.DBus.Properties.Set", of: "org.a11y.Bus", at: "/org/a11y/bus",
      "('org.a11y.Status', '\(property)', <\(value)>)")
  }

  /// Returns the tree of this program's window, as GTK exposes it.
  func tree() async throws -> Element {
    let root = Reference(
      owner: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
    for program in await children(of: root) {
      let toolkit = await property("ToolkitName", of: program, "org.a11y.atspi.Application")
      guard toolkit == "GTK" else { continue }
      return await element(at: try unwrap(await children(of: program).first, "the window"))
    }
    throw ScenarioFailure(description: "GTK is not on the accessibility bus")
  }

  /// Performs a widget's first action, like a screen reader's user.
  func act(on element: Element) async {
    _ = await call(element.reference, "org.a11y.atspi.Action", "DoAction", "(0,)")
  }

  /// Returns the relations of an element, each with the names of its target elements.
  func relations(of element: Element) async -> [String] {
    let words: [UInt32: String] = [10: "flows to", 18: "described by"]
    var relations: [String] = []
    // A number for each relation, and an owner and a path for each target.
    var leaves = await call(element.reference, Self.accessible, "GetRelationSet")[...]
    while let leaf = leaves.popFirst() {
      if let number = UInt32(leaf.split(separator: " ").last ?? "") {
        relations.append(words[number] ?? "relation \(number)")
      } else if let path = leaves.popFirst(), !relations.isEmpty {
        let name = await property("Name", of: Reference(owner: leaf, path: path))
        relations[relations.count - 1] += " '\(name)'"
      }
    }
    return relations
  }

  private func element(at reference: Reference) async -> Element {
    let told = await call(reference, Self.accessible, "GetRoleName").first ?? "?"
    // A box is a group in GTK 4.8, and generic in later versions.
    let role = told == "generic" ? "group" : told
    let name = await property("Name", of: reference)
    let description = await property("Description", of: reference)
    let bits = await call(reference, Self.accessible, "GetState").first.flatMap { UInt32($0) } ?? 0
    let states = [(16, "modal")].filter { bits & 1 << $0.0 != 0 }.map(\.1)
    let parts =
      [role] + (name.isEmpty ? [] : ["'\(name)'"])
      + (description.isEmpty ? [] : ["(\(description))"]) + states
    var children: [Element] = []
    for child in await self.children(of: reference) { children.append(await element(at: child)) }
    return Element(
      reference: reference, line: parts.joined(separator: " "), name: name,
      isFocused: bits & 1 << 12 != 0, children: children)
  }

  private func children(of reference: Reference) async -> [Reference] {
    let leaves = await call(reference, Self.accessible, "GetChildren")
    return stride(from: 0, to: leaves.count - 1, by: 2).map {
      Reference(owner: leaves[$0], path: leaves[$0 + 1])
    }
  }

  private func property(
    _ name: String, of reference: Reference, _ interface: String = AccessibilityBus.accessible
  ) async -> String {
    await call(
      reference, "org.freedesktop.DBus.Properties", "Get", "('\(interface)', '\(name)')"
    ).first ?? ""
  }

  /// Calls a method, and returns the reply's leaf values in order, or an empty array on failure.
  private func call(
    _ reference: Reference, _ interface: String, _ method: String, _ arguments: String = "()"
  ) async -> [String] {
    await withCheckedContinuation { (done: CheckedContinuation<[String], Never>) in
      let box = Unmanaged.passRetained(Box(done))
      g_dbus_connection_call(
        bus.connection, reference.owner, reference.path, interface, method,
        g_variant_parse(nil, arguments, nil, nil, nil), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
        { source, result, data in
          let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          let leaves = answer.map { MessageBus.leaves(of: $0) } ?? []
          if let answer { g_variant_unref(answer) }
          guard let data else { return }
          Unmanaged<Box>.fromOpaque(data).takeRetainedValue().done.resume(returning: leaves)
        }, box.toOpaque())
    }
  }

  private final class Box {
    let done: CheckedContinuation<[String], Never>

    init(_ done: CheckedContinuation<[String], Never>) {
      self.done = done
    }
  }

  /// Receives events while the program runs.
  private func listen() {
    for event in ["children-changed", "state-changed", "property-change", "announcement"] {
      _ = try? bus.call(
        "org.a11y.atspi.Registry.RegisterEvent", of: "org.a11y.atspi.Registry",
        at: "/org/a11y/atspi/registry", "('object:\(event)',)")
    }
    g_dbus_connection_signal_subscribe(
      bus.connection, nil, "org.a11y.atspi.Event.Object", nil, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, path, _, signal, arguments, data in
        guard let path, let signal, let arguments, let data else { return }
        let (source, name) = (String(cString: path), String(cString: signal))
        let leaves = MessageBus.leaves(of: arguments)
        nonisolated(unsafe) let bus = data
        MainActor.assumeIsolated {
          Unmanaged<AccessibilityBus>.fromOpaque(bus).takeUnretainedValue()
            .hear(name, from: source, leaves)
        }
      }, Unmanaged.passRetained(self).toOpaque(), nil)
  }

  /// Records an event, which consists of a detail, two numbers and a value of any type.
  private func hear(_ signal: String, from path: String, _ leaves: [String]) {
    guard leaves.count > 3 else { return }
    switch (signal, leaves[0], leaves[1]) {
    case ("PropertyChange", "accessible-name", _): names[path] = leaves[3]
    case ("StateChanged", "showing", "1"): announcements.append(names[path] ?? "")
    // GTK's own announcements, since version 4.14.
    case ("Announcement", _, _): announcements.append(leaves[3])
    // The value is a reference: an owner and a path.
    case ("ChildrenChanged", "add", _) where leaves.count > 4: newcomers.append(leaves[4])
    default: break
    }
  }
}
#endif
