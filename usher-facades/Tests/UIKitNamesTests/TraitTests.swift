import FacadeTesting
import Testing
import UIKitNames
import Usher
import UsherTesting

@MainActor
@Suite("The traits of a view", .ownDefault)
struct TraitTests {
  private let screen = Screen()
  private let log = Log()

  /// A log of the notifications to views and controllers, in order.
  @MainActor
  final class Log {
    var lines: [String] = []

    func note(_ name: String, from previous: UITraitCollection?, to traits: UITraitCollection) {
      lines.append("\(name) \(previous.map(words) ?? "nothing") > \(words(traits))")
    }

    private func words(_ traits: UITraitCollection) -> String {
      "\(traits.userInterfaceStyle) \(traits.accessibilityContrast)"
    }
  }

  final class Controller: UIViewController {
    var log: Log?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log?.note("controller", from: previousTraitCollection, to: traitCollection)
    }
  }

  /// A view that displays the traits as text.
  final class Badge: UIView, ContentRepresentable {
    var log: Log?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log?.note("badge", from: previousTraitCollection, to: traitCollection)
    }

    var usherContent: OverlayContent {
      OverlayContent(
        .text(OverlayNode.Text("\(traitCollection.userInterfaceStyle)")), style: .clear)
    }
  }

  @Test("traits follow the system of the view's window, and a controller is told of them first")
  func system() async {
    let controller = Controller()
    let badge = Badge()
    (controller.log, badge.log) = (log, log)
    controller.view = badge
    screen.presenter.present(badge)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(controller.traitCollection.accessibilityContrast == .normal)
    screen.connection.traitsChanged(to: Traits(appearance: .dark))
    #expect(
      log.lines == ["controller light normal > dark normal", "badge light normal > dark normal"])
    screen.connection.traitsChanged(to: Traits(appearance: .dark, contrast: .increased))
    #expect(badge.traitCollection.accessibilityContrast == .high)
    await screen.settle()
    #expect(screen.texts == ["dark"])
  }

  @Test("traits are told to views inside another one, and not to a view that is gone")
  func inside() {
    let (outer, badge) = (UIView(), Badge())
    badge.log = log
    outer.addSubview(badge)
    let handle = screen.presenter.present(
      outer,
      as: Overlay(
        lifetime: .untilDismissed, entrance: OverlayTransition(), exit: OverlayTransition()))
    screen.connection.traitsChanged(to: Traits(appearance: .dark))
    #expect(log.lines == ["badge light normal > dark normal"])
    handle.dismiss()
    screen.connection.traitsChanged(to: Traits(appearance: .light))
    #expect(log.lines.count == 1)
  }

  @Test("traits have the style that the view, or the nearest one around it, overrides")
  func overridden() {
    let (outer, badge) = (UIView(), Badge())
    badge.log = log
    screen.presenter.present(outer)
    outer.overrideUserInterfaceStyle = .dark
    #expect(badge.traitCollection.userInterfaceStyle == .light)
    outer.addSubview(badge)
    #expect(log.lines == ["badge light normal > dark normal"])
    badge.overrideUserInterfaceStyle = .light
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(badge.traitCollection.userInterfaceStyle == .light)
    #expect(
      log.lines == ["badge light normal > dark normal", "badge dark normal > light normal"])
  }

  @Test("traits of a view that is not shown are those of the default presenter")
  func hidden() {
    screen.connection.traitsChanged(to: Traits(appearance: .dark))
    #expect(UIView().traitCollection.userInterfaceStyle == .dark)
    let controller = UIViewController()
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(!controller.isViewLoaded)
  }

  @Test("traits of a shown view are those of its presenter, whichever is the default one")
  func otherPresenter() {
    let other = Presenter(host: HeadlessHost())
    HostConnection(to: other).traitsChanged(to: Traits(appearance: .dark))
    let badge = Badge()
    badge.log = log
    #expect(badge.traitCollection.userInterfaceStyle == .light)
    other.present(badge)
    #expect(log.lines == ["badge light normal > dark normal"])
    let window = UIWindow(presenter: other)
    let controller = Controller()
    window.rootViewController = controller
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection == controller.traitCollection)
  }

  @Test("a controller's view is followed by its controller among responders")
  func responders() {
    let controller = UIViewController()
    let outer = UIView()
    outer.addSubview(controller.view)
    #expect(controller.view.next === controller && controller.next === outer)
    let first = controller.view
    controller.view = UIView()
    #expect(first?.next === outer)
  }
}

/// Tests of traits without any presenter.
@MainActor
@Suite("The traits of a view without any window", .ownDefault)
struct NoTraitTests {
  @Test("traits are unspecified without a window, unless the view overrides them")
  func unspecified() {
    let view = UIView()
    #expect(view.traitCollection == UITraitCollection())
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection == UITraitCollection(userInterfaceStyle: .dark))
  }
}
