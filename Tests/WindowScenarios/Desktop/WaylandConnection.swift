#if GTK
internal import Glibc

/// A connection to a Wayland compositor that sends and reads messages itself.
///
/// A message is a header of two words, the object's number and the message's length and number, and
/// arguments of whole words. The tests need only a few requests, mostly from protocols without a
/// library.
@MainActor
final class WaylandConnection {
  /// The number of an object, which this program chooses.
  typealias Object = UInt32
  /// A closure for an object's events, called with the event's number and its arguments.
  typealias Handler = @MainActor (UInt16, inout WaylandArguments) -> Void

  private let socket: CInt
  private var received: [UInt8] = []
  private var lastObject: Object = 2
  private var handlers: [Object: Handler] = [:]
  private var globals: [String: [UInt32]] = [:]
  private var complaint: String?

  private static let display: Object = 1
  private static let registry: Object = 2

  /// Connects to the compositor at a socket's path, and reads its global objects.
  init(path: String) throws {
    socket = try UnixSocket.connect(to: path)
    handlers[Self.display] = { [weak self] event, arguments in
      // The other event reports that a number is free again.
      guard event == 0 else { return }
      let (object, code) = (arguments.word(), arguments.word())
      self?.complaint = "object \(object), error \(code): \(arguments.text())"
    }
    handlers[Self.registry] = { [weak self] event, arguments in
      guard event == 0 else { return }
      let name = arguments.word()
      self?.globals[arguments.text(), default: []].append(name)
    }
    try send(to: Self.display, 1, [.word(Self.registry)])
    try waitForAnswer()
  }

  isolated deinit {
    close(socket)
  }

  /// Returns a number for a new object, whose events are sent to `handler`.
  func makeObject(_ handler: @escaping Handler = { _, _ in }) -> Object {
    lastObject += 1
    handlers[lastObject] = handler
    return lastObject
  }

  /// Removes an object that was destroyed.
  func forget(_ object: Object) {
    handlers[object] = nil
  }

  /// Binds a global object, by its number among the objects with this interface.
  ///
  /// Throws if there is no such object.
  func bind(_ interface: String, version: UInt32 = 1, number: Int = 0) throws -> Object {
    guard let names = globals[interface], names.indices.contains(number) else {
      throw ScenarioFailure(description: "the compositor has no \(interface) \(number)")
    }
    let name = names[number]
    let object = makeObject()
    try send(
      to: Self.registry, 0, [.word(name), .text(interface), .word(version), .word(object)])
    return object
  }

  /// Sends a request, with an open file for the compositor if the request has one.
  func send(
    to object: Object, _ request: UInt16, _ arguments: [WaylandArgument], file: CInt? = nil
  ) throws {
    let body = arguments.flatMap(\.bytes)
    let header = [object, UInt32(body.count + 8) << 16 | UInt32(request)]
    try UnixSocket.send(header.flatMap { WaylandArgument.word($0).bytes } + body, socket, file)
  }

  /// Waits until the compositor has processed all requests so far.
  func waitForAnswer() throws {
    var isDone = false
    let callback = makeObject { _, _ in isDone = true }
    try send(to: Self.display, 0, [.word(callback)])
    try wait { isDone }
    forget(callback)
  }

  /// Processes events until a condition holds, for up to five seconds.
  func wait(until condition: () -> Bool) throws {
    while !condition() {
      received += try UnixSocket.receive(socket)
      while let length = lengthOfMessage, received.count >= length {
        let message = Array(received.prefix(length))
        received.removeFirst(length)
        var arguments = WaylandArguments(bytes: message)
        let (object, event) = (arguments.word(), UInt16(arguments.word() & 0xFFFF))
        handlers[object]?(event, &arguments)
      }
      if let complaint { throw ScenarioFailure(description: "the compositor: \(complaint)") }
    }
  }

  private var lengthOfMessage: Int? {
    guard received.count >= 8 else { return nil }
    var arguments = WaylandArguments(bytes: Array(received[4..<8]))
    return Int(arguments.word() >> 16)
  }
}

/// An argument of a Wayland request.
enum WaylandArgument {
  /// A number, or the number of an object.
  case word(UInt32)
  /// A number with a sign.
  case signed(Int32)
  /// A number with eight fractional bits.
  case fixed(Double)
  case text(String)

  /// The argument as it's sent, in whole words.
  var bytes: [UInt8] {
    switch self {
    case .word(let word): withUnsafeBytes(of: word) { Array($0) }
    case .signed(let number): withUnsafeBytes(of: number) { Array($0) }
    case .fixed(let number): Self.signed(Int32((number * 256).rounded())).bytes
    case .text(let text):
      // The length includes the final zero, but not the padding.
      Self.word(UInt32(text.utf8.count + 1)).bytes + Array(text.utf8)
        + Array(repeating: 0, count: 4 - text.utf8.count % 4)
    }
  }
}

/// The arguments of a Wayland event, read in order.
///
/// Missing arguments are 0 or empty.
struct WaylandArguments {
  private let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a number.
  mutating func word() -> UInt32 {
    guard place + 4 <= bytes.count else { return 0 }
    defer { place += 4 }
    return bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Reads a text.
  mutating func text() -> String {
    let length = Int(word())
    guard length > 0, place + length <= bytes.count else { return "" }
    defer { place += (length + 3) / 4 * 4 }
    return String(decoding: bytes[place..<place + length - 1], as: UTF8.self)
  }
}
#endif
