import SwiftEntryKit
import Testing
import UIKit
import Usher

extension SwiftEntryKitUIKitTests {
  /// The keyboard's frame, which is in the screen's coordinates.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey>
  @MainActor
  @Suite("Entries and the keyboard")
  struct KeyboardEntryTests {
    private let app = EntryApp()
    private let docked = CGRect(x: 0, y: 544, width: 390, height: 300)

    private func bottom(_ relation: EKAttributes.PositionConstraints.KeyboardRelation) async {
      var attributes = EKAttributes.still
      attributes.position = .bottom
      attributes.positionConstraints.keyboardRelation = relation
      await app.display(EKNoteMessageView(with: .plain("Note")), attributes)
    }

    @Test("a bound entry stays its offset above the keyboard, and comes back")
    func bound() async {
      defer { app.close() }
      await bottom(.bind(offset: .init(bottom: 15)))
      #expect(app.frame?.maxY == 834)
      StandIn.moveKeyboard(to: docked)
      StandIn.advance(by: 1)
      #expect(app.frame?.maxY == 529)
      StandIn.moveKeyboard(to: nil)
      StandIn.advance(by: 1)
      #expect(app.frame?.maxY == 834)
    }

    @Test("an entry that is not bound stays where it is")
    func unbound() async {
      defer { app.close() }
      await bottom(.unbind)
      StandIn.moveKeyboard(to: docked)
      StandIn.advance(by: 1)
      #expect(app.frame?.maxY == 834)
    }
  }
}
