#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Creates native widgets for nodes, and updates them.
@MainActor
struct WidgetBuilder: NodeBuilder {
  let environment: ViewEnvironment
  let images: ImageLoader
  let controls: Controls

  func begin() { controls.clear() }

  func make(
    _ node: OverlayNode, around parts: [(any NodeWidget)?], in axis: OverlayNode.Stack.Axis
  ) -> (any NodeWidget)? {
    switch node {
    case .image(let image): make(image, in: axis)
    case .input(let input):
      InputView.make(input, environment).map {
        controls.noteInput()
        return $0
      }
    case .rating(let rating): rating.items.isEmpty ? nil : RatingView(rating, images, environment)
    case .activity(let activity): ActivityView(activity, environment)
    case .progress(let bar): ProgressView(bar, timeLeft: controls.timeLeft, environment)
    case .divider(let divider): DividerView(divider, environment)
    case .spacer: SpacerView()
    case .native(let view): view.makeWidget().map { NativeWidget($0) }
    case .stack, .text, .button, .field, .box, .pages, .scroll:
      makeEmpty(node, around: parts).flatMap { change($0, to: node, around: parts) }
    }
  }

  func change(_ view: any NodeWidget, to node: OverlayNode, around parts: [(any NodeWidget)?])
    -> (any NodeWidget)?
  {
    let child = parts.first?.map(\.widget) ?? nil
    switch (node, view) {
    case (.stack(let stack), let view as StackView):
      view.show(
        stack,
        zip(stack.children, parts).compactMap { node, part in
          part.map { WidgetPiece(node: node, widget: $0.widget) }
        })
    case (.text(let text), let view as TextView): view.show(text)
    case (.text(let text), let view as LinkedTextView):
      view.show(text, parts.compactMap { $0 as? LinkView })
    case (.button(let link), let view as LinkView):
      view.show(link)
      controls.add(view.button, for: link)
    case (.button(let button), let view as ButtonView):
      view.show(
        button, icon: parts.count > 1 ? child : nil, label: parts.last.flatMap { $0?.widget })
      controls.add(view.button, for: button)
    case (.field(let field), let view as FieldView):
      view.show(field, icon: child)
      controls.add(view.entry.widget, for: field)
    case (.input(let input), let view as InputView):
      view.show(input)
      controls.noteInput()
    case (.rating(let rating), let view as RatingView): view.show(rating)
    case (.activity(let activity), let view as ActivityView): view.show(activity)
    case (.box(let box), let view as BoxView):
      if box.style?.background.isLive ?? false { controls.noteLiveSurface() }
      view.show(box, child: child)
    case (.pages(let pages), let view as PagesView):
      view.show(pages, children: parts.map { $0?.widget })
    case (.scroll(let scroll), let view as ScrollView):
      guard let child else { return nil }
      view.show(scroll, child: child)
    case (.native(let native), let view as NativeWidget):
      return native.makeWidget(insteadOf: view.widget).map {
        $0 == view.widget ? view : NativeWidget($0)
      }
    default: break
    }
    return view
  }

  func letScroll(_ view: any NodeWidget) { (view as? ScrollView)?.letScroll() }

  func takeOut(_ child: any NodeWidget, of view: any NodeWidget) {
    (view as? ScrollView)?.giveUpChild()
  }

  var isInUse: Bool { environment.card?.isInUse ?? false }

  /// Creates an empty view for a node.
  ///
  /// The caller fills the view using `change`. Returns `nil` if the node takes up no space.
  private func makeEmpty(_ node: OverlayNode, around parts: [(any NodeWidget)?])
    -> (any NodeWidget)?
  {
    switch node {
    case .stack: StackView()
    case .text(let text) where text.runs.isEmpty: nil
    case .text(let text) where text.hasLinks: LinkedTextView(environment)
    case .text: TextView(environment)
    case .button(let button) where button.link != nil: LinkView(environment, controls)
    case .button: ButtonView(environment, controls)
    case .field(let field): FieldView(for: field, environment, controls)
    case .box: BoxView(environment)
    case .pages: PagesView(environment)
    case .scroll: parts.contains { $0 != nil } ? ScrollView() : nil
    case .image, .input, .rating, .activity, .progress, .divider, .spacer, .native: nil
    }
  }
}
#endif
