#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// A view that places one subview in each of its layouts.
///
/// The subview places another.
@MainActor
private final class Page: UIView {
  let inner = Inner()
  var place: (_ inner: UIView, _ page: UIView) -> Void = { _, _ in }
  var changes = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() { changes += 1 }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(inner, self)
    inner.layoutIfNeeded()
  }

  @MainActor
  final class Inner: UIView {
    let innermost = UIView()
    var changes = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(innermost)
    }

    required init?(coder: NSCoder) { nil }

    override func safeAreaInsetsDidChange() { changes += 1 }

    override func layoutSubviews() {
      super.layoutSubviews()
      innermost.frame = CGRect(safeAreaInsets.left, safeAreaInsets.top, 40, 40)
    }
  }
}

/// A controller whose view is a `Page` or another given view.
@MainActor
private final class PageController: UIViewController {
  private let page: UIView

  init(_ page: UIView) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = page }
}

/// Results of PinLayout's tests on an iPhone with UIKit's bars.
@Suite(
  "Safe areas, as measured by PinLayout", .oneWorld,
  .bug(
    "https://github.com/layoutBox/PinLayout/blob/72f5300042618340df21500f6c4ce71bb78b93e1/Tests/iOS/PinSafeAreaTests.swift"
  ))
@MainActor
struct SafeAreaFactTests {
  /// The insets below the status bar and a navigation bar.
  private static let covered = UIEdgeInsets(91, 0, 34, 0)
  private static let screen = CGRect(0, 0, 390, 844)

  private func show(
    _ page: UIView, isTranslucent: Bool = true,
    in wrap: (UIViewController) -> UIViewController = { $0 },
    additional: UIEdgeInsets = .zero
  ) {
    let controller = PageController(page)
    controller.additionalSafeAreaInsets = additional
    let navigation = UINavigationController(rootViewController: wrap(controller))
    navigation.navigationBar.isTranslucent = isTranslucent
    let (_, window) = StandIn.launch()
    window.rootViewController = navigation
    StandIn.advance(by: 0.2)
  }

  private func page(_ place: @escaping (UIView, UIView) -> Void) -> Page {
    let page = Page()
    page.place = place
    return page
  }

  @Test("a page with an opaque bar starts at the bar's lower edge, without a top inset")
  func opaque() {
    let page = page { inner, _ in inner.frame = CGRect(0, 10, 100, 100) }
    show(page, isTranslucent: false)
    #expect(page.frame == CGRect(0, 91, 390, 753))
    #expect(page.safeAreaInsets.top == 0)
    #expect(page.inner.safeAreaInsets == .zero)
    #expect(page.inner.frame == CGRect(0, 10, 100, 100))
  }

  @Test("a bar that becomes opaque moves the page down, and translucent moves it back")
  func turnsOpaque() {
    let page = page { inner, _ in inner.frame = CGRect(0, 10, 100, 100) }
    show(page)
    let bar = page.window?.rootViewController as? UINavigationController
    bar?.navigationBar.isTranslucent = false
    StandIn.finishTurn()
    #expect(page.frame == CGRect(0, 91, 390, 753))
    bar?.navigationBar.isTranslucent = true
    StandIn.finishTurn()
    #expect(page.frame == Self.screen && page.safeAreaInsets == Self.covered)
  }

  @Test("a page with a translucent bar fills the screen, and its safe area has no insets inside")
  func translucent() {
    let page = page { inner, page in inner.frame = page.bounds.inset(by: page.safeAreaInsets) }
    show(page)
    #expect(page.frame == Self.screen && page.safeAreaInsets == Self.covered)
    #expect(page.inner.frame == CGRect(0, 91, 390, 719))
    #expect(page.inner.safeAreaInsets == .zero)
    #expect(page.changes > 0)
  }

  @Test("a subview that fills the safe area with additional insets has no insets")
  func additional() {
    let page = page { inner, page in inner.frame = page.bounds.inset(by: page.safeAreaInsets) }
    show(page, additional: UIEdgeInsets(10, 10, 30, 0))
    #expect(page.safeAreaInsets == UIEdgeInsets(101, 10, 64, 0))
    #expect(page.inner.frame == CGRect(10, 101, 380, 679))
    #expect(page.inner.safeAreaInsets == .zero)
  }

  @Test("a subview below the top edge has only the remaining part of the top inset")
  func rest() {
    let page = page { inner, _ in inner.frame = CGRect(0, 10, 100, 100) }
    show(page)
    #expect(page.inner.safeAreaInsets == UIEdgeInsets(81, 0, 0, 0))
    #expect(page.inner.changes > 0)
  }

  @Test(
    "a subview that extends beyond a side has no inset there",
    arguments: [CGRect(-10, 10, 100, 100), CGRect(300, 10, 100, 100)])
  func beyondSide(frame: CGRect) {
    let page = page { inner, _ in inner.frame = frame }
    show(page)
    #expect(page.inner.safeAreaInsets == UIEdgeInsets(81, 0, 0, 0))
  }

  @Test("a subview that extends beyond the top has the page's entire inset, but no more")
  func beyondTop() {
    let page = page { inner, _ in inner.frame = CGRect(-10, -20, 100, 100) }
    show(page)
    #expect(page.inner.safeAreaInsets == UIEdgeInsets(91, 0, 0, 0))
    #expect(page.inner.innermost.frame == CGRect(0, 91, 40, 40))
  }

