#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Creates views for nodes, and updates the views when the content changes.
@MainActor
struct ViewBuilder: NodeBuilder {
  let controls: Controls
  let images: ImageLoader
  /// Returns the parent for the app's view controllers.
  let parent: @MainActor () -> UIViewController?

  func begin() { controls.clear() }

  func make(
    _ node: OverlayNode, around parts: [(any SizedView)?], in axis: OverlayNode.Stack.Axis
  ) -> (any SizedView)? {
    switch node {
    case .image(let image): make(image, in: axis)
    case .activity(let activity): ActivityView(activity)
    case .divider(let divider): DividerView(divider)
    case .spacer: SpacerView()
    case .native(let view): make(view)
    case .stack, .text, .button, .field, .input, .rating, .progress, .box, .pages, .scroll:
      makeView(of: node, around: parts).flatMap { change($0, to: node, around: parts) }
    }
  }

  func change(_ view: any SizedView, to node: OverlayNode, around parts: [(any SizedView)?])
    -> (any SizedView)?
  {
    let child = parts.first ?? nil
    switch (node, view) {
    case (.stack(let stack), let view as StackView):
      view.show(
        stack,
        zip(stack.children, parts).compactMap { node, view in
          view.map { ViewPiece(node: node, view: $0) }
        })
    case (.text(let text), let view as TextView):
      view.show(text, links: parts.compactMap { $0 as? LinkView })
    case (.button(let button), let view as ButtonView):
      view.show(button, icon: parts.count > 1 ? child : nil, label: parts.last as? TextView)
      controls.add(view, for: button)
    case (.field(let field), let view as FieldView):
      view.show(field, icon: child)
      controls.add(view)
    case (.input(let input), let view as InputView):
      view.show(input)
      controls.add(view.targets)
    case (.rating(let rating), let view as RatingView):
      view.show(rating)
      controls.add(view.items)
    case (.box(let box), let view as BoxView): view.show(box, child: child)
    case (.pages(let pages), let view as PagesView): view.show(pages, children: parts)
    case (.scroll(let scroll), let view as ScrollView):
      guard let child else { return nil }
      view.show(scroll, child: child)
    case (.activity(let activity), let view as ActivityView): view.show(activity)
    case (.progress(let bar), let view as ProgressView):
      if case .timeLeft = bar.source { controls.add(view) }
    case (.native(let native), _): return make(native)
    default: break
    }
    return view
  }

  func letScroll(_ view: any SizedView) { (view as? ScrollView)?.letScroll() }

  func takeOut(_ child: any SizedView, of view: any SizedView) {
    // The child never leaves the window, so it stays first responder.
    view.superview?.addSubview(child)
  }

  /// Always `false`, because touches and text composition continue when a view gets a new
  /// superview.
  var isInUse: Bool { false }

  /// Creates the view for a node, which `change` then updates.
  ///
  /// Returns `nil` for a node that takes up no space, for example a rating without symbols.
  private func makeView(of node: OverlayNode, around parts: [(any SizedView)?])
    -> (any SizedView)?
  {
    switch node {
    case .stack: StackView(frame: .zero)
    case .text(let text): text.runs.isEmpty ? nil : TextView(controls)
    case .button(let button): button.link == nil ? ButtonView(controls) : LinkView(controls)
    case .field(let field): FieldView(of: field, controls)
    case .box(let box): BoxView(hasSurface: box.style != nil, images)
    case .pages: PagesView(controls)
    case .scroll: parts.contains { $0 != nil } ? ScrollView(frame: .zero) : nil
    case .input(let input): InputView.make(input, controls)
    case .rating(let rating): rating.items.isEmpty ? nil : RatingView(rating, images)
    case .progress(let bar): ProgressView(bar)
    case .image, .activity, .divider, .spacer, .native: nil
    }
  }

  /// Creates the view of an image, or returns `nil` if none of its sources can be loaded.
  private func make(_ image: OverlayNode.Image, in axis: OverlayNode.Stack.Axis) -> ImageView? {
    let artworks = images.frames(of: image)
    return artworks.isEmpty ? nil : ImageView(image, artworks: artworks, in: axis, controls)
  }

  /// Creates the container for one of the app's views or view controllers.
  ///
  /// Returns `nil` if the app provides no view, or if the view has a superview that isn't a
  /// container. If the view is already in a container, that container is reused.
  private func make(_ view: OverlayNode.NativeView) -> NativeView? {
    guard let made = view.make() else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
    let shown = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded
    let known = shown?.superview as? NativeView
    return known
      ?? NativeView.Guest(object).map { NativeView($0, size: view.size, parent: parent) }
  }
}
#endif
