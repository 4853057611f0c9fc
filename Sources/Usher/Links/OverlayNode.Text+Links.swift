extension OverlayNode.Text {
  /// The links as buttons, in reading order.
  ///
  /// A host draws the words of a link as part of the text, and places the button above them. The
  /// button's description is the words.
  public var links: [OverlayNode.Button] {
    linkRanges.compactMap { range in
      runs[range].first?.link.map { link in
        var button = OverlayNode.Button(
          label: OverlayNode.Text(""), style: .plain,
          description: runs[range].map(\.string).joined(), dismisses: false
        ) { handle in
          handle.presenter?.open(link, from: handle.id)
        }
        button.kind = .link(link)
        return button
      }
    }
  }

  /// The runs of each link, as indices of `runs`.
  ///
  /// Runs in a row with the same address are one link.
  public var linkRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in runs.indices where runs[index].link != nil {
      if let last = ranges.last, last.upperBound == index, runs[index].link == runs[index - 1].link
      {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }

  /// Whether the text contains a link.
  public var hasLinks: Bool { runs.contains { $0.link != nil } }

  /// The text without its links, which keeps their words.
  var withoutLinks: OverlayNode.Text {
    guard hasLinks else { return self }
    var text = self
    text.changeRuns { run in
      if run.link != nil { (run.link, run.isUnderlined) = (nil, false) }
    }
    return text
  }
}
