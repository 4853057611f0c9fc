#if GTK
internal import Glibc

/// Calls of the C library for local sockets.
enum UnixSocket {
  /// Connects to the socket at `path`.
  static func connect(to path: String) throws -> CInt {
    let socket = Glibc.socket(AF_UNIX, CInt(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw failure("connect to \(path)") }
    return socket
  }

  /// Sends bytes, and optionally an open file of this process.
  static func send(_ bytes: [UInt8], _ socket: CInt, _ file: CInt? = nil) throws {
    var (bytes, control) = (bytes, file.map(control) ?? [])
    let (count, controlCount) = (bytes.count, control.count)
    let sent = bytes.withUnsafeMutableBytes { bytes in
      control.withUnsafeMutableBytes { control in
        var part = iovec(iov_base: bytes.baseAddress, iov_len: count)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          (message.msg_iov, message.msg_iovlen) = (part, 1)
          if controlCount > 0 {
            (message.msg_control, message.msg_controllen) = (control.baseAddress, controlCount)
          }
          return sendmsg(socket, &message, CInt(MSG_NOSIGNAL))
        }
      }
    }
    guard sent == count else { throw failure("send") }
  }

  /// Waits for bytes, for up to five seconds.
  static func receive(_ socket: CInt) throws -> [UInt8] {
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 5000) == 1 else {
      throw ScenarioFailure(description: "the compositor does not answer")
    }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      let received = read(socket, buffer.baseAddress, buffer.count)
      failed = received <= 0
      count = max(received, 0)
    }
    if failed { throw failure("receive") }
    return bytes
  }

  /// The control message that passes a file: its length, level and kind, and the file's number.
  ///
  /// It's padded to whole words of 8 bytes.
  private static func control(passing file: CInt) -> [UInt8] {
    let length = MemoryLayout<Int>.size + 3 * MemoryLayout<CInt>.size
    return withUnsafeBytes(of: length) { Array($0) }
      + [SOL_SOCKET, CInt(SCM_RIGHTS), file, 0].flatMap { withUnsafeBytes(of: $0) { Array($0) } }
  }

  private static func failure(_ what: String) -> ScenarioFailure {
    ScenarioFailure(description: "cannot \(what): \(String(cString: strerror(errno)))")
  }
}

/// Memory that is shared with another process as an open file.
struct SharedMemory {
  let file: CInt
  let size: Int
  private let start: UnsafeMutableRawPointer

  /// Creates memory of `size` bytes, all 0.
  init(size: Int) throws {
    var path = Array("/tmp/usher-XXXXXX".utf8CString)
    file = mkstemp(&path)
    unlink(path)
    self.size = size
    guard file >= 0, ftruncate(file, size) == 0,
      let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      start != MAP_FAILED
    else { throw ScenarioFailure(description: "there is no shared memory") }
    self.start = start
  }

  /// The bytes.
  var bytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: start, count: size)
  }

  /// Releases the memory.
  func free() {
    munmap(start, size)
    close(file)
  }
}
#endif
