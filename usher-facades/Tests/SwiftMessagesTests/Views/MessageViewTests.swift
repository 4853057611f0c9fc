import FacadeTesting
import Foundation
import Testing
import UIKitBridge
import Usher
import UsherTesting

@testable import SwiftMessages

@MainActor
@Suite("Message views", .ownDefault)
struct MessageViewTests {
  private let view: MessageView = .viewFromNib(layout: .cardView)
  private var shown: [Bool] {
    [view.iconImageView, view.iconLabel, view.titleLabel, view.bodyLabel, view.button]
      .map { $0?.isHidden == false }
  }

  @Test("texts that aren't configured don't change")
  func texts() {
    view.configureContent(body: "Body")
    #expect(view.titleLabel?.text == "[Title]")
    view.configureContent(title: "Title", body: "Other")
    #expect([view.titleLabel?.text, view.bodyLabel?.text] == ["Title", "Other"])
    #expect(shown == [true, true, true, true, true])
  }

  @Test("an icon image replaces the icon text, and an icon text replaces the image")
  func icons() {
    view.configureContent(title: "Title", body: "Body", iconImage: Icon.info.image)
    #expect(shown == [true, false, true, true, true])
    #expect(view.iconLabel?.text == nil)
    #expect(view.iconImageView?.image != nil)
    view.configureContent(title: "Title", body: "Body", iconText: "🐟")
    #expect(shown == [false, true, true, true, true])
    #expect(view.iconImageView?.image == nil)
    #expect(view.iconLabel?.text == "🐟")
  }

  @Test("missing icons are hidden, but missing texts and buttons aren't")
  func everything() {
    var pressed: [UIButton] = []
    view.configureContent(
      title: nil, body: nil, iconImage: nil, iconText: nil, buttonImage: Icon.error.image,
      buttonTitle: "Stop"
    ) { pressed.append($0) }
    #expect(shown == [false, false, true, true, true])
    #expect(view.titleLabel?.text == nil)
    #expect(view.bodyLabel?.text == nil)
    #expect(view.button?.title(for: .normal) == "Stop")
    #expect(view.button?.image(for: .normal) != nil)
    view.button?.sendActions(for: .touchUpInside)
    #expect(pressed == [view.button])
    view.configureContent(
      title: nil, body: nil, iconImage: nil, iconText: nil, buttonImage: nil, buttonTitle: nil,
      buttonTapHandler: nil)
    #expect(view.button?.currentTitle == nil)
    #expect(view.buttonTapHandler == nil)
    view.button?.sendActions(for: .touchUpInside)
    #expect(pressed.count == 1)
  }

  @Test("a new button receives the handler, and the old button no longer calls it")
  func anotherButton() {
    var count = 0
    view.buttonTapHandler = { _ in count += 1 }
    let old = view.button
    view.button = UIButton(type: .system)
    old?.sendActions(for: .touchUpInside)
    #expect(count == 0)
    view.button?.sendActions(for: .touchUpInside)
    #expect(count == 1)
    view.button = old
    old?.sendActions(for: .touchUpInside)
    #expect(count == 2)
  }

  @Test("the id is based on the title and the body, unless the view sets another id")
  func id() {
    view.configureContent(title: "A", body: "B")
    #expect(view.id == #"MessageView:title=Optional("A"), body=Optional("B")"#)
    view.titleLabel?.text = nil
    #expect(view.id == #"MessageView:title=nil, body=Optional("B")"#)
    view.id = "own"
    #expect(view.id == "own")
  }

  @Test("setting an outlet to nil doesn't remove its view")
  func outlets() {
    let title = view.titleLabel
    view.titleLabel = nil
    #expect(title?.superview != nil)
    #expect(OverlayContent(view).root.texts.contains("[Title]"))
  }

  @Test("a message's accessibility text contains its prefix and the visible texts")
  func accessibility() {
    view.configureContent(title: "Title", body: "Body")
    view.accessibilityPrefix = "error"
    #expect(view.accessibilityMessage == "error, Title, Body")
    view.titleLabel?.isHidden = true
    #expect(view.accessibilityMessage == "error, Body")
    view.accessibilityPrefix = nil
    view.bodyLabel?.text = nil
    #expect(view.accessibilityMessage == nil)
    #expect(view.accessibilityElement === view.backgroundView)
  }

  @Test("additional elements are accessible alongside the message, without their subviews")
  func elements() throws {
    // The labels are accessibility elements if the platform makes labels accessible.
    let labels: [UIView] = [view.iconLabel, view.titleLabel, view.bodyLabel].compactMap { $0 }
      .filter(\.isAccessibilityElement)
    let button = try #require(view.button)
    #expect(view.additionalAccessibilityElements == labels + [button])
    view.button?.isHidden = true
    let outer = UIView()
    outer.isAccessibilityElement = true
    let inner = UIView()
    inner.isAccessibilityElement = true
    outer.addSubview(inner)
    view.backgroundView.addSubview(outer)
    #expect(view.additionalAccessibilityElements == labels + [outer])
  }
}
