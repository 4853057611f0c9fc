//! Tests an app's screens with XCUITest.

#if os(iOS)
import XCTest

final class DeletionTests: XCTestCase {
  @MainActor
  func testDeletionCanBeUndone() {
    // snippet.xcuitest
    let app = XCUIApplication()
    app.launchEnvironment["USHER_CALM"] = "1"
    app.launch()
    app.buttons["Delete"].tap()
    let message = app.otherElements["usher.overlay.deleted"]
    XCTAssert(message.waitForExistence(timeout: 2))
    message.buttons["usher.button.0"].tap()
    // snippet.end
  }
}
#endif
