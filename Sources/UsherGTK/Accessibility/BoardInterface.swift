#if GTK && os(Linux)
internal import CGTK

/// The notice board's implementation of AT-SPI 2, the protocol of the accessibility bus.
@MainActor
enum BoardInterface {
  enum Part {
    case root
    case notice(Int)
  }

  private static let accessible = "org.a11y.atspi.Accessible"
  private static let application = "org.a11y.atspi.Application"
  private static let base = "/org/a11y/atspi/accessible/"

  static func path(of part: Part) -> String {
    switch part {
    case .root: base + "root"
    case .notice(let number): base + "notice\(number)"
    }
  }

  /// The D-Bus description of the board's interfaces, as defined by AT-SPI.
  ///
  /// Each property is listed with its type, and each method with the type of its result. Only
  /// `GetChildAtIndex` has an argument: a number.
  private static let description = """
    <node>
      \(interface(accessible, properties: [
        "Name": "s", "Description": "s", "Locale": "s", "AccessibleId": "s", "Parent": "(so)",
        "ChildCount": "i",
      ], methods: [
        "GetChildren": "a(so)", "GetChildAtIndex": "(so)", "GetIndexInParent": "i",
        "GetRelationSet": "a(ua(so))", "GetRole": "u", "GetRoleName": "s",
        "GetLocalizedRoleName": "s", "GetState": "au", "GetAttributes": "a{ss}",
        "GetApplication": "(so)", "GetInterfaces": "as",
      ]))
      \(interface(application, properties: [
        "ToolkitName": "s", "Version": "s", "AtspiVersion": "s", "Id": "i",
      ], methods: [:]))
    </node>
    """

  private static func interface(
    _ name: String, properties: KeyValuePairs<String, String>,
    methods: KeyValuePairs<String, String>
  ) -> String {
    let properties = properties.map { name, type in
      let access = name == "Id" ? "readwrite" : "read"
      return "<property name='\(name)' type='\(type)' access='\(access)'/>"
    }
    let methods = methods.map { name, result in
      let index = name == "GetChildAtIndex" ? "<arg type='i' direction='in'/>" : ""
      return "<method name='\(name)'>\(index)<arg type='\(result)' direction='out'/></method>"
    }
    return "<interface name='\(name)'>" + (properties + methods).joined() + "</interface>"
  }

  /// Registers the board's objects on a bus.
  ///
  /// The bus doesn't retain the board, so the board must exist until the program ends.
  ///
  /// - Returns: Whether the bus accepted every object.
  static func register(_ board: NoticeBoard, on connection: BusConnection) -> Bool {
    guard let node = g_dbus_node_info_new_for_xml(description, nil) else { return false }
    defer { g_dbus_node_info_unref(node) }
    var answers = GDBusInterfaceVTable()
    answers.method_call = { connection, _, path, _, method, arguments, invocation, data in
      guard let connection, let path, let method, let invocation else { return }
      let index = arguments.flatMap { Variant.onlyNumber(in: $0) }
      let asked = String(cString: method)
      BoardInterface.ask(data, connection, path) { board, part, me in
        BoardInterface.result(of: asked, index, part, board, me).map { .tuple([$0]) }
      } answer: { result in
        if let result {
          g_dbus_method_invocation_return_value(invocation, result)
        } else {
          g_dbus_method_invocation_return_dbus_error(
            invocation, "org.freedesktop.DBus.Error.UnknownMethod", "there is no such method")
        }
      }
    }
    answers.get_property = { connection, _, path, _, property, _, data in
      guard let connection, let path, let property else { return nil }
      var value: OpaquePointer?
      let asked = String(cString: property)
      BoardInterface.ask(data, connection, path) { board, part, me in
        BoardInterface.value(of: asked, part, board, me)
      } answer: {
        value = $0
      }
      return value
    }
    // The registry assigns each application a number. The board ignores this number.
    answers.set_property = { _, _, _, _, _, _, _, _ in 1 }
    let data = Unmanaged.passUnretained(board).toOpaque()
    let notices = (0..<NoticeBoard.capacity).map { Part.notice($0) }
    let objects: [(part: Part, interface: String)] =
      [(.root, accessible), (.root, application)] + notices.map { ($0, accessible) }
    for object in objects {
      let number = g_dbus_connection_register_object(
        connection.pointer, path(of: object.part),
        g_dbus_node_info_lookup_interface(node, object.interface), &answers, data, nil, nil)
      guard number != 0 else { return false }
    }
    return true
  }

