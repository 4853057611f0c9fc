#if os(Linux) && !UIKIT_STAND_IN
import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import UIKitNames
import Usher
import UsherTesting

/// Tests of the frames that a client's animator reads and sets.
@MainActor
@Suite("Frames in a client's animator", .ownDefault)
struct ClientFrameTests {
  @Test("a frame that an animator moves is a slide to where the frame ends")
  func moving() throws {
    let stage = Stage()
    let spy = Spy(
      onShow: { context, completion in
        let view = context.messageView
        context.containerView.addSubview(view)
        view.frame.origin.y = -view.frame.height
        UIView.animate(
          withDuration: 0.2, delay: 0, options: .curveLinear,
          animations: { view.frame.origin.y = 0 },
          completion: completion)
      },
      onHide: { context, completion in
        UIView.animate(
          withDuration: 0.2, delay: 0, options: .curveLinear,
          animations: { context.messageView.center.x += 40 }, completion: completion)
      })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    let frame = try #require(stage.placed?.frame)
    #expect(frame.origin == OverlayPoint(x: 0, y: 0) && frame.size.width == 390.0)
    #expect(stage.placed?.offset.dx == 0)
    #expect(abs(try #require(stage.placed?.offset.dy) + frame.size.height) < 1e-6)
    stage.advance(200)
    stage.messages.hide()
    stage.advance(100)
    #expect(stage.placed?.offset == Vector(dx: 20, dy: 0))
  }

  @Test("a message without constraints lies where its frame says")
  func noConstraints() throws {
    let stage = Stage()
    let card = MessageView.viewFromNib(layout: .cardView)
    stage.show(card) {
      $0.presentationStyle = .custom(
        animator: Spy(onShow: { context, completion in
          context.messageView.frame = CGRect(x: 50, y: 700, width: 300, height: 120)
          context.containerView.addSubview(context.messageView)
          completion(true)
        }))
    }
    // Margins of 10 points remain all around.
    #expect(stage.placed?.frame == OverlayRect(x: 60, y: 710, width: 280, height: 100))
    #expect(stage.overlay?.placement == .bottomLeading)
  }

  @Test("a message view has its real size while its animator is called")
  func realSize() throws {
    var frames: [CGRect] = []
    let stage = Stage(
      Screen(
        OverlayViewport(
          size: OverlaySize(width: 390, height: 844),
          safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))))
    let spy = Spy(
      onShow: { context, completion in
        let (view, container) = (context.messageView, context.containerView)
        frames.append(view.frame)
        container.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: container.topAnchor),
          view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        completion(true)
      },
      onHide: { context, completion in
        frames.append(context.messageView.frame)
        completion(true)
      })
    let card = MessageView.viewFromNib(layout: .cardView)
    card.configureContent(title: "Title", body: String(repeating: "many words ", count: 30))
    stage.show(card) { $0.presentationStyle = .custom(animator: spy) }
    let overlay = try #require(stage.placed?.frame)
    #expect(overlay.minY == 47.0)
    stage.messages.hide()
    // Margins of 10 points at its sides and below, and the safe area above.
    let height = 47 + overlay.size.height + 10
    let expected = CGRect(x: 0, y: 0, width: 390, height: height)
    #expect(frames == [expected, expected])
    #expect(card.frame == .zero)
  }

  @Test("a message at one side keeps the width of its constraint")
  func oneSide() throws {
    var frame = CGRect.null
    let stage = Stage()
    let spy = Spy(
      onShow: { context, completion in
        let (view, container) = (context.messageView, context.containerView)
        container.addSubview(view)
        NSLayoutConstraint.activate([
          view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -30),
          view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20),
          view.widthAnchor.constraint(equalToConstant: 200),
        ])
        completion(true)
      },
      onHide: { context, completion in
        frame = context.messageView.frame
        completion(true)
      })
    stage.show("A") { $0.presentationStyle = .custom(animator: spy) }
    let overlay = try #require(stage.placed?.frame)
    stage.messages.hide()
    #expect(
      frame
        == CGRect(
          x: overlay.minX, y: overlay.minY, width: 200, height: overlay.size.height))
    #expect(frame.maxX == 370.0 && frame.maxY == 814.0)
  }

  @Test("a message view with a frame of its own keeps the frame")
  func ownFrame() {
    var frames: [CGRect] = []
    let stage = Stage()
    let own = CGRect(x: 1, y: 2, width: 30, height: 40)
    let note = Note("A")
    note.frame = own
    stage.show(note) {
      $0.presentationStyle = .custom(
        animator: Spy(onShow: {
          frames.append($0.messageView.frame)
          $1(true)
        }))
    }
    #expect(frames == [own])
    #expect(note.frame == own)
  }

  @Test("the library's slide takes a client's message out of sight by its frame")
  func builtUpon() throws {
    let stage = Stage()
    let inner = TopBottomAnimation(style: .bottom)
    let spy = Spy(
      onShow: { inner.show(context: $0, completion: $1) },
      onHide: { inner.hide(context: $0, completion: $1) })
    let card = MessageView.viewFromNib(layout: .cardView)
    stage.show(card) { $0.presentationStyle = .custom(animator: spy) }
    #expect(try #require(stage.placed?.currentFrame.minY) >= 844)
  }

  @Test("an animator's margin adjustment is the view's margin additions")
  func margins() {
    let card = MessageView.viewFromNib(layout: .cardView)
    var margins: [UIEdgeInsets] = []
    let stage = Stage()
    stage.show(card) {
      $0.presentationStyle = .custom(
        animator: Spy(onShow: { context, completion in
          for collapses in [true, false] {
            card.collapseLayoutMarginAdditions = collapses
            margins.append(card.defaultMarginAdjustment(context: context))
          }
          completion(true)
        }))
    }
    let ten = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(margins == [ten, ten])
  }
}
#endif
