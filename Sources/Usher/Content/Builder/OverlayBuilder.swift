/// Builds an overlay's content from elements, with `if`, `switch`, `for` and string literals.
@resultBuilder
public enum OverlayBuilder {
  /// Uses an element.
  public static func buildExpression(_ element: OverlayElement) -> [OverlayElement] { [element] }

  /// Uses a node, for example a native view.
  public static func buildExpression(_ node: OverlayNode) -> [OverlayElement] {
    [OverlayElement(node)]
  }

  /// Uses a string as text that is shown as is.
  @_disfavoredOverload
  public static func buildExpression(_ string: String) -> [OverlayElement] { [Text(string)] }

  /// Uses several elements, for example the result of `ForEach`.
  public static func buildExpression(_ elements: [OverlayElement]) -> [OverlayElement] { elements }

  /// Joins the elements in a block.
  public static func buildBlock(_ elements: [OverlayElement]...) -> [OverlayElement] {
    elements.flatMap { $0 }
  }

  /// Uses the elements of an `if` without an `else`, or no elements if the condition is `false`.
  public static func buildOptional(_ elements: [OverlayElement]?) -> [OverlayElement] {
    elements ?? []
  }

  /// Uses the elements of the first branch.
  public static func buildEither(first elements: [OverlayElement]) -> [OverlayElement] { elements }

  /// Uses the elements of the second branch.
  public static func buildEither(second elements: [OverlayElement]) -> [OverlayElement] {
    elements
  }

  /// Joins the elements of all iterations of a loop.
  public static func buildArray(_ elements: [[OverlayElement]]) -> [OverlayElement] {
    elements.flatMap { $0 }
  }

  /// Uses the elements of an `if #available`.
  public static func buildLimitedAvailability(_ elements: [OverlayElement]) -> [OverlayElement] {
    elements
  }
}

extension Overlay {
  /// Creates an overlay with custom content in a column.
  ///
  /// The content is padded by 16 points at the sides and 14 points above and below. If the content
  /// is a single element with padding, or with a width and a height, there is no extra padding. A
  /// background of a single element replaces the card.
  ///
  /// If `preset` is `nil`, the overlay is as wide as its content. It is as wide as the available
  /// space if the content uses all of the width, for example because of a `Spacer` or a progress
  /// bar.
  ///
  /// ```swift
  /// presenter.present(
  ///   Overlay {
  ///     Text("Sending").bold()
  ///     ProgressView(value: progress)
  ///   }.position(.bottom))
  /// ```
  ///
  /// - Parameters:
  ///   - preset: The settings to start from, or `nil` for the defaults.
  ///   - content: The elements. If none is visible, the overlay is refused with `emptyContent` when
  ///     it is presented.
  public init(
    preset: OverlayPreset? = nil, @OverlayBuilder content: () -> [OverlayElement]
  ) {
    let content = OverlayContent(content())
    if preset == nil, !content.root.fillsWidth {
      self.init(content, usual: OverlayPreset().width(.intrinsic))
    } else {
      self.init(content, preset: preset)
    }
  }
}

extension Presenter {
  /// Requests to show an overlay with custom content.
  ///
  /// ```swift
  /// presenter.present(using: .bottom) {
  ///   Text("New letter").bold()
  ///   "From Ada"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - preset: The settings to start from, or `nil` for the defaults.
  ///   - content: The elements, laid out as `Overlay.init(preset:content:)` describes.
  /// - Returns: The request's handle. Releasing it doesn't affect the request.
  @discardableResult
  public func present(
    using preset: OverlayPreset? = nil, @OverlayBuilder content: () -> [OverlayElement]
  ) -> PresentationHandle {
    present(Overlay(preset: preset, content: content))
  }
}

extension OverlayContent {
  /// Creates content with the elements in a column.
  ///
  /// A background of a single element becomes the surface.
  fileprivate init(_ elements: [OverlayElement]) {
    if elements.count == 1, case .box(let box) = elements[0].node(), box.margins == .zero,
      let style = box.style, style.background != .clear
    {
      self.init(.box(box), style: .clear)
      return
    }
    let column = elements.count == 1 ? elements[0] : VStack { elements }
    let node = column.node()
    let hasRoom = column.isPadded || node.hasFrame
    self.init(hasRoom ? node : OverlayElement(node).padding(.content).node())
  }
}

extension OverlayNode {
  /// Whether the node is a box with a width and a height.
  fileprivate var hasFrame: Bool {
    if case .box(let box) = self { box.width != nil && box.height != nil } else { false }
  }
}

extension Insets {
  fileprivate static let content = Insets(horizontal: 16, vertical: 14)
}
