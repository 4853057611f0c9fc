public import UsherCore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A problem for the developer: a refused request, or input that was corrected or ignored.
public enum Problem: Equatable, Sendable {
  /// A request was refused.
  ///
  /// Duplicates aren't reported.
  case refused(OverlayID, Refusal)
  /// An update had empty content, so the overlay keeps its previous content.
  case emptyUpdate(OverlayID)
  /// The engine received invalid input.
  case invalidInput(InvalidInput)
  /// An obstruction reported by the app is invalid and was ignored.
  case unusableObstruction(Obstruction)
  /// The system has no icon with this name.
  ///
  /// The image takes up no space.
  case unknownIcon(String)
  /// No added image and no file in the app's bundle has this name.
  ///
  /// The image takes up no space.
  case unknownImage(String)
  /// The file can't be read as an image.
  ///
  /// The image takes up no space.
  case unreadableImage(path: String, reason: String)
  /// The bytes aren't an image.
  ///
  /// The image takes up no space.
  case undecodableImage(byteCount: Int, reason: String)
  /// Important requests couldn't be shown as system notifications and remain in the app.
  ///
  /// Reported once.
  case noSystemNotifications(reason: String)
  /// A step of a tour was skipped because its anchor was missing or removed.
  ///
  /// Steps are numbered from 0.
  case missingTourStep(Int, title: String)
  /// A modal or awaited request has waited for an overlay whose work is running.
  ///
  /// If the work waits for the request, neither ends. From now on, Escape or a tap on the backdrop
  /// ends the overlay and cancels its work.
  case waitsForWork(OverlayID, of: OverlayID)
  /// A request was awaited inside `Presenter.quiet(except:then:_:)`, although quiet holds it back.
  ///
  /// Neither could end, so quiet has ended.
  case waitsForQuiet(OverlayID)
  /// A request has no name, but an identity policy that compares names.
  ///
  /// The policy is ignored.
  case namelessIdentity(OverlayID, IdentityPolicy)
  /// A request has a frequency, but neither a key nor a name by which its showings can be counted.
  ///
  /// The overlay is shown.
  case namelessFrequency(OverlayID)
  /// A store can't be read or written, or contains an unreadable value.
  ///
  /// Values that can't be read don't exist, and values that can't be written are lost.
  case unusableStore(reason: String)
  /// A change was committed although the message that offers to undo it was never shown.
  ///
  /// The associated values are the name passed to the call, and the reason.
  case undoNotOffered(String, reason: String)
  /// A color of a theme is hard to read on the theme's background, but is still used.
  case unreadableColor(UnreadableColor)
  /// The system couldn't open a link that the user pressed.
  case unopenedLink(OverlayLink)
  /// A layout in UIKit's visual format is invalid and created no constraints.
  case unreadableLayout(format: String, reason: String)
}

extension Problem: CustomStringConvertible {
  /// The problem and a remedy.
  public var description: String {
    switch self {
    case .refused(let id, let refusal):
      "overlay \(id.rawValue) was refused: \(refusal)"
    case .emptyUpdate(let id):
      "the update of overlay \(id.rawValue) was ignored because \(Refusal.emptyContent)"
    case .invalidInput(let invalidInput):
      "\(invalidInput)"
    case .unusableObstruction(let obstruction):
      "the obstruction of \(obstruction.frame.size.width) by \(obstruction.frame.size.height) at \(obstruction.frame.minX), \(obstruction.frame.minY) was ignored. \(InvalidInput.rectangleRemedy)"
    case .unknownIcon(let name):
      "the system has no icon named \"\(name)\", so it isn't shown. Check the name, or use a file"
    case .unknownImage(let name):
      "no image named \"\(name)\" was added, and the main bundle has no file with that name, so no image is shown. Check the name"
    case .unreadableImage(let path, let reason):
      "can't read the image \"\(path)\" (\(reason)), so it isn't shown. Check the path and the format"
    case .undecodableImage(let byteCount, let reason):
      "can't decode an image from \(byteCount) bytes (\(reason)), so it isn't shown. Pass a complete PNG or JPEG file"
    case .noSystemNotifications(let reason):
      "the system doesn't show this app's notifications (\(reason)), so overlays stay in the app. Ask the user for permission, or set backgroundDelivery to none"
    case .missingTourStep(let number, let title):
      "step \(number) of a tour (\"\(title)\") was skipped because its anchor is missing. Mark the view as an anchor before the step, or show it in the step's prepare closure"
    case .waitsForWork(let id, let worker):
      "overlay \(id.rawValue) waits for overlay \(worker.rawValue), whose work is running. If that work waits for overlay \(id.rawValue), neither ends, so Escape or a tap on the backdrop now ends overlay \(worker.rawValue) and cancels its work. Ask in the work's task, not in a detached task"
    case .waitsForQuiet(let id):
      "overlay \(id.rawValue) waits until quiet ends, but the closure of quiet awaits the overlay, so quiet ends now. Pass the overlay's priority as except, or await the overlay after the closure"
    case .namelessIdentity(let id, let policy):
      "overlay \(id.rawValue) has the identity policy \(policy) but no name to compare, so the policy is ignored. Set a name, or use the policy allow"
    case .namelessFrequency(let id):
      "overlay \(id.rawValue) has a frequency but no name or key to count by, so the frequency is ignored. Set a name, or pass a key to frequency"
    case .unusableStore(let reason):
      "the store of overlays can't be used: \(reason). Overlays may be shown and questions asked again. Make the store readable and writable, or delete its content"
    case .undoNotOffered(let name, let reason):
      "the change \"\(name)\" was committed without an offer to undo it, because its message wasn't shown: \(reason). Show the message in a lane with room for it, or ask before the change"
    case .unreadableColor(let color): "\(color)"
    case .unopenedLink(let link):
      "the system did not open \(link.address). Open it yourself in onOpenLink, and return handled"
    case .unreadableLayout(let format, let reason):
      "the layout \"\(format)\" is invalid and creates no constraints: \(reason)"
    }
  }
}

