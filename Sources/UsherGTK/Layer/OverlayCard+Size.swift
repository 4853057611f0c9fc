#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension OverlayCard {
  /// Measures the content within the proposal, in whole points.
  ///
  /// Content that is too tall becomes scrollable. Don't call this during a layout, because widgets
  /// can't change parents then.
  func size(within proposal: SizeProposal) -> OverlaySize {
    if built.isUnsettled {
      widget.keepingFocus {
        if let root = built.settle() { hold(root.widget) }
      }
    }
    let needs = Needs(of: self, within: proposal)
    let room = proposal.maximumHeight
    if !built.fits(into: room, natural: needs.height, least: needs.least) {
      widget.keepingFocus {
        let root = built.fit(into: room, natural: needs.height, least: needs.least)
        if let root { hold(root.widget) }
      }
    }
    measured = (proposal, needs.size)
    return needs.size
  }

  /// The current size of the content within the last proposal, or `nil` before the first
  /// measurement.
  var sizeNeeded: OverlaySize? {
    measured.map { size(within: $0.proposal) }
  }

  /// Whether the content must be measured again, for example because the text size changed.
  ///
  /// The value is `true` if the content's size within the last proposal changed, if the content
  /// must scroll differently, or if a change waited while the card was in use. It is `false` before
  /// the first measurement.
  var hasOutgrownItsSize: Bool {
    guard let measured else { return false }
    let needs = Needs(of: self, within: measured.proposal)
    return needs.size != measured.size || built.isUnsettled
      || !built.fits(
        into: measured.proposal.maximumHeight, natural: needs.height, least: needs.least)
  }

  /// Whether the user is pressing a widget on the card or composing text there.
  ///
  /// If such a widget got a new parent, GTK would end the press or the composition.
  var isInUse: Bool {
    if isPressed { return true }
    guard let focus = gtk_widget_get_root(widget).flatMap({ gtk_root_get_focus($0) }),
      gtk_widget_is_ancestor(focus, widget) != 0
    else { return false }
    return widget.isBesideComposition
  }

  /// Requests a layout for changes that waited while the card was in use.
  func settleSoon() {
    if built.isUnsettled { gtk_widget_queue_resize(widget) }
  }
}

@MainActor
private struct Needs {
  /// The content's natural height, without the proposal's limits, in points.
  let height: Double
  /// The content's size within the proposal, in whole points.
  let size: OverlaySize
  private let card: OverlayCard

  init(of card: OverlayCard, within proposal: SizeProposal) {
    self.card = card
    let natural = Double(card.measure(GTK_ORIENTATION_HORIZONTAL, across: -1).natural)
    let width = min(max(natural, proposal.minimumWidth), proposal.maximumWidth).rounded(.down)
    height = Double(card.measure(GTK_ORIENTATION_VERTICAL, across: Int32(width)).natural)
    size = OverlaySize(
      width: width,
      height: min(max(height, proposal.minimumHeight), proposal.maximumHeight).rounded(.down))
  }

  func least() -> Double {
    Double(
      WidgetBehavior.measure(
        card.content, GTK_ORIENTATION_VERTICAL, across: Int32(size.width)
      ).minimum)
  }
}
#endif
