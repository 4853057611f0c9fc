#if GTK
internal import Usher

extension Exhibit {
  /// The second step of a tour.
  static let tourStep = Exhibit(name: "tour-step") { stage in
    let presenter = stage.presenter
    stage.take {
      Task {
        _ = try await presenter.tour([
          .step("Welcome"),
          .step("Press one to read it. The latest is on top.", title: "Letters", anchor: "top"),
          .step("They lie further down.", title: "Older ones", anchor: "bottom"),
        ])
      }
    }
    stage.advance(by: .seconds(1))
    stage.press(.return)
  }
}
#endif
