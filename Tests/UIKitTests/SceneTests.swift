#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  @Test("a scene's and the app's lifecycle events are in order")
  func sceneLife() {
    let diary = Diary()
    let names: [NSNotification.Name] = [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { diary.note(name.rawValue) }
      }
    }
    let scene = StandIn.connectScene()
    #expect(scene.activationState == .foregroundInactive)
    #expect(UIApplication.shared.connectedScenes == [scene])
    StandIn.activate(scene)
    #expect(scene.activationState == .foregroundActive)
    StandIn.moveToBackground(scene)
    StandIn.activate(scene)
    StandIn.disconnect(scene)
    #expect(scene.activationState == .unattached)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(
      diary.lines == [
        "UISceneWillConnectNotification", "UISceneDidActivateNotification",
        "UIApplicationDidBecomeActiveNotification", "UISceneWillDeactivateNotification",
        "UIApplicationWillResignActiveNotification", "UISceneDidEnterBackgroundNotification",
        "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
        "UIApplicationDidBecomeActiveNotification", "UISceneWillDeactivateNotification",
        "UIApplicationWillResignActiveNotification", "UISceneDidEnterBackgroundNotification",
        "UISceneDidDisconnectNotification",
      ])
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }

  @Test("a window that is shown doesn't become key, and a hidden window is no longer key")
  func keyWindow() {
    let (scene, window) = StandIn.launch()
    let other = UIWindow(windowScene: scene)
    #expect(other.isHidden)
    other.isHidden = false
    #expect(scene.keyWindow === window && window.isKeyWindow)
    other.makeKey()
    #expect(scene.keyWindow === other && !window.isKeyWindow)
    other.isHidden = true
    #expect(!other.isKeyWindow)
  }

  @Test("a scene doesn't retain its windows")
  func windowsGo() {
    let (scene, window) = StandIn.launch()
    weak var gone: UIWindow?
    do {
      let other = UIWindow(windowScene: scene)
      other.isHidden = false
      other.rootViewController = UIViewController()
      StandIn.finishTurn()
      gone = other
      #expect(scene.windows == [window, other])
    }
    #expect(gone == nil)
    #expect(scene.windows == [window])
  }

  @Test("the safe area of a view is the part of the view that bars cover")
  func safeArea() {
    let (_, window) = StandIn.launch()
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
    window.addSubview(view)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  /// "UIView.frame": bounds and center change together.
  @Test("the safe area is updated once for a new frame or a new center")
  func safeAreaOfFrames() {
    @MainActor
    final class Watched: UIView {
      var insets: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() { insets.append(safeAreaInsets) }
    }
    let (scene, window) = StandIn.launch()
    let other = UIWindow(frame: .zero)
    other.windowScene = scene
    other.frame = window.frame
    #expect(other.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let view = Watched(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    window.addSubview(view)
    view.insets = []
    view.frame = CGRect(x: 0, y: 20, width: 390, height: 100)
    #expect(view.insets == [UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0)])
    view.center.y += 10
    #expect(view.insets.dropFirst() == [UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0)])
  }

  @Test("rotating a scene resizes its windows, after a call to their controllers")
  func rotation() {
    @MainActor
    final class Root: UIViewController {
      var sizes: [CGSize] = []
      var isDone = false
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes += [view.bounds.size, size]
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.isDone = true }
      }
    }
    let (scene, window) = StandIn.launch()
    let root = Root()
    window.rootViewController = root
    StandIn.finishTurn()
    StandIn.rotate(scene, to: .landscapeRight)
    let (before, after) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
    #expect(root.sizes == [before, after])
    #expect(window.bounds.size == after && root.view.bounds.size == after)
    #expect(scene.interfaceOrientation == .landscapeRight && !root.isDone)
    StandIn.advance(by: 0.5)
    #expect(root.isDone)
  }

  @Test("views inherit the scene's traits, and a view's overrides have precedence")
  func traits() {
    let (scene, window) = StandIn.launch()
    let (plain, light) = (UIView(), UIView())
    light.overrideUserInterfaceStyle = .light
    window.addSubview(plain)
    window.addSubview(light)
    plain.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var changes = 0
    plain.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      #expect(previous.userInterfaceStyle == .light)
      changes += 1
    }
    StandIn.changeTraits { $0.userInterfaceStyle = .dark }
    #expect(plain.traitCollection.userInterfaceStyle == .dark && changes == 1)
    #expect(light.traitCollection.userInterfaceStyle == .light)
    #expect(plain.layer.backgroundColor?.components?.first == 1)
    StandIn.changeTraits { $0.preferredContentSizeCategory = .extraLarge }
    #expect(changes == 1)
    StandIn.changeTraits(of: scene) { $0.layoutDirection = .rightToLeft }
    #expect(plain.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("the keyboard's notification contains its frame, and the layout guide follows the keyboard")
  func keyboard() {
    let (_, window) = StandIn.launch()
    nonisolated(unsafe) var frames: [CGRect] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      frames.append(value?.cgRectValue ?? .null)
    }
    let guide = window.keyboardLayoutGuide
    #expect(guide.layoutFrame == .zero)
    StandIn.finishTurn()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    let keyboard = CGRect(x: 0, y: 544, width: 390, height: 300)
    StandIn.moveKeyboard(to: keyboard)
    #expect(frames == [keyboard])
    #expect(guide.layoutFrame == keyboard)
    StandIn.moveKeyboard(to: nil)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    NotificationCenter.default.removeObserver(token)
  }

  @Test("the frontmost controller determines the status bar when it requests an update")
  func statusBar() {
    @MainActor
    final class Root: UIViewController {
      var style: UIStatusBarStyle = .lightContent
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }
    let (scene, window) = StandIn.launch()
    let root = Root()
    window.rootViewController = root
    #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
    root.style = .darkContent
    #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(scene.statusBarManager?.statusBarStyle == .darkContent)
    let above = UIWindow(windowScene: scene)
    above.rootViewController = UIViewController()
    above.isHidden = false
    #expect(scene.statusBarManager?.statusBarStyle == .default)
    above.isHidden = true
    #expect(scene.statusBarManager?.statusBarStyle == .darkContent)
  }

  /// "UIViewController.prefersStatusBarHidden": true by default in a vertically compact
  /// environment.
  @Test("in a compact height, a phone's status bar is hidden, but a tablet's isn't")
  func compactStatusBar() throws {
    let (scene, window) = StandIn.launch()
    let bar = try #require(scene.statusBarManager)
    StandIn.rotate(scene, to: .landscapeRight, safeArea: .zero)
    #expect(window.traitCollection.verticalSizeClass == .compact)
    #expect(bar.isStatusBarHidden && bar.statusBarFrame == .zero)
    StandIn.rotate(
      scene, to: .portrait, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(window.traitCollection.verticalSizeClass == .regular)
    #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    StandIn.changeTraits { $0.userInterfaceIdiom = .pad }
    StandIn.rotate(scene, to: .landscapeRight, safeArea: .zero)
    #expect(window.traitCollection.verticalSizeClass == .regular)
    #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 844, height: 20))
  }
}
#endif
