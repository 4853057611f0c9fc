/// Creates and updates a host's views for `BuiltContent`.
@MainActor
public protocol NodeBuilder {
  /// The host's view for a node.
  associatedtype View

  /// Discards data about the previously shown nodes, because a new tree is about to be shown.
  func begin()

  /// Creates the view for a node, with the views of its parts inside.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - parts: The views for `node.parts`, in the same order.
  ///   - axis: The axis of the surrounding stack, or `vertical` if there is none.
  /// - Returns: The view, or `nil` if the node takes up no space.
  func make(_ node: OverlayNode, around parts: [View?], in axis: OverlayNode.Stack.Axis) -> View?

  /// Updates a view to show a different node.
  ///
  /// This method is also called for a node that looks the same, if the node has callbacks or
  /// follows the overlay.
  ///
  /// - Parameters:
  ///   - view: The view of an earlier node of the same kind.
  ///   - node: The node to show now.
  ///   - parts: The views for `node.parts`, in the same order. Remove any other part from the view.
  /// - Returns: The view or its replacement, or `nil` if the node takes up no space.
  func change(_ view: View, to node: OverlayNode, around parts: [View?]) -> View?

  /// Makes the view of a scrolling node scrollable.
  ///
  /// Before this call, the view shows the whole child without a native scroll view, because
  /// creating one takes as long as creating the rest of a message. Repeated calls are allowed.
  func letScroll(_ view: View)

  /// Removes the child from the view of a scrolling node.
  ///
  /// That view is no longer shown, and the child is then shown without it.
  func takeOut(_ child: View, of view: View)

  /// Whether the user's current interaction, such as a press, would end if a view moved to a new
  /// parent.
  var isInUse: Bool { get }
}

/// The views for an overlay's content, reused where possible when the content changes.
///
/// A reused view keeps its press, scroll position, caret, text composition and running animation. A
/// node reuses the view of an earlier node of the same kind at the same place. In a stack, a button
/// or field that is still present keeps its view even if it moves. Buttons with different
/// identifiers never share a view.
///
/// If content is taller than its space, `fit(into:natural:least:)` makes it scroll.
///
/// While the builder reports that the content is in use, no reused view moves to a new parent.
/// Changes to scrolling are delayed until `settle()` is called.
@MainActor
public final class BuiltContent<Builder: NodeBuilder> {
  /// Creates and updates the views.
  public let builder: Builder
  private var root: Part?
  /// The intended root.
  ///
  /// While a change is delayed, `root` may lack a scroll view or have an extra one.
  private var wanted: OverlayNode?
  private var scrolling = Scrolling.nothing
  /// Whether a change of a view's parent was delayed because the content was in use.
  private var isLate = false

  /// How much of the content scrolls.
  ///
  /// Content that was made scrollable remains scrollable, because changing this can end a press.
  private enum Scrolling: Comparable {
    /// The content fits without scrolling.
    case nothing
    /// The content's scrolling nodes scroll.
    case marked
    /// The whole content scrolls, including buttons, because even its minimum height doesn't fit.
    case everything
  }

  private struct Part {
    let node: OverlayNode
    let view: Builder.View?
    let parts: [Part]

    /// Whether a node can reuse all views, except that either the node or this part has an extra
    /// scroll view around its content.
    @MainActor
    func differsInScrollView(from node: OverlayNode) -> Bool {
      switch (node.scrolled, self.node.scrolled) {
      case (let child?, nil): view != nil && child.canTakeOver(self.node)
      case (nil, .some): parts.first.map { $0.view != nil && node.canTakeOver($0.node) } ?? false
      case (nil, nil), (.some, .some): false
      }
    }
  }

  /// Creates content without views.
  public init(by builder: Builder) {
    self.builder = builder
  }

  /// Shows a tree of nodes and returns the view of its root, or `nil` if the root takes up no
  /// space.
  ///
  /// Each node is created or updated after its parts, in reading order.
  public func show(_ node: OverlayNode) -> Builder.View? {
    builder.begin()
    let node =
      scrolling == .everything && node.canBeScrolled ? .scroll(OverlayNode.Scroll(node)) : node
    wanted = node
    let part: Part
    if let root, root.differsInScrollView(from: node) {
      if builder.isInUse {
        isLate = true
        part = build(node.scrolled ?? .scroll(OverlayNode.Scroll(node)), from: root)
      } else {
        part = build(node, from: rewrap(root, as: node))
      }
    } else {
      part = build(node, from: root.flatMap { node.canTakeOver($0.node) ? $0 : nil })
    }
    root = part
    return part.view
  }

  /// Whether `settle()` has changes to perform now.
  public var isUnsettled: Bool { isLate && !builder.isInUse }

  /// Performs the changes that were delayed while the content was in use.
  ///
  /// Does nothing if the content is still in use.
  ///
  /// - Returns: The new view of the root, or `nil` if the view is unchanged.
  public func settle() -> Builder.View? {
    guard isUnsettled, let root, let wanted else { return nil }
    isLate = false
    let isOther = root.differsInScrollView(from: wanted)
    let part = isOther ? rewrap(root, as: wanted) : root
    self.root = part
    letScroll(part)
    return isOther ? part.view : nil
  }

