import FacadeTesting
import Testing
import UIKitNames
import Usher
import UsherTesting

@MainActor
@Suite("Changes of a shown view", .ownDefault)
struct ViewUpdateTests {
  private let screen = Screen()
  private let label = UILabel()
  private let view = UIView()

  init() {
    label.text = "before"
    view.addSubview(label)
  }

  @Test("changes are drawn once, however many they are, when the main actor is free")
  func together() async {
    screen.presenter.present(view)
    label.text = "after"
    label.numberOfLines = 3
    view.backgroundColor = .red
    #expect(screen.texts == ["before"])
    await screen.settle()
    #expect(screen.texts == ["after"])
    #expect(refreshed == [["after"]])
  }

  @Test("changes are drawn at once where the app asks for it, and not again")
  func atOnce() async {
    screen.presenter.present(view)
    label.text = "after"
    label.layoutIfNeeded()
    #expect(screen.texts == ["after"])
    view.layoutIfNeeded()
    await screen.settle()
    #expect(refreshed == [["after"]])
  }

  @Test("changes are drawn wherever the view is shown, as long as that lasts")
  func twice() async {
    var settings = LaneSettings()
    settings.capacity = 2
    screen.presenter.configure(.main, settings)
    let overlay = Overlay(
      lifetime: .untilDismissed, entrance: OverlayTransition(), exit: OverlayTransition())
    let first = screen.presenter.present(view, as: overlay)
    screen.presenter.present(view, as: overlay)
    label.text = "both"
    await screen.settle()
    #expect(screen.texts == ["both", "both"])
    first.dismiss()
    label.text = "one"
    await screen.settle()
    #expect(screen.texts == ["one"])
  }

  @Test("changes are drawn in a shown superview, too")
  func nested() async {
    var settings = LaneSettings()
    settings.capacity = 2
    screen.presenter.configure(.main, settings)
    let overlay = Overlay(lifetime: .untilDismissed)
    screen.presenter.present(view, as: overlay)
    screen.presenter.present(label, as: overlay)
    label.text = "after"
    await screen.settle()
    #expect(screen.texts == ["after", "after"])
  }

  @Test("changes count while the view still waits")
  func waiting() async {
    let overlay = Overlay(
      lifetime: .untilDismissed, entrance: OverlayTransition(), exit: OverlayTransition())
    let first = screen.presenter.present(
      OverlayContent(.text(OverlayNode.Text("first"))), as: overlay)
    screen.presenter.present(view, as: overlay)
    label.text = "after"
    await screen.settle()
    first.dismiss()
    #expect(screen.texts == ["after"])
    #expect(refreshed == [])
  }

  @Test("changes of subviews, constraints, layers and hidden views are drawn")
  func everything() async {
    screen.presenter.present(view)
    let other = UILabel()
    other.text = "other"
    let constraint = label.heightAnchor.constraint(equalToConstant: 50)
    let changes: [@MainActor () -> Void] = [
      { view.addSubview(other) }, { other.isHidden = true }, { other.isHidden = false },
      { other.removeFromSuperview() }, { view.layer.cornerRadius = 4 },
      { constraint.isActive = true },
      { constraint.constant = 60 }, { constraint.isActive = false },
      { label.frame.size.height = 70 },
      { label.textColor = .red }, { view.overrideUserInterfaceStyle = .dark },
    ]
    for change in changes {
      let count = refreshed.count
      change()
      await screen.settle()
      #expect(refreshed.count == count + 1)
    }
    #expect(
      refreshed.map { $0.joined(separator: " ") }
        == ["before other", "before", "before other"]
        + Array(repeating: "before", count: changes.count - 3))
  }

  @Test("changes are not drawn once the view has gone, and the view is released then")
  func gone() async {
    weak var weakly: UIView?
    do {
      let made = UILabel()
      made.text = "made"
      weakly = made
      screen.presenter.present(
        made,
        as: Overlay(
          lifetime: .untilDismissed, entrance: OverlayTransition(), exit: OverlayTransition()))
    }
    #expect(weakly != nil)
    screen.presenter.dismissAll()
    (weakly as? UILabel)?.text = "late"
    await screen.settle()
    #expect(weakly == nil)
    #expect(refreshed == [])
    #expect(screen.problems == [])
  }

  /// The texts of each rebuilt content, in order.
  private var refreshed: [[String]] {
    screen.host.transcript.entries.compactMap { entry in
      if case .refreshed(_, let texts) = entry.order { texts } else { nil }
    }
  }
}
