/// A host's maker of views, which `BuiltContent` asks for what new content lacks.
@MainActor
public protocol NodeBuilder {
  /// The host's view of a node.
  associatedtype View

  /// Forgets what was noted of the nodes shown so far, since a tree is about to be shown.
  func begin()

  /// Makes the view of a node around the views of its parts.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - parts: The views of `node.parts`, in the same order.
  ///   - axis: The axis of the stack around the node; vertical outside any stack.
  /// - Returns: The view; `nil` for a node that takes no room.
  func make(_ node: OverlayNode, around parts: [View?], in axis: OverlayNode.Stack.Axis) -> View?

  /// Makes a view show another node, which can take it over.
  ///
  /// Called for a node that looks the same, too, if it has callbacks or follows the overlay.
  ///
  /// - Parameters:
  ///   - view: The view of an earlier node of the same kind.
  ///   - node: The node to show now.
  ///   - parts: The views of `node.parts`, in the same order; those that are gone have to leave the
  ///     view.
  /// - Returns: The view, or another one in its place; `nil` if the node takes no room.
  func change(_ view: View, to node: OverlayNode, around parts: [View?]) -> View?

  /// Lets the view of a scrolling node scroll from now on.
  ///
  /// Until this is called, the node's child stands in the view, whole, and no native scroll view is
  /// needed, which would take as long to make as the rest of a message. May be called repeatedly.
  func letScroll(_ view: View)

  /// Takes the child out of the view of a scrolling node, which is no longer shown, so that the
  /// child can be shown without it.
  func takeOut(_ child: View, of view: View)

  /// Whether the user is doing something with the content that would end if a view got another
  /// parent, such as a press.
  var isInUse: Bool { get }
}

/// The views of an overlay's content, which new content takes over as far as it can.
///
/// A press, a scroll position, the caret, a composition and a running animation belong to a view,
/// so a view that stays keeps them. A node takes over the view of an earlier node of its kind in
/// the same place; in a stack, a button or a field that is there again keeps its view wherever it
/// stands now. Buttons with different identifiers never share a view.
///
/// Content that turns out to be higher than its room scrolls, by `fit(into:natural:least:)`.
///
/// No view that stays gets another parent while the builder says that the content is in use: what
/// begins or ceases to scroll does so afterwards, by `settle()`.
@MainActor
public final class BuiltContent<Builder: NodeBuilder> {
  /// What makes and changes the views.
  public let builder: Builder
  private var root: Part?
  /// The root as it should be; `root` lacks its scroll view, or has one more, while that waits.
  private var wanted: OverlayNode?
  private var scrolling = Scrolling.nothing
  /// Whether a view should have had another parent while the content was in use.
  private var isLate = false

  /// How much of the content scrolls, in order.
  ///
  /// What once scrolled goes on scrolling, since a change of this can end a press.
  private enum Scrolling: Comparable {
    /// What fits needs no scroll view.
    case nothing
    /// The content's scrolling nodes.
    case marked
    /// All of it, buttons included, since even the minimum height does not fit.
    case everything
  }

  private struct Part {
    let node: OverlayNode
    let view: Builder.View?
    let parts: [Part]

    /// Whether a node can take over all views but that of a scrolling node around all others, which
    /// only one of the two has.
    @MainActor
    func differsInScrollView(from node: OverlayNode) -> Bool {
      switch (node.scrolled, self.node.scrolled) {
      case (let child?, nil): view != nil && child.canTakeOver(self.node)
      case (nil, .some): parts.first.map { $0.view != nil && node.canTakeOver($0.node) } ?? false
      case (nil, nil), (.some, .some): false
      }
    }
  }

  /// Makes content without any view.
  public init(by builder: Builder) {
    self.builder = builder
  }

  /// Shows a tree of nodes and returns the view of its root; `nil` if that takes no room.
  ///
  /// Every node is made or changed after its parts, in reading order.
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

  /// Whether `settle()` has something to do now.
  public var isUnsettled: Bool { isLate && !builder.isInUse }

  /// Performs the changes that waited while the content was in use.
  ///
  /// Does nothing if it still is.
  ///
  /// - Returns: The new view of the root; `nil` if the view is still the same.
  public func settle() -> Builder.View? {
    guard isUnsettled, let root, let wanted else { return nil }
    isLate = false
    let isOther = root.differsInScrollView(from: wanted)
    let part = isOther ? rewrap(root, as: wanted) : root
    self.root = part
    letScroll(part)
    return isOther ? part.view : nil
  }

  /// Returns whether enough of the content scrolls for a room of the given height, or the content
  /// is in use.
  ///
  /// - Parameters:
  ///   - room: The height that the content may take, in points.
  ///   - natural: The height that the content needs; scrolling does not change it.
  ///   - least: Returns the content's minimum height.
  /// - Returns: Whether nothing is out of reach.
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

  /// Lets content scroll that is higher than its room: first the scrolling nodes, so that buttons
  /// beside them stay in reach, and the whole content if that does not suffice.
  ///
  /// A view of the app's own, alone in the content, is left as it is. The parameters are those of
  /// `fits(into:natural:least:)`.
  ///
  /// - Returns: The new view of the root; `nil` if the view is still the same.
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

  /// Puts the root's view into the view of a scrolling node, or takes it out of one.
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

  /// Lets the scrolling nodes of a part scroll that should.
  private func letScroll(_ part: Part) {
    if shouldScroll(part.node), let view = part.view { builder.letScroll(view) }
    for part in part.parts { letScroll(part) }
  }

  /// Whether a node is one that scrolls by now.
  private func shouldScroll(_ node: OverlayNode) -> Bool {
    if case .scroll(let scroll) = node { scrolling > .nothing || scroll.isExpected } else { false }
  }

  /// Builds a node, which takes over the view of a known part, if there is one.
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
    // Not by key paths: those of generic types are made anew for each call, which took a third of
    // the time.
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
  /// Whether the content as a whole can be put into a scroll view: it is not one already, nor a
  /// view of the app's own.
  fileprivate var canBeScrolled: Bool {
    switch self {
    case .scroll, .native: false
    case .stack, .text, .image, .button, .field, .rating, .activity, .progress, .divider, .spacer,
      .box, .pages:
      true
    }
  }
}

extension OverlayNode {
  /// The child of a scrolling node; `nil` for any other node.
  fileprivate var scrolled: OverlayNode? {
    if case .scroll(let scroll) = self { scroll.child } else { nil }
  }

  /// Whether the view of a node is another in a row than in a column.
  fileprivate var dependsOnAxis: Bool {
    if case .image = self { true } else { false }
  }
}

extension OverlayNode.Scroll {
  /// Whether the node scrolls from the start: it has a maximum height, or fields, which usually
  /// have less room as soon as there is a keyboard.
  fileprivate var isExpected: Bool { maximumHeight != nil || !child.fields.isEmpty }
}
