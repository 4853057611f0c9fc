import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  @MainActor
  @Suite("Base views")
  struct BaseViewTests {
    private let view = BaseView()
    private let label = UILabel()

    init() {
      label.text = "Hi"
    }

    /// Shows the view and returns its frame, with the height of the label as 0.
    private func frame(
      _ style: SwiftMessages.PresentationStyle = .top,
      safeArea: UIEdgeInsets = .zero, _ look: (MessageApp) -> Void = { _ in }
    ) -> String? {
      let app = MessageApp(safeArea: safeArea)
      defer { app.close() }
      app.show(view) { $0.presentationStyle = style }
      look(app)
      return app.frame.map { CGRect($0).inWords }
    }

    /// The height of the label in whole points.
    private var line: Int { Int(label.intrinsicContentSize.height.rounded(.up)) }

    @Test("content is inset from the background by the given insets")
    func content() {
      view.installContentView(
        label, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      _ = frame { _ in
        #expect(label.superview != nil)
        let (inner, outer) = (label.frameInWindow, view.backgroundView.frameInWindow)
        #expect([inner.minX, inner.width] == [2, 384])
        #expect((outer.maxY - inner.maxY).rounded() == 3)
        #expect((inner.minY - outer.minY).rounded() == 1)
      }
    }

    @Test("a background is inset by the margin additions and its own insets")
    func background() {
      let background = CornerRoundingView()
      view.installBackgroundView(
        background, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      view.installContentView(label)
      view.layoutMarginAdditions = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      #expect(view.backgroundView === background)
      #expect(frame() == "22 11 324 \(line)")
      #expect(frame(.bottom) == "22 \(844 - 33 - line) 324 \(line)")
    }

    @Test("a vertical background reaches the lower edge, between the additions")
    func verticalBackground() {
      let background = UIView()
      view.layoutMarginAdditions = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      view.installBackgroundVerticalView(background)
      view.installContentView(label)
      _ = frame(.bottom) { _ in
        let frame = background.frameInWindow
        #expect([frame.minX, frame.width, frame.maxY] == [10, 370, 844])
      }
    }

    @Test("a background has the width and height of the last call")
    func sizes() {
      view.installBackgroundView(UIView())
      view.installContentView(label)
      view.configureBackgroundView(width: 100)
      view.configureBackgroundView(width: 250)
      view.backgroundHeight = 120
      #expect(frame() == "70 0 250 120")
      view.backgroundHeight = nil
      #expect(frame() == "70 0 250 \(line)")
    }

    @Test("content without a size is 350 points high")
    func withoutSize() {
      view.installContentView(UIView())
      #expect(frame() == "0 0 390 350")
    }

    @Test("the app's constraints can place the background")
    func ownConstraints() {
      let background = UIView()
      background.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(background)
      view.backgroundView = background
      view.layoutMarginAdditions = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      NSLayoutConstraint.activate([
        background.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        background.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: background.leadingAnchor, constant: -30),
        background.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
      ])
      view.installContentView(label)
      #expect(frame() == "30 8 320 \(line)")
    }
  }

  @MainActor
  @Suite("Subviews of layouts")
  struct LayoutPieceTests {
    /// Shows a message view, and returns the distances between the visible subviews of the column.
    private func gaps(_ view: MessageView, between pieces: [UIView?]) -> [CGFloat] {
      let app = MessageApp()
      defer { app.close() }
      app.show(view)
      let frames = pieces.compactMap { $0?.frameInWindow }
      return zip(frames, frames.dropFirst()).map { ($1.minY - $0.maxY).rounded() }
    }

    @Test(
      "lines have a gap of 5 points in a message, 0 in cards and tabs, and 10 in centered messages",
      arguments: zip(
        [MessageView.Layout.messageView, .cardView, .tabView, .centeredView],
        [5, 0, 0, 10] as [CGFloat]))
    func lines(layout: MessageView.Layout, gap: CGFloat) {
      let view = MessageView.plain(layout)
      #expect(gaps(view, between: [view.titleLabel, view.bodyLabel]) == [gap])
    }

    @Test("a centered layout is a column of all subviews at the center")
    func column() {
      let view: MessageView = .viewFromNib(layout: .centeredView)
      let pieces = [
        view.iconLabel, view.iconImageView, view.titleLabel, view.bodyLabel, view.button,
      ]
      view.configureContent(title: "Title", body: "Body")
      let app = MessageApp()
      defer { app.close() }
      app.show(view)
      let frames = pieces.compactMap { $0?.frameInWindow }
      #expect(frames.count == 5)
      #expect(frames.allSatisfy { abs($0.midX - 195) < 0.5 })
      #expect(
        zip(frames, frames.dropFirst()).map { ($1.minY - $0.maxY).rounded() } == [10, 10, 10, 10])
    }

    @Test(
      "a layout's background is white and has the layout's corner radius",
      arguments: zip(MessageView.Layout.allCases, [0, 15, 15, 0, 15] as [CGFloat]))
    func backgrounds(layout: MessageView.Layout, radius: CGFloat) {
      let background = MessageView.viewFromNib(layout: layout).backgroundView
      #expect(background?.backgroundColor == .white)
      #expect(((background as? CornerRoundingView)?.cornerRadius ?? 0) == radius)
    }

    @Test("both icons have the size of the last call")
    func iconSize() throws {
      let view: MessageView = .viewFromNib(layout: .centeredView)
      view.configureIcon(withSize: CGSize(width: 10, height: 20))
      view.configureIcon(withSize: CGSize(width: 60, height: 50), contentMode: .scaleAspectFit)
      let app = MessageApp()
      defer { app.close() }
      app.show(view)
      #expect(view.iconImageView?.contentMode == .scaleAspectFit)
      #expect(
        [view.iconLabel, view.iconImageView].map { $0?.frame.size }
          == [CGSize(width: 60, height: 50), CGSize(width: 60, height: 50)])
    }
  }
}
