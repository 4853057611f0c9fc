import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher

/// Tests of names that are used only as types.
@MainActor
@Suite("SwiftEntryKit's types", .ownDefault)
struct NamedTypesTests {
  @Test("closures and durations can be declared with their type aliases")
  func closures() async {
    var calls: [String] = []
    let event: EKAttributes.LifecycleEvents.Event = { calls.append("event") }
    let action: EKAttributes.UserInteraction.Action = { calls.append("action") }
    let press: EKProperty.ButtonContent.Action = { calls.append("press") }
    let popUp: EKPopUpMessage.EKPopUpMessageAction = { calls.append("pop-up") }
    let completion: SwiftEntryKit.DismissCompletionHandler = { calls.append("completion") }
    let duration: EKAttributes.DisplayDuration = 3
    for call in [event, action, press, popUp, completion] { call() }
    #expect(calls == ["event", "action", "press", "pop-up", "completion"])
    #expect(duration == 3)
  }

  @Test("settings can be declared with their types")
  func settings() {
    let window = UIWindow()
    let rollback: [SwiftEntryKit.RollbackWindow] = [.main, .custom(window: window)]
    #expect(rollback.count == 2)
    var rotation = EKAttributes.PositionConstraints.Rotation()
    let orientation: EKAttributes.PositionConstraints.Rotation.SupportedInterfaceOrientation = .all
    rotation.supportedInterfaceOrientations = orientation
    #expect(rotation.supportedInterfaceOrientations == .all)
    let appearance: EKAttributes.StatusBar.Appearance = (visible: true, style: .lightContent)
    #expect(EKAttributes.StatusBar.statusBar(by: appearance).appearance.visible)
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 15), color: .black)
    let simple: EKSimpleMessageView = EKNotificationMessageView(
      with: EKNotificationMessage(
        simpleMessage: EKSimpleMessage(
          title: .init(text: "A", style: style), description: .init(text: "B", style: style))))
    #expect(simple.superview == nil)
  }

  @Test("QuickLayout's functions accept and return its named types")
  func layout() {
    let (outer, inner): (QLView, QLView) = (UIView(), UIView())
    outer.addSubview(inner)
    let edge: QLAttribute = .width
    let relation: QLRelation = .equal
    #expect(inner.set(edge, of: 20, relation: relation).constant == 20)
    let several: QLMultipleConstraints = inner.set(.width, .height, of: 30)
    #expect(Set(several.keys) == [.width, .height])
    let pair: QLAttributePair = QLAxis.vertically.attributes
    #expect([pair.first, pair.second] == [.top, .bottom])
    let size: QLSizeConstraints? = inner.sizeToSuperview()
    let center: QLCenterConstraints? = inner.centerInSuperview()
    let fill: QLFillConstraints? = inner.fillSuperview()
    let axis: QLAxisConstraints? = inner.layoutToSuperview(axis: .horizontally, offset: 8)
    #expect([size?.width, center?.x, fill?.size.height].allSatisfy { $0?.isActive == true })
    #expect([axis?.first.constant, axis?.second.constant] == [8, -8])
  }

  @Test("most views can't be created with a coder, and two views are created empty")
  func coders() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    func coder() -> NSCoder { reader }
    let views: [UIView?] = [
      EKSimpleMessageView(coder: coder()), EKNotificationMessageView(coder: coder()),
      EKAlertMessageView(coder: coder()), EKPopUpMessageView(coder: coder()),
      EKRatingMessageView(coder: coder()), EKFormMessageView(coder: coder()),
      EKMessageContentView(coder: coder()), EKButtonBarView(coder: coder()),
      EKTextField(coder: coder()), EKRatingSymbolView(coder: coder()),
      EKNoteMessageView(coder: coder()), EKImageNoteMessageView(coder: coder()),
      EKProcessingNoteMessageView(coder: coder()), EKXStatusBarMessageView(coder: coder()),
    ]
    #expect(views.allSatisfy { $0 == nil })
    #expect(
      EKRatingSymbolsContainerView(coder: coder()).map { OverlayContent($0).root.ratings.count }
        == 1)
    #expect(
      EKAccessoryNoteMessageView(coder: coder()).map { OverlayContent($0).root.texts } == [""])
  }
}
