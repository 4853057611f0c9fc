#if UIKIT_STAND_IN
import Foundation
import Testing
import UIKit

extension StandInTests {
  /// "UIControl.addTarget(_:action:for:)".
  @Test("a control calls its targets and actions in order, except removed and released targets")
  func controlTargets() {
    final class Target: NSObject {
      var lines: [String] = []
    }
    let control = UIControl()
    let target = Target()
    var gone: Target? = Target()
    let note = Selector { target, _ in (target as? Target)?.lines.append("target") }
    control.addTarget(target, action: note, for: .touchDown)
    control.addTarget(target, action: note, for: .valueChanged)
    control.addTarget(gone, action: note, for: .valueChanged)
    control.addAction(UIAction { _ in target.lines.append("action") }, for: .valueChanged)
    #expect(control.allTargets.count == 2)
    control.sendActions(for: .valueChanged)
    #expect(target.lines == ["target", "action"] && gone?.lines == ["target"])
    gone = nil
    #expect(control.allTargets.count == 1)
    control.removeTarget(target, action: nil, for: .valueChanged)
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(target.lines == ["target", "action", "target", "action"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  /// "UIControl.Event.primaryActionTriggered": a semantic action triggered by buttons.
  @Test("tapping a button performs its primary action and its actions for touch up inside")
  func primaryAction() {
    let (scene, window) = StandIn.launch()
    var lines: [String] = []
    let button = UIButton(primaryAction: UIAction(title: "Save") { _ in lines.append("primary") })
    button.addAction(UIAction { _ in lines.append("up") }, for: .touchUpInside)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    window.addSubview(button)
    StandIn.finishTurn()
    StandIn.tap(at: CGPoint(x: 150, y: 120), in: scene)
    #expect(lines == ["primary", "up"])
    #expect(button.accessibilityLabel == "Save" && button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    StandIn.tap(at: CGPoint(x: 150, y: 120), in: scene)
    #expect(lines == ["primary", "up"])
    button.performPrimaryAction()
    #expect(lines == ["primary", "up", "primary"])
  }

  /// "UIButton.setTitle(_:for:)": a state without a title uses the normal state's title.
  @Test("a button uses the values of its state, or else the normal state's values")
  func buttonStates() {
    let button = UIButton(type: .custom)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .disabled)
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.currentTitle == "On" && button.titleLabel?.text == "On")
    #expect(button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(button.title(for: button.state) == "Off")
    #expect(button.titleColor(for: .disabled) == .blue)
    button.setAttributedTitle(NSAttributedString(string: "Rich"), for: .normal)
    #expect(button.titleLabel?.text == "Rich" && button.currentTitle == "Off")
    #expect(UIButton(type: .custom).currentTitleColor == .white)
    #expect(UIButton(type: .system).currentTitleColor == .systemBlue)
  }

  @Test("a button is as large as its image next to its title, plus insets")
  func buttonSizes() {
    let button = UIButton(type: .custom)
    #expect(button.intrinsicContentSize == .zero)
    button.setTitle("Hello", for: .normal)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    let image = UIImage(systemName: "star") ?? UIImage()
    button.setImage(image, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let whole = CGSize(
      width: title.width + image.size.width + 6, height: max(title.height, image.size.height) + 4)
    #expect(button.intrinsicContentSize == whole)
    button.frame = CGRect(origin: .zero, size: CGSize(width: whole.width + 20, height: 50))
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 12)
    #expect(button.titleLabel?.frame.minX == 12 + image.size.width)
    button.contentHorizontalAlignment = .right
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == button.bounds.width - 4)
    button.contentEdgeInsets = .zero
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == image.size)
  }

  @Test("a subclass that overrides init(frame:) can be created with a button type")
  func buttonSubclasses() {
    @MainActor
    final class Own: UIButton {
      var isMade = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isMade = true
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        isMade = true
      }
    }
    let button = Own(type: .system)
    #expect(button.isMade && button.buttonType == .system)
    #expect(button.titleLabel?.font.pointSize == 15)
    #expect(Own(frame: .zero).buttonType == .custom)
  }

  @Test("setting the font of a button's label changes the title and the button's size")
  func buttonFonts() {
    let button = UIButton(type: .system)
    button.setTitle("Hello", for: .normal)
    let size = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.titleLabel?.font.pointSize == 30)
    #expect(button.intrinsicContentSize.height > size.height + 15)
    button.isSelected = true
    #expect(button.intrinsicContentSize.height > size.height + 15)
    let (_, window) = StandIn.launch()
    let row = UIStackView(arrangedSubviews: [button])
    row.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(row)
    StandIn.finishTurn()
    #expect(abs(button.bounds.height - button.intrinsicContentSize.height) < 0.5)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    StandIn.finishTurn()
    #expect(abs(button.bounds.height - size.height) < 0.5)
  }

  @Test("a button's configuration sets its insets, colors and rounded background")
  func buttonConfiguration() {
    let (_, window) = StandIn.launch()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.baseBackgroundColor = .red
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    let button = UIButton(configuration: configuration)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.titleLabel?.text == "Go")
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width + 40, height: title.height + 20))
    button.frame = CGRect(origin: CGPoint(x: 50, y: 100), size: button.intrinsicContentSize)
    window.addSubview(button)
    StandIn.finishTurn()
    let picture = StandIn.picture(of: window)
    let middle = CGPoint(x: button.frame.minX + 8, y: button.frame.midY)
    #expect(picture.pixel(at: middle).isNear(.init(red: 255, green: 0, blue: 0)))
    #expect(
      !picture.pixel(at: CGPoint(x: 51, y: 101)).isNear(.init(red: 255, green: 0, blue: 0)))
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "Go" : "Wait" }
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Wait")
  }

  @Test("a resting finger is a long press, and a fast finger is a swipe in its direction")
  func holdsAndSwipes() {
    final class Target: NSObject {
      var lines: [String] = []
    }
    let (scene, window) = StandIn.launch()
    let target = Target()
    let hold = UILongPressGestureRecognizer(
      target: target,
      action: Selector { target, sender in
        let state = (sender as? UIGestureRecognizer)?.state
        (target as? Target)?.lines.append("hold \(state?.rawValue ?? -1)")
      })
    let swipe = UISwipeGestureRecognizer(
      target: target, action: Selector { target, _ in (target as? Target)?.lines.append("swipe") })
    swipe.direction = .up
    window.addGestureRecognizer(hold)
    window.addGestureRecognizer(swipe)
    StandIn.tap(at: CGPoint(x: 50, y: 300), in: scene, duration: 0.4)
    #expect(target.lines.isEmpty)
    StandIn.tap(at: CGPoint(x: 50, y: 300), in: scene, duration: 0.6)
    #expect(target.lines == ["hold 1", "hold 3"])
    StandIn.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 150, y: 300), in: scene)
    StandIn.drag(
      from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200), in: scene, duration: 2)
    #expect(target.lines == ["hold 1", "hold 3"])
    StandIn.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200), in: scene)
    #expect(target.lines == ["hold 1", "hold 3", "swipe"])
    swipe.removeTarget(target, action: nil)
    StandIn.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200), in: scene)
    #expect(target.lines == ["hold 1", "hold 3", "swipe"])
  }

  @Test("the app's windows and status bar belong to its scenes")
  func applicationWindows() {
    #expect(UIApplication.shared.keyWindow == nil && UIApplication.shared.windows == [])
    #expect(UIApplication.shared.statusBarFrame == .zero)
    let (scene, window) = StandIn.launch()
    let other = UIWindow(windowScene: scene)
    #expect(UIApplication.shared.keyWindow === window)
    #expect(Set(UIApplication.shared.windows) == [window, other])
    #expect(
      UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    UIApplication.shared.statusBarStyle = .lightContent
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
  }
}
#endif
