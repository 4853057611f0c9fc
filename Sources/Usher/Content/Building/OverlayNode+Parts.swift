extension OverlayNode {
  /// The nodes with separate views inside the node's view, in reading order.
  ///
  /// These are its children, the icon or activity indicator and the label of a button, the icon of
  /// a field, and the links of a text.
  public var parts: [OverlayNode] {
    switch self {
    case .button(let button): [button.leading, .text(button.label)].compactMap { $0 }
    case .field(let field): field.icon.map { [.image($0)] } ?? []
    case .text(let text): text.links.map { .button($0) }
    case .stack, .box, .pages, .scroll: children
    case .image, .input, .rating, .activity, .progress, .divider, .spacer, .native: []
    }
  }

  /// The axis along which `parts` are laid out.
  var axisOfParts: Stack.Axis {
    switch self {
    case .stack(let stack): stack.axis
    case .button, .field: .horizontal
    case .text, .image, .input, .rating, .activity, .progress, .divider, .spacer, .box, .pages,
      .scroll, .native:
      .vertical
    }
  }

  /// Whether the node can reuse the view of an earlier node.
  ///
  /// Views that the user presses, types into or scrolls can be updated completely. Other views are
  /// replaced unless they look the same and follow the same observable values.
  @MainActor
  func canTakeOver(_ known: OverlayNode) -> Bool {
    switch self {
    case .stack:
      if case .stack = known { return true }
    case .box(let box):
      if case .box(let known) = known { return (box.style == nil) == (known.style == nil) }
    case .text(let text):
      if case .text(let known) = known {
        return text.runs.isEmpty == known.runs.isEmpty && text.hasLinks == known.hasLinks
      }
    case .button(let button):
      if case .button(let known) = known {
        // A press must not continue on a button that is destructive.
        return button.identifier == known.identifier
          && button.isDestructive == known.isDestructive && button.link == known.link
      }
    case .field(let field):
      if case .field(let known) = known {
        return field.purpose == known.purpose && field.identifier == known.identifier
          && field.platform == known.platform && field.isMultiline == known.isMultiline
      }
    case .input(let input):
      if case .input(let known) = known { return input.isSame(as: known) }
    case .rating(let rating):
      if case .rating(let other) = known, rating.choice === other.choice {
        return looks(like: known)
      }
    case .progress(let bar):
      if case .progress(let other) = known, bar.amount === other.amount {
        return looks(like: known)
      }
    case .pages:
      if case .pages = known { return true }
    case .scroll:
      if case .scroll = known { return true }
    case .native:
      if case .native = known { return true }
    case .image(let image):
      // The file may have different contents now.
      return !image.isFile && looks(like: known)
    case .activity, .divider, .spacer: return looks(like: known)
    }
    return false
  }

  /// Whether a view that the node reuses can remain unchanged.
  @MainActor
  func isStill(_ known: OverlayNode) -> Bool {
    switch self {
    case .text: looks(like: known)
    // These are reused only if they look the same.
    case .image, .divider, .spacer: true
    case .stack, .box, .button, .field, .input, .rating, .activity, .progress, .pages, .scroll,
      .native:
      false
    }
  }

  /// Whether the node is the same as an earlier node, rather than a different node of the same
  /// kind.
  ///
  /// Buttons are the same if their titles match, fields and pages if they use the same observable
  /// value, and other nodes if they look the same.
  @MainActor
  fileprivate func isSame(as known: OverlayNode) -> Bool {
    guard canTakeOver(known) else { return false }
    switch self {
    case .button(let button):
      guard case .button(let known) = known else { return false }
      return button.identifier != nil
        || button.title == known.title && button.description == known.description
    case .field(let field):
      guard case .field(let known) = known else { return false }
      return field.text === known.text
    case .pages(let pages):
      guard case .pages(let known) = known else { return false }
      return pages.shown === known.shown
    case .stack, .text, .image, .input, .rating, .activity, .progress, .divider, .spacer, .box,
      .scroll, .native:
      return looks(like: known)
        && inputs.count == known.inputs.count
        && zip(inputs, known.inputs).allSatisfy { $0.isSame(as: $1) }
        && zip(fields, known.fields).allSatisfy { $0.text === $1.text }
        && zip(ratings, known.ratings).allSatisfy { $0.choice === $1.choice }
    }
  }
}

extension OverlayNode.Image {
  fileprivate var isFile: Bool {
    ([source] + (motion?.furtherSources ?? [])).contains {
      if case .file = $0 { true } else { false }
    }
  }
}

extension [OverlayNode] {
  /// Returns, for each node, the index of the earlier node whose view is reused, or `nil` if there
  /// is none.
  ///
  /// The order is preserved, and nodes that are the same are matched first. If the number of nodes
  /// between two of them is unchanged, each node reuses the view at its position. Otherwise, a node
  /// reuses the first suitable view. In that case, a button or field never becomes a different
  /// control, and rows with controls reuse views only if the number of nodes with controls is
  /// unchanged.
  @MainActor
  func matches(in known: [OverlayNode]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: count)
    // This is the usual case for new content.
    guard !known.isEmpty else { return matches }
    let change = difference(from: known) { $0.isSame(as: $1) }
    let gone = Set(change.removals.map(\.offset))
    let new = Set(change.insertions.map(\.offset))
    let same = zip(
      indices.filter { !new.contains($0) }, known.indices.filter { !gone.contains($0) })
    var (first, firstKnown) = (0, 0)
    for (index, match) in [(Int, Int)](same) + [(count, known.count)] {
      let (gap, knownGap) = (first..<index, firstKnown..<match)
      if gap.count == knownGap.count {
        for (index, match) in zip(gap, knownGap) where self[index].canTakeOver(known[match]) {
          matches[index] = match
        }
      } else {
        var next = firstKnown
        let isSteady =
          gap.count { self[$0].hasControls } == knownGap.count { known[$0].hasControls }
        for index in gap where isSteady ? !self[index].isControl : !self[index].hasControls {
          guard let match = (next..<match).first(where: { self[index].canTakeOver(known[$0]) })
          else { continue }
          matches[index] = match
          next = match + 1
        }
      }
      if index < count { matches[index] = match }
      (first, firstKnown) = (index + 1, match + 1)
    }
    return matches
  }
}

extension OverlayNode {
  /// Whether the node is a single control.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .field, .input, .rating: true
    case .stack, .text, .image, .activity, .progress, .divider, .spacer, .box, .pages, .scroll,
      .native:
      false
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