  @Test("a view placed inside its superview's safe area has no insets")
  func innermost() {
    let page = page { inner, _ in inner.frame = CGRect(280, 10, 100, 100) }
    show(page)
    #expect(page.inner.innermost.frame == CGRect(0, 81, 40, 40))
    #expect(page.inner.innermost.safeAreaInsets == .zero)
  }

  private func inTabs(_ controller: UIViewController) -> UIViewController {
    let tabs = UITabBarController()
    tabs.setViewControllers([controller], animated: false)
    return tabs
  }

  @Test("a page between a navigation bar and a tab bar fills the screen and has both insets")
  func tabs() {
    let page = page { inner, _ in inner.frame = CGRect(10, 10, 100, 100) }
    show(page, in: inTabs)
    #expect(page.frame == Self.screen)
    #expect(page.safeAreaInsets == UIEdgeInsets(91, 0, 83, 0))
    #expect(page.inner.safeAreaInsets == UIEdgeInsets(81, 0, 0, 0))
  }

  @Test("a subview that fills the page has the page's insets")
  func fills() {
    let page = page { inner, page in inner.frame = page.bounds }
    show(page, in: inTabs)
    #expect(page.inner.safeAreaInsets == UIEdgeInsets(91, 0, 83, 0))
    #expect(page.inner.innermost.safeAreaInsets == .zero)
  }

  @Test("content of a scroll view that fills the page has neither insets nor calls")
  func scrolled() {
    @MainActor
    final class ScrollPage: UIView {
      let scroll = UIScrollView()
      let inner = Page.Inner()
      var changes = 0

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scroll)
        scroll.addSubview(inner)
      }

      required init?(coder: NSCoder) { nil }

      override func safeAreaInsetsDidChange() { changes += 1 }

      override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        inner.frame = CGRect(0, 0, 100, 100)
        scroll.layoutIfNeeded()
        inner.layoutIfNeeded()
      }
    }
    let page = ScrollPage()
    show(page)
    #expect(page.safeAreaInsets == Self.covered && page.changes > 0)
    #expect(page.scroll.frame == Self.screen)
    #expect(page.inner.frame == CGRect(0, 0, 100, 100))
    #expect(page.inner.safeAreaInsets == .zero && page.inner.changes == 0)
  }
}

/// Results of Blueprint's tests for a scroll view that covers a controller's safe area.
@Suite(
  "Safe areas of scroll views, as measured by Blueprint", .oneWorld,
  .bug(
    "https://github.com/square/Blueprint/blob/1237c2b6e5465c474dbbcd975ba7b3ab4b50e963/BlueprintUI/Tests/ScrollViewSafeAreaEdgeTests.swift"
  ))
@MainActor
struct ScrollSafeAreaFactTests {
  @Test(
    "a scroll view inside the safe area has only the insets that are added later",
    arguments: [
      .zero, UIEdgeInsets(10, 0, 10, 0), UIEdgeInsets(0, 10, 0, 10), UIEdgeInsets(10, 10, 10, 10),
    ])
  func added(insets: UIEdgeInsets) throws {
    let (_, window) = StandIn.launch()
    let controller = try #require(window.rootViewController)
    let scroll = UIScrollView(frame: controller.view.safeAreaLayoutGuide.layoutFrame)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.contentSize = scroll.bounds.size
    controller.view.addSubview(scroll)
    controller.view.layoutIfNeeded()
    #expect(scroll.frame == CGRect(0, 47, 390, 763) && scroll.safeAreaInsets == .zero)
    controller.additionalSafeAreaInsets = insets
    controller.view.layoutIfNeeded()
    #expect(scroll.safeAreaInsets == insets)
    #expect(scroll.contentInset == .zero)
  }
}

/// Results of PinLayout's tests for the guides and margins of a view.
@Suite(
  "Guides, as measured by PinLayout", .oneWorld,
  .bug(
    "https://github.com/layoutBox/PinLayout/blob/72f5300042618340df21500f6c4ce71bb78b93e1/Tests/iOS/ReadableLayoutMarginsSpec.swift"
  ))
@MainActor
struct GuideFactTests {
  private func shown() throws -> UIView {
    let (_, window) = StandIn.launch()
    let controller = try #require(window.rootViewController)
    let view = UIView(frame: CGRect(0, 0, 400, 400))
    controller.view.addSubview(view)
    return view
  }

  @Test("the readable guide has a frame inside the view before a constraint uses it")
  func readable() throws {
    let view = try shown()
    let guide = view.readableContentGuide
    StandIn.advance(by: 0.2)
    #expect(guide.layoutFrame == view.bounds.inset(by: view.layoutMargins))
  }

  @Test("a plain view's margins are eight points, plus the safe area if it extends into the view")
  func margins() throws {
    let view = try shown()
    StandIn.advance(by: 0.2)
    #expect(view.layoutMargins == UIEdgeInsets(55, 8, 8, 8))
  }

  @Test(
    "without a keyboard, the keyboard's guide is at the bottom of the view with its full width")
  func keyboard() throws {
    let view = try shown()
    let screen = try #require(view.superview)
    let guide = screen.keyboardLayoutGuide
    StandIn.advance(by: 0.2)
    #expect(guide.layoutFrame == CGRect(0, 810, 390, 34))
    view.frame = CGRect(0, 0, 390, screen.frame.height - guide.layoutFrame.height)
    #expect(view.frame.maxY == guide.layoutFrame.minY)
  }
}
#endif
