/// A way in which pictures of the older libraries' demos differ between the two hosts, with the reason and the demos
/// that show it.
///
/// A demo that is named nowhere here looks the same in both, within the tolerance of GTK's golden pictures. The
/// article `WhatWasProven` holds the same table.
package struct DemoDifference: Sendable {
  /// The part of the picture.
  package let subject: String
  /// The look in GTK.
  package let inGTK: String
  /// The look over UIKit.
  package let inUIKit: String
  /// The demos whose pictures differ more than the tolerance for it.
  package let demos: [String]
  /// The number of pixels that may differ in each of those demos' pictures, of 57,600.
  package let mostPixels: Int
  /// Whether pieces lie elsewhere, too, by more than two points.
  package let movesPieces: Bool

  /// All of them.
  package static let all: [DemoDifference] = []

  /// The number of pixels of a demo's picture that may differ; `nil` where the usual tolerance holds.
  package static func mostPixels(of demo: String) -> Int? {
    all.filter { $0.demos.contains(demo) }.map(\.mostPixels).max()
  }

  /// The demos in which pieces lie elsewhere, by more than two points.
  package static var demosWithOtherFrames: Set<String> {
    Set(all.filter(\.movesPieces).flatMap(\.demos))
  }

  /// The line of the article's table.
  package var row: String {
    let names = demos.isEmpty ? "none" : demos.map { "`\($0)`" }.joined(separator: ", ")
    return "| \(subject) | \(inGTK) | \(inUIKit) | \(names) |"
  }
}
