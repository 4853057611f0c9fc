#if GTK
internal import Usher

extension Exhibit {
  /// The second step of a tour.
  static let tourStep = Exhibit(name: "tour-step") { stage in
    let presenter = stage.presenter
    stage.take {
      Task {
        _ = try await presenter.tour([
          TourStep(title: "Welcome"),
          TourStep(beside: "top", title: "Letters", "Press one to read it. The latest is on top."),
          TourStep(beside: "bottom", title: "Older ones", "They lie further down."),
        ])
      }
    }
    stage.advance(by: .seconds(1))
    stage.press(.return)
  }
}
#endif
