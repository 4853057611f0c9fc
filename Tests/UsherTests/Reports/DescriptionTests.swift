import Testing
import Usher

@Suite("Messages to developers")
struct DescriptionTests {
  private static let id = OverlayID(7)

  @Test(
    "a problem's description names the fault and the remedy",
    arguments: [
      (
        .refused(id, .emptyContent),
        "overlay 7 was refused: its content is empty. Add a text, an image or a button"
      ),
      (
        .invalidInput(.unknownOverlay(id)),
        "there is no overlay 7, so the event was ignored. Check the id, or send the event while the overlay is shown"
      ),
      (
        .unusableObstruction(Obstruction(OverlayRect(x: 0, y: 10, width: .infinity, height: -1))),
        "the obstruction of inf by -1.0 at 0.0, 10.0 was ignored. Use numbers from -1e9 to 1e9, and sides of at least 0"
      ),
      (
        .unknownIcon("mial"),
        "the system has no icon named \"mial\", so it isn't shown. Check the name, or use a file"
      ),
      (
        .unknownImage("mial"),
        "no image named \"mial\" was added, and the main bundle has no file with that name, so no image is shown. Check the name"
      ),
      (
        .unreadableImage(path: "/tmp/a b.png", reason: "no such file"),
        "can't read the image \"/tmp/a b.png\" (no such file), so it isn't shown. Check the path and the format"
      ),
      (
        .undecodableImage(byteCount: 3, reason: "unknown format"),
        "can't decode an image from 3 bytes (unknown format), so it isn't shown. Pass a complete PNG or JPEG file"
      ),
      (
        .noSystemNotifications(reason: "permission was denied"),
        "the system doesn't show this app's notifications (permission was denied), so overlays stay in the app. Ask the user for permission, or set backgroundDelivery to none"
      ),
      (
        .undoNotOffered("letters", reason: "its lane is paused"),
        "the change \"letters\" was committed without an offer to undo it, because its message wasn't shown: its lane is paused. Show the message in a lane with room for it, or ask before the change"
      ),
      (
        .namelessIdentity(id, .mergeAndCount),
        "overlay 7 has the identity policy mergeAndCount but no name to compare, so the policy is ignored. Set a name, or use the policy allow"
      ),
      (
        .namelessFrequency(id),
        "overlay 7 has a frequency but no name or key to count by, so the frequency is ignored. Set a name, or pass a key to frequency"
      ),
      (
        .unusableStore(reason: "the file is locked"),
        "the store of overlays can't be used: the file is locked. Overlays may be shown and questions asked again. Make the store readable and writable, or delete its content"
      ),
      (
        .unopenedLink(OverlayLink("https://example.org")!),
        "the system did not open https://example.org. Open it yourself in onOpenLink, and return handled"
      ),
      (
        .unreadableLayout(format: "H:|-[a", reason: "\"]\" is missing at the end"),
        "the layout \"H:|-[a\" is invalid and creates no constraints: \"]\" is missing at the end"
      ),
    ] as [(Problem, String)])
  func problem(_ problem: Problem, _ text: String) {
    #expect(problem.description == text)
  }

  @Test(
    "a refusal's description names the reason",
    arguments: [
      (
        .invalid(.negative(.lifetime, -1)),
        "the lifetime in seconds is -1.0. Use zero or more"
      ),
      (.emptyContent, "its content is empty. Add a text, an image or a button"),
      (
        .hostClosed,
        "there is no open window. Attach a presenter to an open window"
      ),
    ] as [(Refusal, String)])
  func refusal(_ refusal: Refusal, _ text: String) {
    #expect(refusal.description == text)
  }

  @Test(
    "an invalid input's description names the fault and its effect",
    arguments: [
      (
        .identifierInUse(id),
        "overlay 7 is already shown or waiting, so the second request was ignored. Use a new id for each request"
      ),
      (
        .unknownOverlay(id),
        "there is no overlay 7, so the event was ignored. Check the id, or send the event while the overlay is shown"
      ),
      (
        .unusableSize(id, OverlaySize(width: -1, height: .nan)),
        "overlay 7 was measured as -1.0 by nan, so the nearest valid size is used. Use a finite width and height of zero or more"
      ),
      (
        .unusableViewport(
          OverlayViewport(
            size: OverlaySize(width: 1, height: 2),
            safeArea: Insets(top: .infinity, left: 0, bottom: 0, right: 0))),
        "the viewport of 1.0 by 2.0 with safe area inf, 0.0, 0.0, 0.0 (top, left, bottom, right) is invalid, so the last viewport is still used. Use numbers from -1e9 to 1e9, and sides of at least 0"
      ),
      (
        .unusableViewport(
          OverlayViewport(
            size: OverlaySize(width: 1, height: 2),
            obstructions: [Obstruction(OverlayRect(x: 3, y: .nan, width: 4, height: 5))])),
        "the viewport of 1.0 by 2.0 with safe area 0.0, 0.0, 0.0, 0.0 (top, left, bottom, right) and obstructed by 4.0 by 5.0 at 3.0, nan is invalid, so the last viewport is still used. Use numbers from -1e9 to 1e9, and sides of at least 0"
      ),
      (
        .unusablePointer(
          PointerSample(position: OverlayPoint(x: .nan, y: 3), time: .origin)),
        "the pointer at nan, 3.0 was ignored. Use coordinates from -1e9 to 1e9"
      ),
    ] as [(InvalidInput, String)])
  func invalidInput(_ invalidInput: InvalidInput, _ text: String) {
    #expect(invalidInput.description == text)
  }