  /// Calls `question` for the object at `path`, and passes the result to `answer`.
  ///
  /// `answer` receives a floating variant, or `nil` if `question` returns `nil`.
  private nonisolated static func ask(
    _ data: gpointer?, _ connection: OpaquePointer, _ path: UnsafePointer<CChar>,
    _ question: @MainActor (NoticeBoard, Part, String) -> Variant?,
    answer: (OpaquePointer?) -> Void
  ) {
    let path = String(cString: path)
    let me = g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
    nonisolated(unsafe) let (data, answer) = (data, answer)
    MainActor.assumeIsolated {
      let notice = (0..<NoticeBoard.capacity).first { self.path(of: .notice($0)) == path }
      let board = data.map { Unmanaged<NoticeBoard>.fromOpaque($0).takeUnretainedValue() }
      let part = notice.map { Part.notice($0) } ?? .root
      answer(board.flatMap { question($0, part, me) }?.pointer)
    }
  }

  private static func result(
    of method: String, _ index: Int32?, _ part: Part, _ board: NoticeBoard, _ me: String
  ) -> Variant? {
    switch method {
    case "GetRole": .bits(role(of: part).number)
    case "GetRoleName", "GetLocalizedRoleName": .text(role(of: part).name)
    case "GetState": .array("u", [.bits(state(of: part, board)), .bits(0)])
    case "GetChildren": .array("(so)", children(of: part).map { reference(to: $0, me) })
    case "GetChildAtIndex":
      children(of: part).indices.first { Int32($0) == index }
        .map { reference(to: children(of: part)[$0], me) } ?? NoticeBoard.Reference.none.variant
    case "GetIndexInParent": .number(place(of: part))
    case "GetRelationSet": .array("(ua(so))", [])
    case "GetAttributes": .array("{ss}", [])
    case "GetApplication": reference(to: .root, me)
    case "GetInterfaces":
      switch part {
      case .root: .array("s", [.text(accessible), .text(application)])
      case .notice: .array("s", [.text(accessible)])
      }
    default: nil
    }
  }

  private static func value(
    of property: String, _ part: Part, _ board: NoticeBoard, _ me: String
  ) -> Variant? {
    switch property {
    case "Name":
      switch part {
      case .root: .text(g_get_prgname().map { String(cString: $0) } ?? "")
      case .notice(let number): .text(board.notices[number])
      }
    case "Description", "Locale", "AccessibleId": .text("")
    case "Parent":
      switch part {
      case .root: board.parent.variant
      case .notice: reference(to: .root, me)
      }
    case "ChildCount": .number(Int32(children(of: part).count))
    case "ToolkitName": .text("Usher")
    case "Version": .text("1")
    case "AtspiVersion": .text("2.1")
    case "Id": .number(0)
    default: nil
    }
  }

  private static func children(of part: Part) -> [Part] {
    switch part {
    case .root: (0..<NoticeBoard.capacity).map { .notice($0) }
    case .notice: []
    }
  }

  private static func reference(to part: Part, _ me: String) -> Variant {
    NoticeBoard.Reference(owner: me, path: path(of: part)).variant
  }

  private static func place(of part: Part) -> Int32 {
    switch part {
    case .root: -1
    case .notice(let number): Int32(number)
    }
  }

  /// Returns the number and name of the part's role in AT-SPI's list of roles.
  private static func role(of part: Part) -> (number: UInt32, name: String) {
    switch part {
    case .root: (75, "application")
    case .notice: (101, "notification")
    }
  }

  /// Returns the part's states, as bits from AT-SPI's list of states.
  ///
  /// All parts are enabled, sensitive and visible. The root and the shown notice are also showing.
  private static func state(of part: Part, _ board: NoticeBoard) -> UInt32 {
    let isShowing =
      switch part {
      case .root: true
      case .notice(let number): board.shown == number
      }
    return 1 << 8 | 1 << 24 | 1 << 30 | (isShowing ? 1 << 25 : 0)
  }
}
#endif
