// The Swift side of Objective-C's runtime, with the one field of `Selector` that the compiler writes to where
// it meets `#selector`: Swift's overlay is open source, and has it (stdlib/public/SDK/ObjectiveC).
@_exported import ObjectiveC

@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible, Sendable {
  nonisolated(unsafe) var ptr: OpaquePointer

  public init(_ name: String) { fatalError() }
  public init(stringLiteral name: String) { fatalError() }
  public static func == (one: Selector, other: Selector) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public var description: String { fatalError() }
}

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible, Sendable {
  public init(_ value: Bool) { fatalError() }
  public init(booleanLiteral value: Bool) { fatalError() }
  public var boolValue: Bool { fatalError() }
  public var description: String { fatalError() }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { fatalError() }

@frozen public struct NSZone {
  public var pointer: OpaquePointer
}

extension NSObject: Equatable, Hashable {
  public static func == (one: NSObject, other: NSObject) -> Bool { fatalError() }
  open func hash(into hasher: inout Hasher) { fatalError() }
  @nonobjc public var hashValue: Int { fatalError() }
}

extension NSObject: CVarArg {
  public var _cVarArgEncoding: [Int] { fatalError() }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { fatalError() }