  @Test(
    "a configuration error's description names the value and the accepted values",
    arguments: [
      (.notFinite(.topMargin, .nan), "the top margin is nan. Use a finite number"),
      (.negative(.overhang, -0.5), "the overhang is -0.5. Use zero or more"),
      (
        .outOfRange(.dampingRatio, 11, 0.05...10),
        "a spring's damping ratio is 11.0. Use a number from 0.05 to 10.0"
      ),
      (
        .outOfRange(.maximumWidth, .infinity, 1...Double.greatestFiniteMagnitude),
        "the maximum width is inf. Use a finite number of at least 1.0"
      ),
    ] as [(ConfigurationError, String)])
  func configurationError(_ error: ConfigurationError, _ text: String) {
    #expect(error.description == text)
  }

  @Test("a placement is described in words")
  func placement() {
    #expect(
      OverlayPosition.allCases.map { "\($0)" } == [
        "top leading", "top", "top trailing", "leading", "center", "trailing", "bottom leading",
        "bottom", "bottom trailing",
      ])
  }

  @Test("every parameter has its own name")
  func parameters() {
    let texts = ConfigurationError.Parameter.allCases.map {
      ConfigurationError.negative($0, -1).description
    }
    #expect(
      texts == [
        "the lifetime in seconds is -1.0. Use zero or more",
        "the delay in seconds is -1.0. Use zero or more",
        "the maximum wait in seconds is -1.0. Use zero or more",
        "the minimum time in seconds is -1.0. Use zero or more",
        "the delay before expansion in seconds is -1.0. Use zero or more",
        "the width is -1.0. Use zero or more",
        "the height is -1.0. Use zero or more",
        "the maximum width is -1.0. Use zero or more",
        "the maximum height is -1.0. Use zero or more",
        "the regular width cap is -1.0. Use zero or more",
        "the fraction of a detent is -1.0. Use zero or more",
        "the height of a detent is -1.0. Use zero or more",
        "the spacing to an anchor is -1.0. Use zero or more",
        "the wait for an anchor in seconds is -1.0. Use zero or more",
        "the width of an arrow is -1.0. Use zero or more",
        "the length of an arrow is -1.0. Use zero or more",
        "the inset of an arrow is -1.0. Use zero or more",
        "the padding of a spotlight is -1.0. Use zero or more",
        "the corner radius of a spotlight is -1.0. Use zero or more",
        "the top margin is -1.0. Use zero or more",
        "the left margin is -1.0. Use zero or more",
        "the bottom margin is -1.0. Use zero or more",
        "the right margin is -1.0. Use zero or more",
        "the spacing to an obstruction is -1.0. Use zero or more",
        "the edge resistance is -1.0. Use zero or more",
        "the buffer is -1.0. Use zero or more",
        "the overhang is -1.0. Use zero or more",
        "the opacity is -1.0. Use zero or more",
        "a lane's spacing is -1.0. Use zero or more",
        "a stack's peek is -1.0. Use zero or more",
        "a stack's shrink is -1.0. Use zero or more",
        "a swipe's speed threshold is -1.0. Use zero or more",
        "a swipe's share threshold is -1.0. Use zero or more",
        "a swipe's distance threshold is -1.0. Use zero or more",
        "a swipe's margin is -1.0. Use zero or more",
        "a logarithmic resistance's limit is -1.0. Use zero or more",
        "a resistance's exponent is -1.0. Use zero or more",
        "a throw's duration in seconds is -1.0. Use zero or more",
        "a fling's minimum speed is -1.0. Use zero or more",
        "a fling's minimum energy is -1.0. Use zero or more",
        "a fling's maximum speed is -1.0. Use zero or more",
        "a fling's maximum spin is -1.0. Use zero or more",
        "a fling's hide delay in seconds is -1.0. Use zero or more",
        "a spring's response in seconds is -1.0. Use zero or more",
        "a spring's damping ratio is -1.0. Use zero or more",
        "a spring's duration in seconds is -1.0. Use zero or more",
        "a spring's initial velocity in distances per second is -1.0. Use zero or more",
        "a curve's duration in seconds is -1.0. Use zero or more",
        "a curve's control point x is -1.0. Use zero or more",
        "a curve's control point y is -1.0. Use zero or more",
        "a transition's delay in seconds is -1.0. Use zero or more",
        "a transition's slide distance is -1.0. Use zero or more",
        "a transition's scale is -1.0. Use zero or more",
        "a transition's anchor is -1.0. Use zero or more",
        "a transition's rotation is -1.0. Use zero or more",
        "a transition's opacity is -1.0. Use zero or more",
      ])
  }
}
