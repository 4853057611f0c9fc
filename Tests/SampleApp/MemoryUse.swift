#if canImport(Glibc)
internal import Glibc

/// The process's memory use, in bytes.
public struct MemoryUse {
  /// The resident memory: physical memory that the process occupies.
  public let resident: Int
  /// The memory allocated and not yet freed, exact to the byte.
  public let allocated: Int

  /// Measures the current memory use; throws ``Unknown`` if the system does not report the memory.
  public init() throws(Unknown) {
    resident = try Self.pages() * Int(getpagesize())
    allocated = try Self.bytesAllocated()
  }

  /// Returns the smaller value of each measure.
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

  /// Returns the memory that the allocator took from the system, minus the free part, from the
  /// allocator's report.
  private static func bytesAllocated() throws(Unknown) -> Int {
    // Swift does not import the header that declares `malloc_info`.
    typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    var (start, size) = (UnsafeMutablePointer<CChar>?.none, 0)
    guard let symbol = dlsym(nil, "malloc_info"), let file = open_memstream(&start, &size) else {
      throw Unknown()
    }
    let status = unsafeBitCast(symbol, to: Report.self)(0, file)
    fclose(file)
    defer { free(start) }
    guard status == 0, let start else { throw Unknown() }
    // The report lists each arena first, and the sums of all arenas last.
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

  /// An error: the system does not report the process's memory use.
  public struct Unknown: Error, CustomStringConvertible {
    /// The error's message.
    public let description = "the system does not report the memory in use"
  }
}
#endif
