#if GTK
internal import GalleryModel
internal import LibraryDemos

extension Contents {
  /// Creates the contents of the gallery, whose exhibits are shown on a session's stage.
  @MainActor
  init(of session: GallerySession) {
    let tools = [
      Page(PlaygroundPage.title, note: "Every value of an overlay, and the code that sets it."),
      Page(TimelinePage.title, note: TimelinePage.note),
    ]
    let presets = Section.Group.allCases.map { group in
      Group(
        group.rawValue,
        group.sections.map { section in
          Page(
            section.rawValue, note: section.note,
            entries: section.presets.map { preset in
              Entry(preset.title, note: preset.note) { session.show(preset) }
            }, choice: session.choice(on: section))
        })
    }
    let libraries = Library.allCases.map { library in
      Page(
        library.rawValue, note: library.note,
        entries: library.demos.map { demo in
          Entry(demo.title, note: demo.note) { session.show(demo) }
        })
    }
    self.init(
      groups: [Group("Tools", tools)] + presets + [Group("Older libraries", libraries)])
  }
}
#endif
