import FacadeTesting
import Foundation
import Testing
import UIKitBridge

@testable import SwiftMessages

@MainActor
@Suite("Layouts instead of nib files")
struct NibTests {
  @Test("a subclass is created with init(coder:), and awakeFromNib is called at the end")
  func subclass() {
    let view: GreetingView = MessageView.viewFromNib(layout: .cardView)
    #expect(view.calls == ["init(coder:)", "awakeFromNib: [Title]"])
    let other: GreetingView = GreetingView.viewFromNib(layout: .cardView, bundle: .main)
    #expect(other.calls == view.calls)
    let plain: MessageView = .viewFromNib(layout: .tabView, filesOwner: NSNull())
    #expect(plain.titleLabel?.text == "[Title]")
  }

  @Test(
    "the library's layouts are found by name in any bundle",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/10"),
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/178"),
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/409"),
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/502"))
  func names() throws {
    let card: MessageView = try SwiftMessages.viewFromNib(named: "CardView")
    #expect(card.backgroundView is CornerRoundingView)
    let line: GreetingView = try SwiftMessages.viewFromNib(named: "StatusLine", bundle: .main)
    #expect(line.titleLabel == nil)
    let own: MessageView = try SwiftMessages.viewFromNib()
    #expect(own.backgroundView === own)
  }

  @available(*, deprecated)
  @Test("a layout's earlier names refer to the current layout")
  func earlierLayouts() {
    let layouts: [MessageView.Layout] = [
      .messageViewIOS8, .MessageViewIOS8, .MessageView, .CardView, .TabView, .StatusLine,
    ]
    #expect(
      layouts == [.messageView, .messageView, .messageView, .cardView, .tabView, .statusLine])
  }

  @available(*, deprecated)
  @Test("the offsets of earlier versions are accepted and ignored")
  func earlierOffsets() {
    let view = MessageView.viewFromNib(layout: .messageView)
    view.statusBarOffset = 20
    view.safeAreaTopOffset = -10
    view.safeAreaBottomOffset = -10
    #expect(
      [view.statusBarOffset, view.safeAreaTopOffset, view.safeAreaBottomOffset] == [0, 0, 0])
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
  }

  @Test("an app's view is created by the closure registered for its type or a name")
  func registered() throws {
    SwiftMessages.register(nibNamed: "TipView") { TipView() }
    let tip: TipView = try SwiftMessages.viewFromNib()
    #expect(type(of: tip) == TipView.self)
    let named: TipView = try SwiftMessages.viewFromNib(named: "TipView", filesOwner: NSNull())
    #expect(named !== tip)
  }

  @Test("loading a view fails if the registration is missing or has another type")
  func failure() {
    SwiftMessages.register(nibNamed: "Wrong") { UIView() }
    func load(_ name: String) throws -> MessageView {
      try SwiftMessages.viewFromNib(named: name)
    }
    for name in ["Nothing", "Wrong"] {
      #expect(throws: SwiftMessagesError.cannotLoadViewFromNib(nibName: name)) { try load(name) }
    }
    func unknown() throws -> UnknownView { try SwiftMessages.viewFromNib() }
    #expect(throws: SwiftMessagesError.cannotLoadViewFromNib(nibName: "UnknownView")) {
      try unknown()
    }
    func mistaken() throws -> UnknownView { try SwiftMessages.viewFromNib(named: "CardView") }
    #expect(throws: SwiftMessagesError.cannotLoadViewFromNib(nibName: "CardView")) {
      try mistaken()
    }
  }
}

private final class GreetingView: MessageView {
  var calls: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    calls.append("init(frame:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    calls.append("init(coder:)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awakeFromNib: \(titleLabel?.text ?? "-")")
  }
}

private final class TipView: UIView {}
private final class UnknownView: UIView {}