extension Refusal: CustomStringConvertible {
  /// The reason for the refusal and a remedy.
  public var description: String {
    let reason = PendingStateWords().text(self)
    return remedy.map { "\(reason). \($0)" } ?? reason
  }

  private static let waiting =
    "Wait until that overlay is removed (after its dismissal, it may still be leaving)"

  /// The remedy, or `nil` for an invalid value, because its error contains one.
  private var remedy: String? {
    switch self {
    case .invalid: nil
    case .emptyContent: "Add a text, an image or a button"
    case .duplicate:
      "\(Self.waiting), or use the identity policy updateInPlace or allow"
    case .priorityTaken: "\(Self.waiting), or use another priority"
    case .higherPriorityShown: "Queue the request instead"
    case .laneFull: "Raise the lane's limits, or change its overflow"
    case .hostClosed: "Attach a presenter to an open window"
    }
  }
}

extension InvalidInput: CustomStringConvertible {
  /// The invalid input and its treatment.
  public var description: String {
    switch self {
    case .identifierInUse(let id):
      "overlay \(id.rawValue) is already shown or waiting, so the second request was ignored. Use a new id for each request"
    case .unknownOverlay(let id):
      "there is no overlay \(id.rawValue), so the event was ignored. Check the id, or send the event while the overlay is shown"
    case .unusableUpdate(let id, let error):
      "the update of overlay \(id.rawValue) was ignored: \(error)"
    case .unusableLane(let id, let error):
      "the new settings of lane \(id.rawValue) were ignored: \(error)"
    case .unusableSize(let id, let size):
      "overlay \(id.rawValue) was measured as \(size.width) by \(size.height), so the nearest valid size is used. Use a finite width and height of zero or more"
    case .unusableViewport(let viewport):
      "the viewport of \(viewport.size.width) by \(viewport.size.height) with safe area \(edges(of: viewport))\(obstructions(of: viewport)) is invalid, so the last viewport is still used. \(Self.rectangleRemedy)"
    case .unusableAnchor(let id, let visibility):
      "anchor \(id.rawValue)\(place(of: visibility)) is invalid, so its last position is still used. \(Self.rectangleRemedy)"
    case .unusableFocusedArea(let area):
      "the focused area of \(area.size.width) by \(area.size.height) at \(area.minX), \(area.minY) is invalid, so the last area is still used. \(Self.rectangleRemedy)"
    case .unusablePointer(let sample):
      "the pointer at \(sample.position.x), \(sample.position.y) was ignored. Use coordinates from -1e9 to 1e9"
    case .unusableTimeoutScale(let timeoutScale):
      "the user's timeout scale is \(words(for: timeoutScale)), so \(words(for: timeoutScale.corrected)) is used. Use a factor from 1 to 10"
    }
  }

  /// The remedy for an invalid rectangle.
  fileprivate static let rectangleRemedy = "Use numbers from -1e9 to 1e9, and sides of at least 0"

  private func words(for timeoutScale: TimeoutScale) -> String {
    switch timeoutScale {
    case .times(let factor): "\(factor)"
    case .endless: "endless"
    }
  }

  private func place(of visibility: AnchorVisibility) -> String {
    switch visibility {
    case .visible(let frame, let clip):
      " of \(frame.size.width) by \(frame.size.height) at \(frame.minX), \(frame.minY), clipped to \(clip.size.width) by \(clip.size.height) at \(clip.minX), \(clip.minY),"
    case .hidden, .removed: ""
    }
  }

  private func obstructions(of viewport: OverlayViewport) -> String {
    guard !viewport.obstructions.isEmpty else { return "" }
    let frames = viewport.obstructions.map(\.frame).map {
      "\($0.size.width) by \($0.size.height) at \($0.minX), \($0.minY)"
    }
    return " and obstructed by " + frames.joined(separator: "; ")
  }

  private func edges(of viewport: OverlayViewport) -> String {
    let safeArea = viewport.safeArea
    let edges = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
    return edges.map { "\($0)" }.joined(separator: ", ") + " (top, left, bottom, right)"
  }
}

/// The standard error stream, for problems that the app doesn't process.
enum StandardError {
  /// Writes `text` immediately.
  ///
  /// A failure is ignored, because it can't be reported anywhere else.
  static func report(_ text: String) {
    var text = text
    text.withUTF8 { unsafe _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
