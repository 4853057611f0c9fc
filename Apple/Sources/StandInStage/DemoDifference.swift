/// A difference between the two hosts' pictures of the older libraries' demos, with its reason and
/// demos.
///
/// The pictures of all other demos are equal, within the tolerance of GTK's golden pictures. The
/// article `WhatWasProven` contains the same table.
package struct DemoDifference: Sendable {
  /// The part of the picture.
  package let subject: String
  /// The look in GTK.
  package let inGTK: String
  /// The look over UIKit.
  package let inUIKit: String
  /// The demos whose pictures differ by more than the tolerance for this reason.
  package let demos: [String]
  /// The number of pixels, of 57,600, that may differ in each of those pictures.
  package let mostPixels: Int
  /// Whether pieces are also placed differently, by more than 2 points.
  package let movesPieces: Bool

  /// All differences.
  package static let all = [
    DemoDifference(
      subject: "The first field of a form",
      inGTK: "Has the keyboard focus, with a caret and a stronger line below, as in any window",
      inUIKit: "Gets the keyboard focus by a tap, as in SwiftEntryKit",
      demos: [
        "swiftentrykit-top-float", "swiftentrykit-center-float", "swiftentrykit-bottom-toast",
      ], mostPixels: 300, movesPieces: false),
    DemoDifference(
      subject: "Lines of a centred message",
      inGTK: "Broken into lines of similar length",
      inUIKit: "Filled one after the other, as by a `UILabel`",
      demos: ["swiftmessages-centered", "swiftmessages-counted"], mostPixels: 1750,
      movesPieces: true),
    DemoDifference(
      subject: "A plain button of a centred message", inGTK: "24 points high",
      inUIKit: "31 points high, with `UIButton`'s own insets, and the card grows with it",
      demos: ["swiftmessages-centered", "swiftmessages-counted"], mostPixels: 1750,
      movesPieces: true),
    DemoDifference(
      subject: "A typeface that the machine lacks (Futura), on buttons with insets",
      inGTK: "The typeface that fontconfig substitutes",
      inUIKit: "The system's own, two points higher; Apple's systems have Futura",
      demos: ["swiftmessages-customize"], mostPixels: 700, movesPieces: true),
    DemoDifference(
      subject: "Letters and icons in the middle of an odd height",
      inGTK: "On the whole point above", inUIKit: "On the pixel next to it, or below",
      demos: [
        "swiftmessages-message-view", "swiftmessages-explore", "swiftmessages-by-priority",
        "swiftmessages-delayed-progress", "swiftmessages-custom-animator",
        "owlbanners-another-custom-banner", "one-queue-take-turns", "one-queue-independent",
      ], mostPixels: 120, movesPieces: false),
  ]

  /// The number of pixels of a demo's picture that may differ; `nil` for the usual tolerance.
  package static func mostPixels(of demo: String) -> Int? {
    all.filter { $0.demos.contains(demo) }.map(\.mostPixels).max()
  }

  /// The demos with pieces that are placed differently by more than 2 points.
  package static var demosWithOtherFrames: Set<String> {
    Set(all.filter(\.movesPieces).flatMap(\.demos))
  }

  /// The difference's row in the article's table.
  package var row: String {
    let names = demos.isEmpty ? "none" : demos.map { "`\($0)`" }.joined(separator: ", ")
    return "| \(subject) | \(inGTK) | \(inUIKit) | \(names) |"
  }
}
