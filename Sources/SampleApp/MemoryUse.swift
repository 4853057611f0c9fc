#if canImport(Glibc)
internal import Glibc

/// The memory that the process uses, in bytes.
public struct MemoryUse {
  /// The memory that the system has given the process.
  public let resident: Int
  /// The memory that was allocated and not freed, to the byte.
  public let allocated: Int

  /// Measures the memory in use now; throws where the system does not tell.
  public init() throws(Unknown) {
    resident = try Self.pages() * Int(getpagesize())
    allocated = try Self.bytesAllocated()
  }

  /// The lesser of each number.
  public func lesser(_ other: MemoryUse) -> MemoryUse {
    MemoryUse(
      resident: min(resident, other.resident), allocated: min(allocated, other.allocated))
  }

  private init(resident: Int, allocated: Int) {
    self.resident = resident
    self.allocated = allocated
  }

  private static func pages() throws(Unknown) -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { throw Unknown() }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 200)
    fgets(&line, 200, file)
    let numbers = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(
      separator: " ")
    guard numbers.count > 1, let pages = Int(numbers[1]) else { throw Unknown() }
    return pages
  }

  /// By the allocator's own report: what it has taken from the system, less what is free of that.
  private static func bytesAllocated() throws(Unknown) -> Int {
    // Swift does not import the header that declares it.
    typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    var (start, size) = (UnsafeMutablePointer<CChar>?.none, 0)
    guard let symbol = dlsym(nil, "malloc_info"), let file = open_memstream(&start, &size) else {
      throw Unknown()
    }
    let status = unsafeBitCast(symbol, to: Report.self)(0, file)
    fclose(file)
    defer { free(start) }
    guard status == 0, let start else { throw Unknown() }
    // Each arena is told of first, and their sums come last.
    let report = String(cString: start)
    func sum(_ element: String) throws(Unknown) -> Int {
      guard let line = report.split(separator: "\n").last(where: { $0.hasPrefix("<" + element) }),
        let number = line.split(separator: "\"").last(where: { Int($0) != nil }),
        let bytes = Int(number)
      else { throw Unknown() }
      return bytes
    }
    return try sum("system type=\"current\"") + sum("total type=\"mmap\"")
      - sum("total type=\"fast\"") - sum("total type=\"rest\"")
  }

  /// The system does not tell how much memory is in use.
  public struct Unknown: Error, CustomStringConvertible {
    /// The problem, in words.
    public let description = "the system does not tell how much memory is in use"
  }
}
#endif
