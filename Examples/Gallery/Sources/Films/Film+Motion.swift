internal import GalleryModel
internal import Usher

extension Film {
  /// A spring from an edge, a spring from a corner, and a tumble.
  static let motion = Film("motion", catalog: core, size: card, colors: 96) {
    [
      .rest(.milliseconds(400)),
      .call { present("motion-smooth", by: $0) },
      .rest(.milliseconds(1000)),
      .call { $0.dismissAll() },
      .rest(.milliseconds(650)),
      .call { present("motion-from-corner", by: $0) },
      .rest(.milliseconds(1000)),
      .call { $0.dismissAll() },
      .rest(.milliseconds(550)),
      .call { present("motion-tumble", by: $0) },
      .rest(.milliseconds(1200)),
      .call { $0.dismissAll() },
      .rest(.milliseconds(800)),
    ]
  }

  /// A pull against a rubber band, a swipe and a fling.
  static let drag = Film("drag", catalog: core, size: card, colors: 72) {
    [
      .rest(.milliseconds(400)),
      .call { present("motion-rubber", by: $0) },
      .rest(.milliseconds(700)),
      .point(.overlay(Vector(dx: 60, dy: 8))),
      .drag(Vector(dx: 0, dy: 120), .milliseconds(500), throws: false),
      .rest(.milliseconds(900)),
      .call { $0.dismissAll() },
      .rest(.milliseconds(400)),
      .call { present("message-top", by: $0) },
      .rest(.milliseconds(700)),
      .point(.overlay(Vector(dx: 40, dy: 8))),
      .drag(Vector(dx: 0, dy: -80), .milliseconds(200)),
      .rest(.milliseconds(500)),
      .call { present("motion-fling", by: $0) },
      .rest(.milliseconds(700)),
      .point(.overlay(Vector(dx: 90, dy: 20))),
      .drag(Vector(dx: 150, dy: -60), .milliseconds(300)),
      .leave,
      .rest(.milliseconds(800)),
    ]
  }

  /// Messages in a list, and in a stack that expands under the pointer.
  static let list = Film(
    "list", catalog: usher, size: OverlaySize(width: 400, height: 305), scale: 1.5, colors: 40
  ) {
    let (row, stack) = (LaneID(1), LaneID(2))
    return [
      .call { presenter in
        presenter.configure(row, LaneSettings(capacity: 3, arrangement: .list(spacing: 10)))
        presenter.configure(
          stack, LaneSettings(capacity: 3, arrangement: .collapsed(CollapsedStack())))
      },
      .rest(.milliseconds(300)),
      .call { save("Photos.zip", in: row, at: .top, by: $0) },
      .rest(.milliseconds(700)),
      .call { save("Budget.ods", in: row, at: .top, by: $0) },
      .rest(.milliseconds(700)),
      .call { save("Report.pdf", in: row, at: .top, by: $0) },
      .rest(.milliseconds(1000)),
      .call { $0.dismissAll() },
      .rest(.milliseconds(700)),
      .call { save("Photos.zip", in: stack, at: .bottom, by: $0) },
      .rest(.milliseconds(600)),
      .call { save("Budget.ods", in: stack, at: .bottom, by: $0) },
      .rest(.milliseconds(600)),
      .call { save("Report.pdf", in: stack, at: .bottom, by: $0) },
      .rest(.milliseconds(700)),
      .point(.overlay(Vector(dx: 30, dy: 6))),
      .rest(.milliseconds(900)),
      .drag(Vector(dx: 0, dy: 80), .milliseconds(200)),
      .rest(.milliseconds(700)),
      .leave,
      .rest(.milliseconds(600)),
      .call { $0.dismissAll() },
      .rest(.milliseconds(600)),
    ]
  }

  static let card = OverlaySize(width: 400, height: 244)

  @MainActor
  private static func save(
    _ file: String, in queue: LaneID, at position: OverlayPosition, by presenter: Presenter
  ) {
    presenter.present(
      .notification(icon: .glyph(.download), title: "\(file) is saved")
        .queue(queue).position(position).duration(.infinite))
  }

  @MainActor
  private static func present(_ preset: String, by presenter: Presenter) {
    guard let preset = Preset.all.first(where: { $0.name == preset }) else {
      preconditionFailure("there is no preset '\(preset)'")
    }
    preset.present(by: presenter)
  }
}
