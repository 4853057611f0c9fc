#if GTK
internal import CGTK
internal import SampleApp
@_spi(Facades) internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of content that makes way for overlays.
  static let pushedContent: [WindowScenario] = [
    WindowScenario("content makes way for a banner that pushes, and returns when it leaves") {
      driver in
      let content = driver.sample.content.widget
      gtk_widget_set_margin_top(content, 3)
      await driver.advance(by: .milliseconds(200))
      let before = driver.frame(ofWidget: content)
      driver.presenter.pushContent(content)
      let handle = driver.presenter.present(
        .banner("You are offline").position(.top).duration(.infinite).pushesContent())
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.advance(by: .milliseconds(500))
      let banner = try unwrap(driver.frame(of: handle.id), "the banner's frame")
      try expect(
        driver.frame(ofWidget: content).minY, equals: banner.maxY + 3, "the top of the content")
      try expect(
        driver.frame(ofWidget: content).maxY, equals: before.maxY, "the bottom of the content")
      handle.dismiss()
      await driver.wait { driver.isIdle && handle.result != nil }
      await driver.advance(by: .milliseconds(500))
      try expect(driver.frame(ofWidget: content), equals: before, "the content's frame afterwards")
    },
    WindowScenario("without animations, content makes way at once") { driver in
      driver.setAnimations(false)
      let content = driver.sample.content.widget
      driver.presenter.pushContent(content)
      let handle = driver.presenter.present(
        .banner("You are offline").position(.bottom).duration(.infinite).pushesContent())
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let banner = try unwrap(driver.frame(of: handle.id), "the banner's frame")
      try expect(
        driver.frame(ofWidget: content).maxY, equals: banner.minY, "the bottom of the content")
    },
  ]
}
#endif
