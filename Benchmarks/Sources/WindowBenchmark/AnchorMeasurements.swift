#if GTK
internal import CGTK
internal import Measuring
internal import Metering
internal import Usher
internal import UsherGTK

/// Measurements of a scrolling list, with and without a tip that follows a button in the list.
@MainActor
enum AnchorMeasurements {
  private static let rounds = Run.isQuick ? 1 : 10
  /// The duration of scrolling, in seconds.
  private static let seconds = 0.4
  private static let scrolled: AnchorID = "scrolled"
  private static let still: AnchorID = "still"

  /// Opens a window with one button in its list and one button below the list.
  ///
  /// Both are anchors.
  static func stage() throws(AttachmentError) -> Stage {
    guard let below = gtk_button_new_with_label("Stay"),
      let inside = gtk_button_new_with_label("Scroll")
    else { Failure.end("GTK makes no widget") }
    let window = AppWindow { list in
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      let box = UnsafeMutableRawPointer(column)?.assumingMemoryBound(to: GtkBox.self)
      gtk_widget_set_vexpand(list, 1)
      gtk_box_append(box, list)
      gtk_box_append(box, below)
      return column
    }
    gtk_widget_set_halign(inside, GTK_ALIGN_CENTER)
    gtk_widget_set_halign(below, GTK_ALIGN_CENTER)
    window.insert(inside, at: 8)
    scrolled.mark(inside)
    still.mark(below)
    return try Stage(in: window)
  }

  static func add(to table: inout Table, on stage: Stage) {
    var samples: [Company: [FrameSample]] = [:]
    // The first round is a warm-up, and every other round is in reverse order.
    for round in (Run.isQuick ? 1 : 0)...rounds {
      for company in round % 2 == 0 ? Company.allCases : Company.allCases.reversed() {
        let frames = record(company, on: stage)
        if round > 0 { samples[company, default: []] += frames }
      }
    }
    let costs = Company.allCases.map { company in
      (company: company, cost: Cost(seconds: samples[company, default: []].map(\.worked)))
    }
    table.addSection("CPU of a frame in which a list scrolls, with")
    for (company, cost) in costs {
      // The first row has no overlay, and the last row is compared with all others.
      let others = costs.prefix(company == .following ? costs.count - 1 : 1).reversed()
      let ratios = others.map { "\(Format.ratio(cost, to: $0.cost)) \($0.company.asOther)" }
      let remark = company == .nothing ? "" : ratios.joined(separator: "; ")
      table.addRow(company.rawValue, cost, remark)
    }
    let inPresenter = samples[.following, default: []].map(\.inPresenter.seconds)
    let (following, part) = (costs[costs.count - 1].cost, Cost(seconds: inPresenter))
    table.addRow(
      "the last: Usher's part", part, "\(Format.share(part, of: following)) of the frame")
    gtk_window_destroy(
      UnsafeMutableRawPointer(stage.window.widget).assumingMemoryBound(to: GtkWindow.self))
  }

  /// The overlay above the scrolling list.
  ///
  /// All tips look the same, except for the arrow.
  private enum Company: String, CaseIterable {
    case nothing = "no overlay"
    case tip = "a tip without an anchor and an arrow"
    case still = "a tip beside a button that does not scroll"
    case following = "a tip beside a button in the list"

    /// A description for comparisons.
    var asOther: String {
      switch self {
      case .nothing: "no overlay"
      case .tip: "no anchor and no arrow"
      case .still: "the same scroll without an anchor in the list"
      case .following: "a tip that follows"
      }
    }

    /// The preset of the tip, or `nil`.
    @MainActor var preset: OverlayPreset? {
      switch self {
      case .nothing: return nil
      case .tip:
        return OverlayPreset.tip(beside: AnchorMeasurements.still).with {
          $0.anchor = nil
          $0.position = .center
        }
      case .still: return OverlayPreset.tip(beside: AnchorMeasurements.still, .top)
      case .following: return OverlayPreset.tip(beside: scrolled, .bottom)
      }
    }
  }

  private static func record(_ company: Company, on stage: Stage) -> [FrameSample] {
    let handle = company.preset.map {
      stage.presenter.present(Overlay(.tip("Archive with one key: A"), preset: $0))
    }
    if let handle { MainLoop.run { stage.shows(handle.id) } }
    stage.rest()
    let start = handle.flatMap { stage.host.frame(of: $0.id) }
    if (start == nil) != (company == .nothing) { Failure.end("a requested tip did not appear") }
    var end = start
    let frames = stage.probe.record(seconds: seconds) { seconds in
      stage.probe.isRecording = true
      stage.window.scroll(seconds: seconds)
      stage.probe.isRecording = false
      end = handle.flatMap { stage.host.frame(of: $0.id) }
      stage.rest()
    }
    if !frames.isEmpty, (start != end) != (company == .following) {
      Failure.end("only the tip beside the list's button has to move: \(company)")
    }
    stage.clear()
    return frames
  }
}
#endif
