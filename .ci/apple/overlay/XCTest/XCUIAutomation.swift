// What a test of an app's screens uses, of XCTest and of XCUIAutomation, which comes with it.
// https://developer.apple.com/documentation/xctest
// https://developer.apple.com/documentation/xcuiautomation

import Foundation

/// https://developer.apple.com/documentation/xctest/xctestcase
open class XCTestCase: NSObject {
  public override init() {}
}

/// https://developer.apple.com/documentation/xctest/xctassert(_:_:file:line:)
public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  fatalError()
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider
@MainActor
public protocol XCUIElementTypeQueryProvider {
  var buttons: XCUIElementQuery { get }
  var otherElements: XCUIElementQuery { get }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuielement
@MainActor
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
  open var buttons: XCUIElementQuery { fatalError() }
  open var otherElements: XCUIElementQuery { fatalError() }
  open func tap() { fatalError() }
  open func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuielementquery
@MainActor
open class XCUIElementQuery: NSObject {
  open subscript(key: String) -> XCUIElement { fatalError() }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication
@MainActor
open class XCUIApplication: XCUIElement {
  public override init() { fatalError() }
  open var launchArguments: [String] {
    get { fatalError() }
    set { fatalError() }
  }
  open var launchEnvironment: [String: String] {
    get { fatalError() }
    set { fatalError() }
  }
  open func launch() { fatalError() }
}
