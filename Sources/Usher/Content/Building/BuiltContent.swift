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
}

/// The views of an overlay's content, which new content takes over as far as it can.
///
/// A press, a scroll position, the caret, a composition and a running animation belong to a view,
/// so a view that stays keeps them. A node takes over the view of an earlier node of its kind in
/// the same place; in a stack, a button or a field that is there again keeps its view wherever it
/// stands now. Buttons with different identifiers never share a view.
@MainActor
public final class BuiltContent<Builder: NodeBuilder> {
  /// What makes and changes the views.
  public let builder: Builder
  private var root: Part?

  private struct Part {
    let node: OverlayNode
    let view: Builder.View?
    let parts: [Part]
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
    let part = build(
      node, in: .vertical, from: root.flatMap { node.canTakeOver($0.node) ? $0 : nil })
    root = part
    return part.view
  }

  /// Builds a node, which takes over the view of a known part, if there is one.
  private func build(
    _ node: OverlayNode, in axis: OverlayNode.Stack.Axis, from known: Part?
  ) -> Part {
    let nodes = node.parts
    let knownParts = known?.parts ?? []
    let matches = nodes.matches(in: knownParts.map(\.node))
    let parts = zip(nodes, matches).map { part, match in
      build(part, in: node.axisOfParts, from: match.map { knownParts[$0] })
    }
    let views = parts.map(\.view)
    let view: Builder.View? =
      if let known, let view = known.view {
        node.isStill(known.node)
          ? view : builder.change(view, to: node, around: views)
      } else {
        builder.make(node, around: views, in: axis)
      }
    return Part(node: node, view: view, parts: parts)
  }
}