  /// Returns whether enough of the content scrolls for a height, or can't be changed because it is
  /// in use.
  ///
  /// - Parameters:
  ///   - room: The available height, in points.
  ///   - natural: The height that the content needs if nothing scrolls.
  ///   - least: A closure that returns the content's minimum height.
  /// - Returns: Whether `fit(into:natural:least:)` would change nothing.
  public func fits(into room: Double, natural: Double, least: () -> Double) -> Bool {
    guard natural > room, let root else { return true }
    let suffices =
      switch scrolling {
      case .nothing: false
      case .marked: least() <= room || !root.node.canBeScrolled
      case .everything: true
      }
    guard !suffices, builder.isInUse else { return suffices }
    isLate = true
    return true
  }

  /// Makes content scroll if it is taller than the available height.
  ///
  /// First, only the scrolling nodes scroll, so that buttons next to them remain visible. If that
  /// isn't sufficient, the whole content scrolls. Content that consists of a native view is
  /// unchanged. The parameters match `fits(into:natural:least:)`.
  ///
  /// - Returns: The new view of the root, or `nil` if the view is unchanged.
  public func fit(into room: Double, natural: Double, least: () -> Double) -> Builder.View? {
    guard !fits(into: room, natural: natural, least: least), let root else { return nil }
    if scrolling == .nothing {
      scrolling = .marked
      letScroll(root)
    }
    guard !fits(into: room, natural: natural, least: least) else { return nil }
    scrolling = .everything
    let node = OverlayNode.scroll(OverlayNode.Scroll(root.node))
    wanted = node
    let part = rewrap(root, as: node)
    if let view = part.view { builder.letScroll(view) }
    self.root = part
    return part.view
  }

  /// Moves the root's view into or out of the view of a scrolling node.
  private func rewrap(_ root: Part, as node: OverlayNode) -> Part {
    if node.scrolled != nil {
      let view = builder.make(node, around: [root.view], in: .vertical)
      return Part(node: node, view: view, parts: [root])
    }
    guard let child = root.parts.first, let view = child.view, let outer = root.view else {
      return root
    }
    builder.takeOut(view, of: outer)
    return child
  }

  /// Makes the scrolling nodes in a part scroll if necessary.
  private func letScroll(_ part: Part) {
    if shouldScroll(part.node), let view = part.view { builder.letScroll(view) }
    for part in part.parts { letScroll(part) }
  }

  private func shouldScroll(_ node: OverlayNode) -> Bool {
    if case .scroll(let scroll) = node { scrolling > .nothing || scroll.isExpected } else { false }
  }

  /// Builds a node.
  ///
  /// If there is an earlier part, its view is reused.
  private func build(
    _ node: OverlayNode, in axis: OverlayNode.Stack.Axis = .vertical, from known: Part?
  ) -> Part {
    let nodes = node.parts
    let knownParts = known?.parts ?? []
    let matches = nodes.matches(in: knownParts.map { $0.node })
    let isTurned = known.map { $0.node.axisOfParts != node.axisOfParts } ?? false
    let parts = zip(nodes, matches).map { part, match in
      build(
        part, in: node.axisOfParts,
        from: isTurned && part.dependsOnAxis ? nil : match.map { knownParts[$0] })
    }
    // This isn't a key path, because a key path of a generic type is created for each call. That
    // took a third of the time.
    let views = parts.map { $0.view }
    let view: Builder.View? =
      if let known, let view = known.view {
        node.isStill(known.node)
          ? view : builder.change(view, to: node, around: views)
      } else {
        builder.make(node, around: views, in: axis)
      }
    if shouldScroll(node), let view {
      if known != nil, builder.isInUse { isLate = true } else { builder.letScroll(view) }
    }
    return Part(node: node, view: view, parts: parts)
  }
}

extension OverlayNode {
  /// Whether the whole content can be placed in a scroll view.
  ///
  /// Scroll views and native views can't.
  fileprivate var canBeScrolled: Bool {
    switch self {
    case .scroll, .native: false
    case .stack, .text, .image, .button, .field, .input, .rating, .activity, .progress, .divider,
      .spacer, .box, .pages:
      true
    }
  }
}

extension OverlayNode {
  /// The child of a scrolling node, or `nil` for any other node.
  fileprivate var scrolled: OverlayNode? {
    if case .scroll(let scroll) = self { scroll.child } else { nil }
  }

  /// Whether the node's view is different in a row and in a column.
  fileprivate var dependsOnAxis: Bool {
    if case .image = self { true } else { false }
  }
}

extension OverlayNode.Scroll {
  /// Whether the node scrolls from the start because it has a maximum height or contains fields.
  ///
  /// When the keyboard appears, fields usually have less space.
  fileprivate var isExpected: Bool { maximumHeight != nil || !child.fields.isEmpty }
}
