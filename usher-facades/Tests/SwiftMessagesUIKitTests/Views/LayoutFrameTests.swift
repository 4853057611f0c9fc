import SwiftMessages
import Testing
import UIKit
import Usher

@testable import UIKitBridge

extension SwiftMessagesUIKitTests {
  @MainActor
  @Suite("Layouts on a screen")
  struct LayoutFrameTests {
    /// Returns the frame of a layout's background, in whole points and without its height.
    private func place(
      _ layout: MessageView.Layout, _ style: SwiftMessages.PresentationStyle,
      size: CGSize = CGSize(width: 390, height: 844),
      safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      width: UIUserInterfaceSizeClass = .compact
    ) -> String {
      let app = MessageApp(size: size, safeArea: safeArea)
      StandIn.changeTraits { $0.horizontalSizeClass = width }
      app.show(MessageView.plain(layout)) { $0.presentationStyle = style }
      defer { app.close() }
      guard let frame = app.frame else { return "nowhere" }
      let (x, width) = (Int(frame.minX), Int(frame.size.width))
      switch style {
      case .top: return "\(x) \(width), from \(Int(frame.minY))"
      case .bottom: return "\(x) \(width), to \(Int(frame.maxY))"
      case .center: return "\(x) \(width), about \(Int(((frame.minY + frame.maxY) / 2).rounded()))"
      case .custom: return ""
      }
    }

    @Test("on a wide screen, the maximum width applies only to the current background")
    func latestBackground() {
      let app = MessageApp(size: CGSize(width: 1024, height: 768))
      defer { app.close() }
      StandIn.changeTraits { $0.horizontalSizeClass = .regular }
      let (view, cap) = (UIView(), RegularWidthCap())
      let backgrounds = [UIView(), UIView()]
      app.controller.view.addSubview(view)
      cap.isWanted = true
      for background in backgrounds {
        view.addSubview(background)
        cap.follow(background, in: view)
      }
      #expect(backgrounds.map(\.constraints.count) == [0, 1])
    }

    @Test("each layout rests at its position in the safe area")
    func places() {
      #expect(place(.messageView, .top) == "0 390, from 47")
      #expect(place(.messageView, .bottom) == "0 390, to 810")
      #expect(place(.cardView, .top) == "10 370, from 47")
      #expect(place(.cardView, .bottom) == "10 370, to 810")
      #expect(place(.cardView, .top, safeArea: .zero) == "10 370, from 10")
      #expect(place(.tabView, .top) == "10 370, from 47")
      #expect(place(.tabView, .bottom) == "10 370, to 810")
      #expect(place(.statusLine, .top) == "0 390, from 47")
      // Centered in the safe area.
      #expect(place(.centeredView, .center) == "10 370, about 429")
    }

    @Test("cards and tabs span a phone in landscape, because its width class is compact")
    func landscape() {
      let (size, safeArea) = (
        CGSize(width: 844, height: 390), UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      )
      #expect(place(.cardView, .top, size: size, safeArea: safeArea) == "47 750, from 10")
      #expect(place(.tabView, .top, size: size, safeArea: safeArea) == "57 730, from 0")
    }

    @Test("cards and tabs are at most 500 points wide if the width class is regular")
    func regular() {
      func regular(_ layout: MessageView.Layout) -> String {
        place(
          layout, .top, size: CGSize(width: 1024, height: 768), safeArea: .zero, width: .regular)
      }
      #expect(regular(.cardView) == "262 500, from 10")
      #expect(regular(.tabView) == "262 500, from 0")
      #expect(regular(.messageView) == "0 1024, from 0")
    }

    @Test("a status line is 20 points high on a screen")
    func statusLine() {
      let app = MessageApp()
      let view = MessageView.plain(.statusLine)
      app.show(view)
      #expect(view.bodyLabel?.frameInWindow.inWords == "30 52 330 20")
      #expect(app.frame?.size.height == 25)
      app.close()
    }

    @Test("an icon is a template image of the same size as on other platforms")
    func icons() {
      for icon in Icon.allCases {
        let image = icon.image
        #expect(image.renderingMode == .alwaysTemplate, "\(icon)")
        let side: CGFloat = icon.rawValue.hasSuffix("Subtle") ? 21 : 33
        #expect(image.size == CGSize(width: side, height: side), "\(icon)")
      }
      #expect(IconStyle.none.image(theme: .info) == nil)
    }

    /// A specified style has priority over an unspecified style.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle>
    @Test("the configuration sets the interface style unless the view overrides it")
    func appearance() {
      let app = MessageApp()
      let view = MessageView.plain(.cardView)
      app.show(view) { $0.overrideUserInterfaceStyle = .dark }
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      app.hide()
      view.overrideUserInterfaceStyle = .light
      app.show(view) { $0.overrideUserInterfaceStyle = .dark }
      #expect(view.traitCollection.userInterfaceStyle == .light)
      app.close()
    }

    @Test("a dimmed screen is a VoiceOver button with the configuration's label")
    func dimmed() {
      let app = MessageApp()
      app.show(MessageView.plain(.cardView)) {
        $0.dimMode = .gray(interactive: true)
        $0.dimModeAccessibilityLabel = "Close"
      }
      let names = StandIn.accessibilityElements(in: app.scene).compactMap {
        ($0 as? UIView)?.accessibilityLabel
      }
      #expect(names.contains("Close"))
      #expect(names.contains("Title, Body"))
      app.close()
    }

    /// The system gets the bar's style from a controller.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle>
    @Test("an app's window controller sets the status bar's appearance")
    func windowController() {
      final class Plain: WindowViewController {
        override var prefersStatusBarHidden: Bool { true }
      }
      let app = MessageApp()
      app.show(MessageView.plain(.cardView)) { $0.windowViewController = { Plain(config: $0) } }
      #expect(app.scene.statusBarManager?.isStatusBarHidden == true)
      app.hide()
      #expect(app.scene.statusBarManager?.isStatusBarHidden == false)
      app.close()
    }
  }
}
